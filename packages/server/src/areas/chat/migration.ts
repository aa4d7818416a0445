import type { Migration } from '../../storage/migrate.ts'

/** Stores names at the time of the message. A deleted message keeps its text for moderators. */
export const messages: Migration = {
  name: '2026-11-23-chat-messages',
  sql: [
    `create table chat_message (
      id {{id}},
      room text not null,
      author_id bigint not null references player(id),
      author_name text,
      to_id bigint references player(id),
      to_name text,
      forwarded_id bigint references player(id),
      forwarded_name text,
      kind text not null,
      text text not null,
      at bigint not null,
      deleted_at bigint
    )`,
    'create index chat_message_of_room on chat_message (room, id)',
    'create index chat_message_of_author on chat_message (author_id, id)',
    'create index chat_message_of_receiver on chat_message (to_id, id)',
    'create index chat_message_of_forwarded on chat_message (forwarded_id)',
  ],
}

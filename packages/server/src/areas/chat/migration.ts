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

/** For the whispers of a player, whose messages are mostly in other rooms, and for the number that a player has written lately. */
export const whispers: Migration = {
  name: '2026-11-29-chat-whispers',
  sql: [
    "create index chat_whisper_written on chat_message (author_id, id) where room = 'private'",
    "create index chat_whisper_received on chat_message (to_id, id) where room = 'private'",
    'create index chat_message_written on chat_message (author_id, at)',
  ],
}

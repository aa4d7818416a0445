import type { Migration } from '../../storage/migrate.ts'

/**
 * One side of a conversation; its messages are in the chat's table. `other_id` is the partner as a player. For the support, `partner_id` is 0 and `other_id` is
 * null; such a row is `waiting` until the support answers. `begun` is 1 for the side that wrote first.
 */
export const conversations: Migration = {
  name: '2026-11-24-mail-conversations',
  sql: [
    `create table mail_conversation (
      player_id bigint not null references player(id),
      partner_id bigint not null,
      other_id bigint references player(id),
      last_id bigint not null,
      unread bigint not null,
      waiting bigint not null,
      begun bigint not null,
      started_at bigint not null,
      primary key (player_id, partner_id)
    )`,
    'create index mail_conversation_newest on mail_conversation (player_id, last_id)',
    'create index mail_conversation_unread on mail_conversation (player_id, unread)',
    'create index mail_conversation_of_other on mail_conversation (other_id)',
    'create index mail_conversation_of_partner on mail_conversation (partner_id, waiting, last_id)',
  ],
}

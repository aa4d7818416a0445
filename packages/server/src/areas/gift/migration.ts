import type { Migration } from '../../storage/migrate.ts'

/** A compliment that moderators have hidden stays for them. */
export const hiddenCompliments: Migration = {
  name: '2026-11-29-hidden-compliments',
  sql: ['alter table gift add column hidden_at bigint'],
}

export const gifts: Migration = {
  name: '2026-11-23-gifts',
  sql: [
    `create table gift (
      id {{id}},
      sender_id bigint not null references player(id),
      receiver_id bigint not null references player(id),
      offer bigint not null,
      rewards text not null,
      compliment text not null,
      at bigint not null,
      taken_at bigint not null
    )`,
    'create index gift_received on gift (receiver_id, id)',
    'create index gift_waiting on gift (receiver_id, taken_at)',
    'create index gift_sent on gift (sender_id)',
  ],
}

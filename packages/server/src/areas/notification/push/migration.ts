import type { Migration } from '../../../storage/migrate.ts'

export const pushes: Migration = {
  name: '2026-11-23-pushes',
  sql: [
    `create table push_subscription (
      id {{id}},
      player_id bigint not null references player(id),
      endpoint text not null,
      p256dh text not null,
      auth text not null,
      time_zone text not null,
      at bigint not null
    )`,
    'create unique index push_subscription_endpoint on push_subscription (endpoint)',
    'create index push_subscription_of_player on push_subscription (player_id)',
    // `waiting`: JSON of the ids of the subscriptions that were not reached; empty before the first attempt.
    `create table push_message (
      player_id bigint not null references player(id),
      key text not null,
      kind text not null,
      details text not null,
      due_at bigint not null,
      tries bigint not null,
      waiting text not null,
      claimed_until bigint not null,
      primary key (player_id, key)
    )`,
    'create index push_message_due on push_message (due_at)',
  ],
}

import type { Migration } from '../../../storage/migrate.ts'

/** The chest of each player that opens after a time. Times are in milliseconds. */
export const delayedChestTable: Migration = {
  name: '2026-11-23-delayed-chest',
  sql: [
    `create table delayed_chest (
      player_id bigint primary key references player(id),
      number bigint not null,
      type text not null,
      placed_at bigint not null,
      ready_at bigint not null
    )`,
  ],
}

import type { Migration } from '../../../storage/migrate.ts'

/** The prizes that were not taken yet, and the bought gems that have counted for tickets. */
export const wheelTables: Migration = {
  name: '2026-11-23-wheel',
  sql: [
    `create table wheel_prize (
      player_id bigint primary key references player(id),
      kind text not null,
      number bigint not null,
      sector bigint not null,
      rewards text not null,
      instead text
    )`,
    `create table wheel_gems (
      player_id bigint primary key references player(id),
      gems bigint not null,
      day bigint not null,
      tickets bigint not null
    )`,
  ],
}

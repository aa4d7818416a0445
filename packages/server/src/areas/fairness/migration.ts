import type { Migration } from '../../storage/migrate.ts'

/** The links by which players share replays: one for each player and fight. */
export const replayShares: Migration = {
  name: '2026-11-23-replay-share',
  sql: [
    `create table replay_share (
      player_id bigint not null references player(id),
      battle_id bigint not null references battle(id),
      token text not null unique,
      at bigint not null,
      primary key (player_id, battle_id)
    )`,
  ],
}

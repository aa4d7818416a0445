import type { Migration } from '../../storage/migrate.ts'

/**
 * Melees, their seats, and the events of each input, for players who have missed some. `queue` is the group of a melee that waits for players, of which there
 * is one per group, and null for the others. Times are in milliseconds.
 */
export const melee: Migration = {
  name: '2026-11-24-melee',
  sql: [
    `create table melee (
      id {{id}},
      queue bigint unique,
      progress text not null,
      starts_at bigint not null,
      battle_id bigint unique references battle(id),
      turn_from bigint not null default 0,
      turn_until bigint not null default 0
    )`,
    'create index melee_due on melee (progress, starts_at)',
    `create table melee_seat (
      id {{id}},
      melee_id bigint not null references melee(id),
      player_id bigint references player(id),
      stair bigint not null,
      squad text not null,
      joined_at bigint not null,
      side text,
      moves bigint not null default 0,
      missed bigint not null default 0,
      has_left bigint not null default 0,
      place bigint,
      closed bigint not null default 0
    )`,
    'create index melee_seats on melee_seat (melee_id)',
    'create index melee_players on melee_seat (player_id, closed)',
    `create table melee_events (
      melee_id bigint not null references melee(id),
      version bigint not null,
      events text not null,
      primary key (melee_id, version)
    )`,
  ],
}

/** For the deletion of old melees. */
export const meleeTimes: Migration = { name: '2026-11-29-melee-times', sql: ['create index melee_starts on melee (starts_at)'] }

import type { Migration } from '../../storage/migrate.ts'

/**
 * The ladder. Each row has a place of its own; a row without a player is a squad of the arena. A place up to `ARENA_PLACES` without a row has a squad of the
 * arena too: the first attack on it inserts its row. Times are in milliseconds.
 *
 * Why fights do not reference entrants: on PostgreSQL the insertion would lock the entrants' rows, and other fights that end could not change their places.
 */
export const arena: Migration = {
  name: '2026-11-23-arena',
  sql: [
    `create table arena_entrant (
      id {{id}},
      player_id bigint references player(id),
      position bigint not null,
      fights bigint not null default 0,
      wins bigint not null default 0,
      rest_until bigint not null default 0,
      defence text not null default '[]',
      reward_hour bigint not null default 0,
      time_zone text not null default 'UTC',
      reward_at bigint,
      reward_league text,
      rewarded_at bigint not null default 0
    )`,
    'create unique index arena_position on arena_entrant (position)',
    'create unique index arena_player on arena_entrant (player_id)',
    'create index arena_reward on arena_entrant (reward_at)',
    `create table arena_fight (
      battle_id bigint primary key references battle(id),
      attacker bigint not null,
      defender bigint not null,
      attacker_player bigint references player(id),
      defender_player bigint references player(id),
      target bigint not null,
      won bigint,
      attacker_from bigint,
      attacker_to bigint,
      defender_from bigint,
      defender_to bigint,
      at bigint
    )`,
    'create index arena_attacks on arena_fight (attacker_player, battle_id)',
    'create index arena_defences on arena_fight (defender_player, battle_id)',
  ],
}

import type { Migration } from '../../../storage/migrate.ts'

/**
 * The buildings of clans that are built or being built, and the forces of their halls of fame. `ready_at` is when the work on the next level is finished, in
 * milliseconds; null without work.
 */
export const clanBuildings: Migration = {
  name: '2026-11-25-clan-buildings',
  sql: [
    `create table clan_building (
      clan_id bigint not null references clan(id),
      building text not null,
      level bigint not null check (level >= 0),
      ready_at bigint,
      primary key (clan_id, building)
    )`,
    `create table clan_hall (
      clan_id bigint not null references clan(id),
      force text not null,
      level bigint not null check (level > 0),
      primary key (clan_id, force)
    )`,
  ],
}

/** Boosts of clans, and when each ends, in milliseconds. */
export const clanBoostTable: Migration = {
  name: '2026-11-29-clan-boosts',
  sql: [
    `create table clan_boost (
      clan_id bigint not null references clan(id),
      boost text not null,
      ends_at bigint not null,
      primary key (clan_id, boost)
    )`,
  ],
}

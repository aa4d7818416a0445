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

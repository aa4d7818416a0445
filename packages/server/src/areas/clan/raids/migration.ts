import type { Migration } from '../../../storage/migrate.ts'

/**
 * The raids of clans, and who has set out on them: a member's share, the place on the road to return to, and the way through the tower. A clan has at most
 * one raid at a time, its last one.
 */
export const raids: Migration = {
  name: '2026-11-23-raids',
  sql: [
    `create table clan_raid (
      id {{id}},
      clan_id bigint not null references clan(id),
      difficulty text not null,
      stairs bigint not null,
      stairs_left bigint not null check (stairs_left >= 0),
      started_at bigint not null,
      ends_at bigint not null,
      waits_until bigint not null
    )`,
    'create index clan_raids on clan_raid (clan_id, id)',
    `create table clan_raider (
      raid_id bigint not null references clan_raid(id),
      player_id bigint not null references player(id),
      taken bigint not null,
      stair bigint not null,
      attempt bigint not null,
      coordinate bigint not null,
      back_context text not null,
      back_coordinate bigint not null,
      rewarded_at bigint,
      primary key (raid_id, player_id)
    )`,
    'create index clan_raiders on clan_raider (player_id)',
    'create index clan_raiders_unrewarded on clan_raider (raid_id) where rewarded_at is null',
  ],
}

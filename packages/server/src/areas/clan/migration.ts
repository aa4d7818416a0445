import type { Tx } from '../../storage/db.ts'
import type { Migration } from '../../storage/migrate.ts'
import { spellingOf } from '../../storage/spelling.ts'

/**
 * Clans, their members, candidates, budgets and histories. A clan without members is disbanded: it loses its name but keeps its ledger. Tables store players,
 * never their names.
 */
export const clans: Migration = {
  name: '2026-11-23-clans',
  sql: [
    `create table clan (
      id {{id}},
      name text not null,
      name_key text unique,
      name_look text unique,
      level bigint not null,
      current_exp bigint not null,
      theme bigint not null,
      theme_changes bigint not null,
      announcement text not null,
      announced_at bigint not null,
      about text,
      raid_difficulty text not null,
      created_at bigint not null,
      checked_at bigint not null,
      disbanded_at bigint
    )`,
    'create index clan_by_level on clan (disbanded_at, level, current_exp)',
    'create index clan_to_check on clan (disbanded_at, checked_at)',
    `create table clan_member (
      player_id bigint primary key references player(id),
      clan_id bigint not null references clan(id),
      rank text not null,
      stands_in bigint not null,
      merit bigint not null,
      joined_at bigint not null,
      seen_at bigint not null
    )`,
    'create index clan_members on clan_member (clan_id)',
    "create unique index clan_leader on clan_member (clan_id) where rank = 'LEADER'",
    'create unique index clan_stand_in on clan_member (clan_id) where stands_in = 1',
    `create table clan_candidate (
      player_id bigint not null references player(id),
      clan_id bigint not null references clan(id),
      state text not null,
      at bigint not null,
      primary key (player_id, clan_id)
    )`,
    'create index clan_candidates on clan_candidate (clan_id, state)',
    'create index clan_candidates_by_age on clan_candidate (at)',
    `create table clan_seeker (
      player_id bigint primary key references player(id),
      at bigint not null
    )`,
    'create index clan_seekers_by_age on clan_seeker (at)',
    `create table clan_budget (
      clan_id bigint not null references clan(id),
      resource text not null,
      amount bigint not null check (amount >= 0),
      primary key (clan_id, resource)
    )`,
    `create table clan_ledger (
      id {{id}},
      clan_id bigint not null references clan(id),
      resource text not null,
      amount bigint not null,
      balance bigint not null,
      reason text not null,
      ref text not null,
      player_id bigint references player(id),
      at bigint not null,
      unique (clan_id, resource, ref)
    )`,
    'create index clan_ledger_of_player on clan_ledger (player_id)',
    `create table clan_log (
      id {{id}},
      clan_id bigint not null references clan(id),
      kind text not null,
      by_id bigint references player(id),
      on_id bigint references player(id),
      rank text,
      amount bigint,
      at bigint not null
    )`,
    'create index clan_log_of_clan on clan_log (clan_id, id)',
    'create index clan_log_by on clan_log (by_id)',
    'create index clan_log_on on clan_log (on_id)',
  ],
}

async function storeSpellings(tx: Tx): Promise<void> {
  const named = await tx.all<{ id: number; name_key: string }>('select id, name_key from clan where name_key is not null')
  for (const { id, name_key } of named) await tx.run('update clan set spelling = ? where id = ?', [spellingOf(name_key), id])
}

/** What the lists of clans are ordered and filtered by: the number of members, and the name in digits, as `spellingOf` returns it. */
export const clanLists: Migration = {
  name: '2026-11-29-clan-lists',
  sql: [
    'alter table clan add column members bigint not null default 0',
    'update clan set members = (select count(*) from clan_member m where m.clan_id = clan.id)',
    'alter table clan add column spelling text',
    'drop index clan_by_level',
    'create index clan_by_rank on clan (level desc, current_exp desc, id) where disbanded_at is null',
    'create index clan_by_name on clan (spelling) where disbanded_at is null',
    'drop index clan_to_check',
    'create index clan_to_check on clan (checked_at) where disbanded_at is null',
    // For the raids that are over, which are few among all shares.
    'create index clan_raider_due on clan_raider (raid_id, player_id) where rewarded_at is null',
    'drop index clan_raiders_unrewarded',
  ],
  fill: storeSpellings,
}

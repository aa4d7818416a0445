import type { Migration } from '../../storage/migrate.ts'

/** Accounts that are deleted, until the time in which signing in undoes that is over. */
export const deletions: Migration = {
  name: '2026-11-22-deletions',
  sql: [
    'create table deletion (player_id bigint primary key references player(id), at bigint not null)',
    'create index deletion_at on deletion (at)',
  ],
}

/** Finds guests whose game was not changed for long. */
export const guestTimes: Migration = {
  name: '2026-11-29-guest-times',
  sql: ['create index player_guests on player (access_level, updated_at) where password_hash is null'],
}

/** Names that moderators have taken from players, who sign in by them until they choose another. */
export const formerNames: Migration = {
  name: '2026-11-26-former-names',
  sql: [
    'create table former_name (name_key text primary key, player_id bigint not null references player(id))',
    'create index former_name_of_player on former_name (player_id)',
  ],
}

import type { Migration } from '../../storage/migrate.ts'

/** Accounts that are deleted, until the time in which signing in undoes that is over. */
export const deletions: Migration = {
  name: '2026-11-22-deletions',
  sql: [
    'create table deletion (player_id bigint primary key references player(id), at bigint not null)',
    'create index deletion_at on deletion (at)',
  ],
}

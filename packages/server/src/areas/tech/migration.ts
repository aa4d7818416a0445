import type { Migration } from '../../storage/migrate.ts'

/** Moderators' views of the game as a player: sessions that may only read. `opened_with` is the moderator's own session. */
export const views: Migration = {
  name: '2026-11-25-views',
  sql: [
    `create table view_session (
      token_hash text primary key,
      opened_with text not null,
      player_id bigint not null references player(id),
      client_uuid text not null,
      at bigint not null,
      until bigint not null,
      ended_at bigint
    )`,
    'create index view_session_of_player on view_session (player_id)',
    'create index view_session_until on view_session (until)',
  ],
}

import type { Migration } from '../../storage/migrate.ts'

/** The last visit of each player to the snow world: the highest coordinate, the time of the next visit, and the place to return to. */
export const visits: Migration = {
  name: '2026-11-23-snow-visits',
  sql: [
    `create table snow_visit (
      player_id bigint primary key references player(id),
      visits bigint not null,
      furthest bigint not null,
      return_at bigint not null,
      back_context text not null,
      back_coordinate bigint not null
    )`,
  ],
}

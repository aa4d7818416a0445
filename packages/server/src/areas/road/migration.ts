import type { Migration } from '../../storage/migrate.ts'

/** What remains of the wounds that the player has inflicted on the squad of a place in lost fights, in per cent of its health. */
export const wounds: Migration = {
  name: '2026-11-26-place-wounds',
  sql: ['alter table place_state add column wounds bigint not null default 0'],
}

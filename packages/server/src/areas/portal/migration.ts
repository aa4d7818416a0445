import type { Migration } from '../../storage/migrate.ts'

/** The discounts of a player for portals, by per cent, and the portal for which the player has chosen each. */
export const discounts: Migration = {
  name: '2026-11-23-portal-discounts',
  sql: [
    `create table portal_discount (
      player_id bigint not null references player(id),
      percent bigint not null,
      amount bigint not null check (amount >= 0),
      portal_id bigint,
      primary key (player_id, percent)
    )`,
  ],
}

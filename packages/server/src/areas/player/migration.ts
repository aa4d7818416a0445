import type { Migration } from '../../storage/migrate.ts'
import { lookOf } from '../security/look.ts'
import { storeLooks } from './repository.ts'

/** A name's look blocks names that can be mistaken for it. Several players may have the same contact, so that nobody learns whether it is in use. */
export const accounts: Migration = {
  name: '2026-11-22-accounts',
  sql: [
    'alter table player add column name_look text',
    'create unique index player_name_look on player (name_look)',
    'alter table player add column contact_sign_in text',
    'update player set contact_sign_in = contact_key',
    'create index player_contact_sign_in on player (contact_sign_in)',
  ],
  fill: (tx) => storeLooks(tx, lookOf),
}

/** The part of a player's state that lists of other players show, in JSON; null until the state is saved again. */
export const listedPlayers: Migration = { name: '2026-11-26-listed-players', sql: ['alter table player add column listed text'] }

/** Finds moderators and administrators without reading all players. */
export const playerAccess: Migration = { name: '2026-11-29-player-access', sql: ['create index player_access on player (access_level)'] }

/** Since when an account can be signed in to by its contact; 0 for those of before. Several accounts may have the same one. */
export const contactTimes: Migration = {
  name: '2026-11-29-contact-times',
  sql: [
    'alter table player add column contact_at bigint not null default 0',
    'create index player_contact on player (contact_sign_in, contact_at, id)',
  ],
}

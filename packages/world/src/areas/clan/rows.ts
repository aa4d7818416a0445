// Values that the clan's windows show and the server applies.
import type { Price } from '@skystair/contract'

/** Price of founding a clan. */
export const CLAN_PRICE: readonly Price[] = [{ resource: 'mithril', amount: 200 }]

/** How long a leader may be away before a member stands in, milliseconds. */
export const LEADER_AWAY = 7 * 86_400_000

/** Maximum number of applications and invitations of a player a day. */
export const APPLICATIONS_PER_DAY = 20
export const INVITATIONS_PER_DAY = 40

export * from './buildings.ts'

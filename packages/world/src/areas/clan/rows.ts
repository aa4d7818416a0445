// Values that the clan's windows show and the server applies.
import type { Membership, Price } from '@skystair/contract'

/** Price of founding a clan: what players who save for it have when clans open to them. */
export const CLAN_PRICE: readonly Price[] = [{ resource: 'mithril', amount: 100 }]

/** How long a leader may be away before a member stands in, milliseconds. */
export const LEADER_AWAY = 7 * 86_400_000

/** Maximum number of applications and invitations of a player a day. */
export const APPLICATIONS_PER_DAY = 20
export const INVITATIONS_PER_DAY = 40

/** Bonus points at which each status of a clan begins, lowest first. A clan gets the points that its members get for bought gems. */
export const clanMemberships: readonly { readonly membership: Membership; readonly points: number }[] = [
  { membership: 'NONE', points: 0 },
  { membership: 'SILVER', points: 250 },
  { membership: 'GOLD', points: 1500 },
  { membership: 'BRILLIANT', points: 6000 },
]

export * from './boosts.ts'
export * from './buildings.ts'

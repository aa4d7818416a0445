import { type Condition, Membership } from '@skystair/contract'

/** An active event or campaign, or an offer that was made to the player. `key` identifies this occurrence, such as `halloween@2026`. */
export interface Running {
  readonly id: string
  readonly key: string
  /** The first moment after it, in milliseconds. */
  readonly until: number
}

/** The player's properties that conditions refer to. `events`, `campaigns` and `offers` are those active for this player; the first that meets a condition counts. */
export interface Customer {
  readonly id: number
  readonly stair: number
  readonly level: number
  readonly membership: Membership
  /** 0 without a clan. */
  readonly clanLevel: number
  readonly clanMembership: Membership
  readonly goodPoints: number
  readonly evilPoints: number
  readonly events: readonly Running[]
  readonly campaigns: readonly Running[]
  readonly offers: readonly Running[]
}

/** The first part of a condition that a player does not meet. */
export type Lock = 'stair' | 'level' | 'membership' | 'clanLevel' | 'clanMembership' | 'goodPoints' | 'evilPoints'

const isBelow = (held: Membership, wanted: Membership): boolean => Membership.indexOf(held) < Membership.indexOf(wanted)

/** Returns the first part of the condition that the player does not meet, or null. */
export function lockOf(condition: Condition, customer: Customer): Lock | null {
  const { stair = 0, level = 0, membership = 'NONE', clanLevel = 0, clanMembership = 'NONE', goodPoints = 0, evilPoints = 0 } = condition
  if (customer.stair < stair) return 'stair'
  if (customer.level < level) return 'level'
  if (isBelow(customer.membership, membership)) return 'membership'
  if (customer.clanLevel < clanLevel) return 'clanLevel'
  if (isBelow(customer.clanMembership, clanMembership)) return 'clanMembership'
  if (customer.goodPoints < goodPoints) return 'goodPoints'
  return customer.evilPoints < evilPoints ? 'evilPoints' : null
}

/** Returns the events, campaigns and personal offers that a condition requires; null if one of them is not active. */
export function runningFor({ event, campaign, offer }: Condition, { events, campaigns, offers }: Customer): Running[] | null {
  const required = [
    ...(event === undefined ? [] : [events.find(({ id }) => event === 'ANY' || id === event)]),
    ...(campaign === undefined ? [] : [campaigns.find(({ id }) => id === campaign)]),
    ...(offer === undefined ? [] : [offers.find(({ id }) => id === offer)]),
  ]
  const found = required.filter((running) => running !== undefined)
  return found.length === required.length ? found : null
}

export const holds = (condition: Condition, customer: Customer): boolean =>
  lockOf(condition, customer) === null && runningFor(condition, customer) !== null

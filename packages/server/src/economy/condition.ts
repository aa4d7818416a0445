import { type Condition, Membership } from '@skystair/contract'

/** An event or a campaign that is on: `key` is that of this one time, such as `halloween@2026`. */
export interface Running {
  readonly id: string
  readonly key: string
  /** The first moment that no longer belongs to it, in milliseconds. */
  readonly until: number
}

/** What conditions look at. Events and campaigns are those that are on for this player, the first ones first. */
export interface Customer {
  readonly id: number
  readonly stair: number
  readonly level: number
  readonly membership: Membership
  /** 0 without a clan. */
  readonly clanLevel: number
  readonly events: readonly Running[]
  readonly campaigns: readonly Running[]
}

/** What a player lacks: the first that the condition asks for. */
export type Lock = 'stair' | 'level' | 'membership' | 'clanLevel'

/** The condition that keeps a player out, or null. */
export function lockOf({ stair = 0, level = 0, membership = 'NONE', clanLevel = 0 }: Condition, customer: Customer): Lock | null {
  if (customer.stair < stair) return 'stair'
  if (customer.level < level) return 'level'
  if (Membership.indexOf(customer.membership) < Membership.indexOf(membership)) return 'membership'
  return customer.clanLevel < clanLevel ? 'clanLevel' : null
}

/** The events and campaigns that a condition asks for; null where one of them is not on. */
export function runningFor({ event, campaign }: Condition, { events, campaigns }: Customer): Running[] | null {
  const found = [
    ...(event === undefined ? [] : [events.find(({ id }) => event === 'ANY' || id === event)]),
    ...(campaign === undefined ? [] : [campaigns.find(({ id }) => id === campaign)]),
  ].filter((running) => running !== undefined)
  return found.length === Number(event !== undefined) + Number(campaign !== undefined) ? found : null
}

export const holds = (condition: Condition, customer: Customer): boolean =>
  lockOf(condition, customer) === null && runningFor(condition, customer) !== null

// What simulated players save for: the best thing in a shop that they cannot pay yet.
import type { Price, ResourceName } from '@skystair/contract'
import { type Account, dayOf, holds } from './account.ts'

/** Something that a player would buy. `gain` is the power that it would add to the squad. */
export interface Wish {
  readonly shop: string
  readonly price: readonly Price[]
  readonly gain: number
}

/** Players save for what they can pay within this many days. */
const PATIENCE = 7
/** The days over which players know their income. */
const REMEMBERED = 3

/** Returns what the player gained of a resource a day lately. */
function income(account: Account, resource: ResourceName): number {
  const today = dayOf(account)
  let sum = 0
  for (const [key, amount] of account.player.flow) {
    const [day, kind] = key.split('|')
    if (kind === resource && amount > 0 && Number(day) >= today - REMEMBERED) sum += amount
  }
  return sum / Math.min(today + 1, REMEMBERED + 1)
}

/** Returns the days until the player can pay the price. */
const daysUntil = (account: Account, { price }: Wish): number =>
  Math.max(
    0,
    ...price.map(
      ({ resource, amount }) => Math.max(0, amount - account.player.purse[resource]) / Math.max(0.01, income(account, resource)),
    ),
  )
/** Returns the income of how many days the price is. */
const costOf = (account: Account, { price }: Wish): number =>
  price.reduce((sum, { resource, amount }) => sum + amount / Math.max(0.01, income(account, resource)), 0)

/** Saves for the wish that adds most power for each day of income. Other things, except those wished for, are bought with the rest. */
export function saveFor(account: Account, wishes: readonly Wish[]): void {
  const [best] = wishes
    .filter((wish) => daysUntil(account, wish) <= PATIENCE)
    .map((wish) => ({ wish, worth: wish.gain / costOf(account, wish) }))
    .sort((a, b) => b.worth - a.worth)
  account.wishedIn = best?.wish.shop ?? null
  account.player.saved = Object.fromEntries((best?.wish.price ?? []).map(({ resource, amount }) => [resource, amount]))
}

/** True if the player has the price besides what is saved. */
export const spares = (account: Account, price: readonly Price[]): boolean =>
  holds(
    account,
    price.map(({ resource, amount }) => ({ resource, amount: amount + (account.player.saved[resource] ?? 0) })),
  )

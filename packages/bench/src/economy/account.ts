// What a simulated player of the economy holds besides the road, and how rewards reach it.
import type { Price, Reward } from '@skystair/contract'
import { DAY, HOUR } from '@skystair/contract/time'
import { drawnRow, type SaleTime, withRank } from '@skystair/rules'
import {
  addConsumable,
  addCreature,
  discover,
  equip,
  markProgress,
  pay,
  receive,
  replaceCreature,
  type SimulatedPlayer,
  type Style,
  strongestSix,
} from '@skystair/rules/sim'
import { world } from '@skystair/world'

/** The simulated month begins on a Monday: campaigns and sales follow the calendar. */
export const START = Date.UTC(2026, 3, 6)

export interface Account {
  readonly player: SimulatedPlayer
  readonly style: Style
  readonly pays: boolean
  /** Place on the arena's ladder; 0 before the first visit. */
  place: number
  arenaFights: number
  arenaWon: number
  raidsFallen: number
  /** Victories on the arena, besides those on the road. */
  victories: number
  goldTickets: number
  chest: { readonly type: number; readonly readyAt: number } | null
  chests: number
  spins: number
  /** Bought gems, or victories in place of them, of the chest campaign that began at `since`. */
  campaign: { since: number; gems: number; opened: number }
  elephants: number
  /** Stairs and victories at the last visit during an event; null outside of events. */
  itemsFound: number | null
  /** The shop of what the player saves for. */
  wishedIn: string | null
  readonly clan: { level: number; currentExp: number; budget: Record<string, number>; buildings: Record<string, number>; readyAt: number }
  /** Purchases: by shop, the days on which something was bought, and the total number. */
  readonly bought: Map<string, { readonly firstStair: number; count: number }>
  readonly limits: Map<string, number>
}

export const newAccount = (player: SimulatedPlayer, style: Style, pays: boolean): Account => ({
  ...{ player, style, pays, place: 0, arenaFights: 0, arenaWon: 0, raidsFallen: 0, victories: 0, goldTickets: 0 },
  ...{ chest: null, chests: 0, spins: 0, campaign: { since: 0, gems: 0, opened: 0 }, elephants: 0, itemsFound: null, wishedIn: null },
  clan: { level: 1, currentExp: 0, budget: {}, buildings: {}, readyAt: 0 },
  bought: new Map(),
  limits: new Map(),
})

export const stairOf = ({ player }: Account): number => player.bestVictoryStair
export const dayOf = ({ player }: Account): number => Math.trunc(player.now / DAY)
export const timeOf = ({ player }: Account): number => START + player.now
export const inTime = (account: Account, { from, until }: Pick<SaleTime, 'from' | 'until'>): boolean =>
  from <= timeOf(account) && timeOf(account) < until

/** Counts one use of something that is limited. Returns false if it was used `most` times in `hours` hours; 0 hours: ever. */
export function use(account: Account, name: string, most: number, hours = 24): boolean {
  const key = `${name}:${hours ? Math.trunc(account.player.now / (hours * HOUR)) : 0}`
  const used = account.limits.get(key) ?? 0
  if (used >= most) return false
  account.limits.set(key, used + 1)
  return true
}

/** Starts a booster. Wounds heal at the old speed until now. */
function boost({ player }: Account, key: string): void {
  const item = world.boosters.find((each) => each.key === key)!
  const families = item.family === 'COMPLEX' ? (['EXP', 'HEALTH', 'RECOVER'] as const) : [item.family]
  for (const family of families) player.boosts[family] = Math.max(player.boosts[family], player.now) + item.hours * HOUR
}

/** Raises the strongest hero that can be raised by one rank. Returns false if there is none. */
export function raiseStrongest({ player }: Account): boolean {
  const hero = strongestSix(player).find(({ rank, maxRank, rankReadyAt }) => rank < maxRank && rankReadyAt === undefined)
  if (!hero) return false
  replaceCreature(player, withRank(world, hero, hero.rank + 1))
  markProgress(player)
  return true
}

/** Gives rewards, as the server grants them. */
export function give(account: Account, rewards: readonly Reward[], reason: string): void {
  const { player } = account
  for (const reward of rewards) {
    if (reward.kind === 'resource') receive(world, player, [{ kind: reward.resource, amount: reward.amount }], reason)
    else if (reward.kind === 'consumable') for (let i = 0; i < reward.amount; i++) addConsumable(player, reward.consumable)
    else if (reward.kind === 'artifact') equip(world, player, world.artifacts.find(({ key }) => key === reward.artifact)!)
    else if (reward.kind === 'creature') addCreature(world, player, reward.imageId)
    else if (reward.kind === 'booster') boost(account, reward.booster)
    else if (reward.kind === 'goldTicket') account.goldTickets += reward.amount
    else if (reward.kind === 'card' && reward.card === 'ELEPHANT') account.elephants += reward.amount
    else if (reward.kind === 'rank') raiseStrongest(account)
    else discover(player, `thing:${reward.kind}`)
  }
}

export const holds = ({ player }: Account, price: readonly Price[]): boolean =>
  price.every(({ resource, amount }) => player.purse[resource] >= amount)

/** Pays a whole price, or nothing. */
export function charge(account: Account, price: readonly Price[], reason: string): boolean {
  if (!holds(account, price)) return false
  for (const { resource, amount } of price) pay(account.player, resource, amount, reason)
  return true
}

/** Pays for something of a shop, and notes when the shop was first used. */
export function buy(account: Account, shop: string, price: readonly Price[]): boolean {
  if (!charge(account, price, `shop:${shop}`)) return false
  const before = account.bought.get(shop)
  account.bought.set(shop, { firstStair: before?.firstStair ?? stairOf(account), count: (before?.count ?? 0) + 1 })
  return true
}

/** Draws from a table with this player's next seed, by the server's own rule. */
export const drawFor = <T extends { readonly id: string; readonly rows: readonly { readonly weight: number }[] }>(
  { player }: Account,
  table: T,
  number: number,
): T['rows'][number] => table.rows[drawnRow(table as never, `${player.seed}:${number}`)]!

// A month of one group of players in the whole economy: what each resource came from, went to and amounted to, by day.
import type { ResourceName } from '@skystair/contract'
import { DAY, HOUR, MINUTE } from '@skystair/contract/time'
import { mainId, squadAt } from '@skystair/rules'
import { characters, continueDays, mean, newPlayer, playFirstHour, type SimulatedPlayer, type Style } from '@skystair/rules/sim'
import { world } from '@skystair/world'
import { type Account, newAccount } from './account.ts'
import { joinCampaigns, openDelayedChest, payOnce, spin, visitBank } from './chances.ts'
import { visitClan } from './clan.ts'
import { collectItems, shopAtEvent } from './events.ts'
import { fightOnArena, joinMelee, visitSnow } from './rivals.ts'
import { joiningLevel, shop } from './shops.ts'

/** Resources by day: sums over all players of a group. */
export interface Flows {
  /** By `day|resource|reason`. */
  readonly moved: Readonly<Record<string, number>>
  /** By day, what all players together hold. */
  readonly stock: readonly Readonly<Record<ResourceName, number>>[]
}

export interface Month extends Flows {
  readonly style: Style['name']
  readonly pays: boolean
  readonly count: number
  readonly from: number
  /** The players at the end, with all their battles on the road. */
  readonly players: readonly SimulatedPlayer[]
  readonly minutesADay: number
  readonly level: number
  readonly stairsByDay: readonly (readonly number[])[]
  /** By shop: players who bought there, of those for whom it was open, purchases, and the mean number of stairs from its opening to the first purchase. */
  readonly shops: Readonly<Record<string, { buyers: number; purchases: number; firstStairs: number }>>
  readonly arena: { readonly fights: number; readonly won: number; readonly places: readonly number[] }
  readonly clans: { readonly levels: readonly number[]; readonly raids: number }
}

/** The longest part of a visit for the snow world or a raid. */
const ASIDE = 3 * MINUTE
const EVENING = 10 * HOUR

/** When players of each temperament go round the shops, and how often a day they fight on the arena. */
const habits: Readonly<Record<Style['name'], { readonly shops: (isEvening: boolean) => boolean; readonly fights: number }>> = {
  careless: { shops: (isEvening) => isEvening, fights: 1 },
  steady: { shops: (isEvening) => isEvening, fights: 1 },
  clever: { shops: () => true, fights: 2 },
}

export function visit(account: Account): void {
  const { player } = account
  payOnce(account)
  visitBank(account)
  openDelayedChest(account)
  spin(account)
  joinCampaigns(account)
  collectItems(account)
  const isEvening = player.now % DAY >= EVENING
  if (habits[account.style.name].shops(isEvening)) {
    shop(account)
    shopAtEvent(account)
  }
  fightOnArena(account, habits[account.style.name].fights)
  joinMelee(account)
  if (!isEvening) return
  visitClan(account, player.playTime + ASIDE)
  visitSnow(account, player.playTime + ASIDE)
}

/** Plays the first hour. While the squad rests, and at first, players look at what the game gives, and into the shops. */
export function playHour(style: Style, seed: number): SimulatedPlayer {
  let account: Account | undefined
  return playFirstHour(world, characters[seed % characters.length]!, style, seed, (player) => {
    account ??= newAccount(player, style, false)
    visit(account)
    shop(account)
  })
}

/** Returns a new player, or one who has come to a stair with a squad as strong as its guardian's. */
function beginner(seed: number, stair: number): SimulatedPlayer {
  const player = newPlayer(world, characters[seed % characters.length]!, seed)
  if (stair <= 1) return player
  const squad = squadAt(world, mainId(stair, 0))!.creatures.map((c, i) => ({ ...c, id: i + 1, playerId: 1 }))
  const level = Math.max(...squad.map((c) => c.level))
  return { ...player, squad, nextId: squad.length + 1, bestVictoryStair: stair, levelProgress: { ...player.levelProgress, level } }
}

/** Plays one group. `stair` is where they begin. */
export function playMonth(style: Style, pays: boolean, seeds: readonly number[], days: number, stair = 1): Month {
  const moved: Record<string, number> = {}
  const stock = Array.from({ length: days }, () => ({}) as Record<ResourceName, number>)
  const stairsByDay: number[][] = Array.from({ length: days }, () => [])
  const shops: Record<string, { buyers: number; purchases: number; firstStairs: number }> = {}
  const accounts = seeds.map((seed) => {
    const account = newAccount(beginner(seed, stair), style, pays)
    continueDays(world, account.player, style, days, {
      visit: () => visit(account),
      afterDay: ({ bestVictoryStair, purse }, day) => {
        stairsByDay[day]!.push(bestVictoryStair)
        for (const [kind, amount] of Object.entries(purse) as [ResourceName, number][])
          stock[day]![kind] = (stock[day]![kind] ?? 0) + amount
      },
    })
    for (const [key, amount] of account.player.flow) moved[key] = (moved[key] ?? 0) + amount
    for (const [id, { firstStair, count }] of account.bought) {
      const { buyers = 0, purchases = 0, firstStairs = 0 } = shops[id] ?? {}
      shops[id] = { buyers: buyers + 1, purchases: purchases + count, firstStairs: firstStairs + firstStair }
    }
    return account
  })
  const players = accounts.map(({ player }) => player)
  const sum = (of: (account: Account) => number) => accounts.reduce((all, account) => all + of(account), 0)
  return {
    ...{ style: style.name, pays, count: accounts.length, from: stair, moved, stock, stairsByDay, shops },
    players,
    minutesADay: mean(players, ({ playTime }) => playTime) / MINUTE / days,
    level: mean(players, joiningLevel),
    arena: { fights: sum((a) => a.arenaFights), won: sum((a) => a.arenaWon), places: accounts.map(({ place }) => place) },
    clans: { levels: accounts.map(({ clan }) => clan.level), raids: sum((a) => a.raidsFallen) },
  }
}

// A player's month outside the clan, by day: what the squad is, and what could be given to a clan. Many members share a life.
import type { Creature } from '@skystair/contract'
import { arranged, characters, continueDays, newPlayer, type Style, strongestSix } from '@skystair/rules/sim'
import { world } from '@skystair/world'
import { newAccount } from '../economy/account.ts'
import { visit } from '../economy/month.ts'

/** What members give to a clan of what they gain, besides gears, which they have only from clans. */
export const given = ['crystal', 'blueCrystal', 'tickets'] as const
export type Given = (typeof given)[number]

export interface Day {
  readonly level: number
  readonly stair: number
  readonly gold: number
  /** Gems gained since the beginning. */
  readonly gems: number
  readonly squad: readonly Creature[]
  /** What the day brought besides what clans give. */
  readonly gained: Readonly<Record<Given, number>>
}

export interface Life {
  readonly style: Style
  readonly days: readonly Day[]
}

/** Reasons of gains that come from clans. */
const fromClans: readonly string[] = ['raid', 'factory']

export function playLife(style: Style, seed: number, count: number): Life {
  const player = newPlayer(world, characters[seed % characters.length]!, seed)
  const account = newAccount(player, style, false)
  const days: Day[] = []
  continueDays(world, player, style, count, {
    visit: () => visit(account),
    afterDay: ({ purse, levelProgress, bestVictoryStair, flow }, day) => {
      const gained = { crystal: 0, blueCrystal: 0, tickets: 0 }
      let gems = 0
      for (const [key, amount] of flow) {
        const [at, kind, reason = ''] = key.split('|')
        if (kind === 'mithril' && amount > 0) gems += amount
        if (Number(at) === day && amount > 0 && kind! in gained && !fromClans.includes(reason)) gained[kind as Given] += amount
      }
      const squad = arranged(strongestSix(player))
      days.push({ level: levelProgress.level, stair: bestVictoryStair, gold: purse.gold, gems, squad, gained })
    },
  })
  return { style, days }
}

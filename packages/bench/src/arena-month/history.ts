// What one simulated player can send to the arena, day by day.
import type { Creature } from '@skystair/contract'
import { arranged, characters, continueDays, newPlayer, type Style, strongestSix } from '@skystair/rules/sim'
import { world } from '@skystair/world'
import { newAccount } from '../economy/account.ts'
import { visit } from '../economy/month.ts'

/** A player at the end of a day. */
export interface Morning {
  readonly level: number
  readonly stair: number
  /** The six strongest in full health, the sturdiest in front. */
  readonly squad: readonly Creature[]
}

/** Plays the first days of a player in the whole economy. Returns the player after each of them. */
export function playHistory(style: Style, seed: number, days: number): Morning[] {
  const player = newPlayer(world, characters[seed % characters.length]!, seed)
  const account = newAccount(player, style, false)
  const mornings: Morning[] = []
  continueDays(world, player, style, days, {
    visit: () => visit(account),
    afterDay: () => {
      mornings.push({ level: player.levelProgress.level, stair: player.bestVictoryStair, squad: arranged(strongestSix(player)) })
    },
  })
  return mornings
}

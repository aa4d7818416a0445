// The arena among simulated players: in each round every player attacks a player on a slightly higher place.
import type { World } from '@skystair/contract'
import { playToEnd } from '../battle/play.ts'
import { DEFENDER_SKILL, ladderAfterAttack, MAX_PLACES_ABOVE } from '../growth/arena.ts'
import { mix } from '../mix.ts'
import { type SimulatedPlayer, strongestSix } from './simulated-player.ts'
import { type Style, styleMove } from './style.ts'

export interface ArenaPlayer {
  readonly player: SimulatedPlayer
  readonly style: Style
}
export interface ArenaResult extends ArenaPlayer {
  readonly attacks: number
  readonly won: number
}

/** The player's six strongest in full health. */
const squadOf = (player: SimulatedPlayer, sign: number) =>
  strongestSix(player)
    .map((c, i) => ({ ...c, id: sign * (i + 1), health: { current: c.health.total, total: c.health.total } }))
    .sort((a, b) => b.health.total + 4 * b.defence - a.health.total - 4 * a.defence)

function attack(world: World, own: ArenaPlayer, other: ArenaPlayer, seed: number): boolean {
  const setup = {
    ...{
      kind: 'ARENA' as const,
      stair: own.player.bestVictoryStair,
      seed: seed.toString(16),
      bosses: [],
      consumables: [],
      skill: DEFENDER_SKILL,
    },
    ...{ own: squadOf(own.player, 1), enemy: squadOf(other.player, -1) },
  }
  let n = 0
  return playToEnd(world, setup, (state) => styleMove(own.style, state, (count) => mix(seed, n++) % count)).state.winner === 'TM1'
}

/** Plays some rounds and returns the ladder from the top. At first the entrants stand in the given order. */
export function playArena(world: World, entrants: readonly ArenaPlayer[], rounds: number): readonly ArenaResult[] {
  let ladder: readonly { entrant: ArenaPlayer; attacks: number; won: number }[] = entrants.map((entrant) => ({
    entrant,
    attacks: 0,
    won: 0,
  }))
  for (let round = 0; round < rounds; round++) {
    for (const attacker of [...ladder].reverse()) {
      const at = ladder.indexOf(attacker)
      if (at === 0) continue
      const above = at - 1 - (mix(round, attacker.entrant.player.seed) % Math.min(MAX_PLACES_ABOVE, at))
      const won = attack(world, attacker.entrant, ladder[above]!.entrant, mix(round, at, above))
      attacker.attacks++
      if (won) attacker.won++
      ladder = ladderAfterAttack(ladder, at, above, won)
    }
  }
  return ladder.map(({ entrant, attacks, won }) => ({ ...entrant, attacks, won }))
}

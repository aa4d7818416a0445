// The arena among simulated players: in each round every player attacks a player on a slightly higher place.
import type { Creature, World } from '@skystair/contract'
import { sturdiness } from '@skystair/contract/measures'
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

/** Returns the creatures in full health and with all charges, the sturdiest in front. */
export const arranged = (creatures: readonly Creature[]): Creature[] =>
  creatures
    .map((c) => ({
      ...c,
      health: { current: c.health.total, total: c.health.total },
      skills: c.skills.map((skill) => ({ ...skill, valueCurrent: skill.valueTotal })),
      effects: [],
    }))
    .sort((a, b) => sturdiness(b) - sturdiness(a))

interface Attack {
  readonly style: Style
  /** The attacker's highest stair. */
  readonly stair: number
  readonly own: readonly Creature[]
  readonly enemy: readonly Creature[]
  readonly seed: number
}

/** Fights for a place by the same rules as the server. Returns whether the attacker won. */
export function fightForPlace(world: World, { style, stair, own, enemy, seed }: Attack): boolean {
  const numbered = (creatures: readonly Creature[], sign: 1 | -1) => creatures.map((c, i) => ({ ...c, id: sign * (i + 1) }))
  const setup = {
    ...{ kind: 'ARENA' as const, stair, seed: seed.toString(16), bosses: [], consumables: [], skill: DEFENDER_SKILL },
    ...{ own: numbered(own, 1), enemy: numbered(enemy, -1) },
  }
  let n = 0
  return playToEnd(world, setup, (state) => styleMove(style, state, (count) => mix(seed, n++) % count)).state.winner === 'TM1'
}

const squadOf = ({ player }: ArenaPlayer): Creature[] => arranged(strongestSix(player))

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
      const { player, style } = attacker.entrant
      const [own, enemy] = [squadOf(attacker.entrant), squadOf(ladder[above]!.entrant)]
      const won = fightForPlace(world, { style, stair: player.bestVictoryStair, own, enemy, seed: mix(round, at, above) })
      attacker.attacks++
      if (won) attacker.won++
      ladder = ladderAfterAttack(ladder, at, above, won)
    }
  }
  return ladder.map(({ entrant, attacks, won }) => ({ ...entrant, attacks, won }))
}

// The arena among simulated players: everybody attacks somebody a little above, for some rounds.
import type { World } from '@skystair/contract'
import { playToEnd } from '../battle/play.ts'
import { ABOVE, afterAttack, DEFENDER_SKILL } from '../growth/arena.ts'
import { mix } from '../mix.ts'
import { moveOf, type Style } from './style.ts'
import { core, type Traveller } from './traveller.ts'

export interface Fighter {
  readonly traveller: Traveller
  readonly style: Style
}
export interface Place extends Fighter {
  readonly attacks: number
  readonly won: number
}

/** The six best in full health, as the arena sees them. */
const squadOf = (t: Traveller, sign: number) =>
  core(t)
    .map((c, i) => ({ ...c, id: sign * (i + 1), health: { current: c.health.total, total: c.health.total } }))
    .sort((a, b) => b.health.total + 4 * b.defence - a.health.total - 4 * a.defence)

function attack(world: World, own: Fighter, other: Fighter, seed: number): boolean {
  const setup = {
    ...{ kind: 'ARENA' as const, stair: own.traveller.stair, seed: seed.toString(16), bosses: [], consumables: [], skill: DEFENDER_SKILL },
    ...{ own: squadOf(own.traveller, 1), enemy: squadOf(other.traveller, -1) },
  }
  let n = 0
  return playToEnd(world, setup, (state) => moveOf(own.style, state, (sides) => mix(seed, n++) % sides)).state.winner === 'TM1'
}

/** The ladder from the top after so many rounds; at first they stand in the order given. */
export function arena(world: World, fighters: readonly Fighter[], rounds: number): readonly Place[] {
  let ladder: readonly { place: Fighter; attacks: number; won: number }[] = fighters.map((place) => ({ place, attacks: 0, won: 0 }))
  for (let round = 0; round < rounds; round++) {
    for (const one of [...ladder].reverse()) {
      const at = ladder.indexOf(one)
      if (at === 0) continue
      const above = at - 1 - (mix(round, one.place.traveller.seed) % Math.min(ABOVE, at))
      const won = attack(world, one.place, ladder[above]!.place, mix(round, at, above))
      one.attacks++
      if (won) one.won++
      ladder = afterAttack(ladder, at, above, won)
    }
  }
  return ladder.map(({ place, attacks, won }) => ({ ...place, attacks, won }))
}

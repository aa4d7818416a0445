import type { BattleCreature } from '@skystair/contract'
import { traits } from '../generated/traits.ts'
import { pct } from '../num.ts'
import { chargedSkill } from '../skills/skill.ts'
import { healAmount, healTargets } from './ally-healing.ts'
import { cappedDamage, damageOf } from './damage.ts'
import type { Dice } from './dice.ts'
import { byId, isStopped, memoryOf, movableCreatures } from './queries.ts'
import { splashOf } from './splash.ts'
import { preferencePercent } from './target-preference.ts'
import { filterByRange, rangeOf, selectableTargets } from './targets.ts'
import type { AttackRange, HitContext } from './trait.ts'
import type { BattleState } from './types.ts'

/** A possible hit or healing and its score. */
export interface ScoredMove {
  readonly attacker: BattleCreature
  readonly target: BattleCreature
  readonly value: number
}

/** Score of one health point of a creature: the higher its attack, the more. */
const healthPointValue = (c: BattleCreature): number => 20 + c.attack
/** A kill scores as if it took this much more of the target's full health, per cent. */
const KILL_BONUS_PERCENT = 35

/** Score of dealing `damage` to a creature. */
function damageValue(c: BattleCreature, damage: number): number {
  const kills = damage >= c.health.current && !chargedSkill(c, 'IMMORTALITY') && c.immortality === 0
  const points = Math.min(damage, c.health.current) + (kills ? pct(c.health.total, KILL_BONUS_PERCENT) : 0)
  return points * healthPointValue(c)
}

/** Score lost to the target's expected counterattack. */
function counterCost(state: BattleState, self: BattleCreature, target: BattleCreature, range: AttackRange, damage: number): number {
  if (range === 'ranged' || traits[self.class].preventsCounter || damage >= target.health.current) return 0
  if (isStopped(target)) return 0
  return damageValue(self, cappedDamage(state, self, damageOf(state, target, self, 'melee', true, 0)))
}

function hitValue(state: BattleState, self: BattleCreature, target: BattleCreature, range: AttackRange): number {
  const damage = cappedDamage(state, target, damageOf(state, self, target, range, false, 0))
  let value = damageValue(target, damage)
  if (traits[self.class].splash) {
    const hit: HitContext = { state, self, memory: memoryOf(state, self.id), attacker: self, defender: target, range, isCounter: false }
    for (const { id, percent, own } of splashOf(hit)) {
      const on = byId(state, id)!
      value += damageValue(on, pct(own ? damageOf(state, self, on, range, false, 0) : damage, percent))
    }
  }
  // Counterattacks count a little less than hits: opponents that avoid them make for dull battles.
  return pct(value, 100 + preferencePercent(self, target)) - pct(counterCost(state, self, target, range, damage), 70)
}

interface PossibleMove {
  readonly attacker: BattleCreature
  readonly target: BattleCreature
  readonly range: AttackRange
}

/** Returns every hit and healing that a side can choose from. */
function possibleMoves(state: BattleState, side: BattleCreature['side']): PossibleMove[] {
  const moves: PossibleMove[] = []
  const selectable = selectableTargets(state, side)
  for (const attacker of movableCreatures(state, side)) {
    const range = rangeOf(state, attacker)
    for (const target of filterByRange(selectable, range)) moves.push({ attacker, target, range })
    for (const target of healTargets(state, attacker)) moves.push({ attacker, target, range })
  }
  return moves
}

function score(state: BattleState, { attacker, target, range }: PossibleMove): ScoredMove {
  if (attacker.side !== target.side) return { attacker, target, value: hitValue(state, attacker, target, range) }
  const healed = Math.min(healAmount(state, attacker, target), target.health.total - target.health.current)
  return { attacker, target, value: pct(healed * healthPointValue(target), 80) }
}

/** Returns every hit and healing that a side can choose from, with its score. */
export const scoredMoves = (state: BattleState, side: BattleCreature['side']): ScoredMove[] =>
  possibleMoves(state, side).map((move) => score(state, move))

/** Returns the move with the highest score, the first of equals; undefined if there is none. */
export function bestMove(moves: readonly ScoredMove[]): ScoredMove | undefined {
  let best: ScoredMove | undefined
  for (const move of moves) if (!best || move.value > best.value) best = move
  return best
}

/**
 * Returns the move that an opponent of this skill (0 to 100) chooses, or undefined if it cannot move. Scores are blurred by a random error that shrinks
 * with skill; an unskilled opponent sometimes picks at random.
 */
export function chooseMove(state: BattleState, side: BattleCreature['side'], skill: number, dice: Dice): ScoredMove | undefined {
  const all = possibleMoves(state, side)
  if (all.length < 2) return all[0] && score(state, all[0])
  // A random pick scores one move only: scoring all is the expensive part.
  if (dice('choice', 100) < Math.trunc((100 - skill) / 3)) return score(state, all[dice('choice', all.length)]!)
  const error = 100 - skill
  return bestMove(
    all.map((move) => {
      const { attacker, target, value } = score(state, move)
      return { attacker, target, value: value + pct(Math.abs(value), dice('choice', 2 * error + 1) - error) }
    }),
  )
}

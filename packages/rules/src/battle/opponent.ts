import type { BattleCreature } from '@skystair/contract'
import { pct } from '../num.ts'
import { charge } from '../skills/skill.ts'
import { traits } from '../traits/index.ts'
import { capped, damageOf } from './damage.ts'
import type { Dice } from './dice.ts'
import { mendable, mendOf } from './mend.ts'
import { reachOf, targetable, within } from './reach.ts'
import { sharesOf } from './shares.ts'
import { likes } from './temper.ts'
import type { Blow, Reach } from './trait.ts'
import type { BattleState } from './types.ts'
import { ables, byId, memoryOf, stopped } from './view.ts'

/** A choice of an opponent (or of whoever plays like one): a blow or a mending, with how good it looks. */
export interface Choice {
  readonly attacker: BattleCreature
  readonly target: BattleCreature
  readonly value: number
}

/** What a point of that creature's health is worth: those who strike hard are worth more. */
const worth = (c: BattleCreature): number => 20 + c.attack
/** Finishing someone is worth that many per cent of their full health on top. */
const KILL = 35

/** Worth of taking `damage` from someone. */
function taking(c: BattleCreature, damage: number): number {
  const kills = damage >= c.health.current && !charge(c, 'IMMORTALITY') && c.immortality === 0
  const points = Math.min(damage, c.health.current) + (kills ? pct(c.health.total, KILL) : 0)
  return points * worth(c)
}

function answerCost(state: BattleState, self: BattleCreature, target: BattleCreature, reach: Reach, damage: number): number {
  if (reach === 'far' || traits[self.class].unanswered || damage >= target.health.current) return 0
  if (stopped(target)) return 0
  return taking(self, capped(state, self, damageOf(state, target, self, 'close', true, 0)))
}

function striking(state: BattleState, self: BattleCreature, target: BattleCreature, reach: Reach): number {
  const damage = capped(state, target, damageOf(state, self, target, reach, false, 0))
  let value = taking(target, damage)
  if (traits[self.class].shares) {
    const blow: Blow = { state, self, memory: memoryOf(state, self.id), attacker: self, defender: target, reach, answer: false }
    for (const { id, percent, own } of sharesOf(blow)) {
      const on = byId(state, id)!
      value += taking(on, pct(own ? damageOf(state, self, on, reach, false, 0) : damage, percent))
    }
  }
  // An answer is weighed a little lighter than a blow: fear of answers makes for dull fights.
  return pct(value, 100 + likes(self, target)) - pct(answerCost(state, self, target, reach, damage), 70)
}

interface Option {
  readonly attacker: BattleCreature
  readonly target: BattleCreature
  readonly reach: Reach
}

/** Every choice a side has. */
function options(state: BattleState, side: BattleCreature['side']): Option[] {
  const found: Option[] = []
  const open = targetable(state, side)
  for (const attacker of ables(state, side)) {
    const reach = reachOf(state, attacker)
    for (const target of within(open, reach)) found.push({ attacker, target, reach })
    for (const target of mendable(state, attacker)) found.push({ attacker, target, reach })
  }
  return found
}

function weigh(state: BattleState, { attacker, target, reach }: Option): Choice {
  if (attacker.side !== target.side) return { attacker, target, value: striking(state, attacker, target, reach) }
  const given = Math.min(mendOf(state, attacker, target), target.health.total - target.health.current)
  return { attacker, target, value: pct(given * worth(target), 80) }
}

/** Every choice a side has, each with its value. */
export const choices = (state: BattleState, side: BattleCreature['side']): Choice[] =>
  options(state, side).map((option) => weigh(state, option))

/** The best choice; the first of equals. Undefined where nobody can move. */
export function best(from: readonly Choice[]): Choice | undefined {
  let found: Choice | undefined
  for (const choice of from) if (!found || choice.value > found.value) found = choice
  return found
}

/** What an opponent of that skill chooses: the best, seen through an error that shrinks with skill, and now and then anything at all. */
export function decide(state: BattleState, side: BattleCreature['side'], skill: number, dice: Dice): Choice | undefined {
  const all = options(state, side)
  if (all.length < 2) return all[0] && weigh(state, all[0])
  // Whoever does not look weighs nothing.
  if (dice('choice', 100) < Math.trunc((100 - skill) / 3)) return weigh(state, all[dice('choice', all.length)]!)
  const blur = 100 - skill
  return best(
    all.map((option) => {
      const { attacker, target, value } = weigh(state, option)
      return { attacker, target, value: value + pct(Math.abs(value), dice('choice', 2 * blur + 1) - blur) }
    }),
  )
}

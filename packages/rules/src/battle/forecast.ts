import type { BattleCreature, BattleEvent, Effect, ErrorCode, Forecast, World } from '@skystair/contract'
import { traits } from '../traits/index.ts'
import { cloneState } from './clone.ts'
import { SIDES } from './damage.ts'
import { type Dice, SPREAD, type Throw } from './dice.ts'
import { mendOf } from './mend.ts'
import { best, choices } from './opponent.ts'
import { refusal } from './play.ts'
import { strike } from './strike.ts'
import type { BattleState, Field } from './types.ts'
import { alive, byId, following } from './view.ts'

interface Outcome {
  readonly damage: number
  readonly kills: boolean
  readonly answer: number
  readonly answerKills: boolean
  readonly state: BattleState
}

const fixed =
  (throws: Partial<Record<Throw, number>>): Dice =>
  (what, sides) =>
    Math.min(throws[what] ?? sides - 1, sides - 1)

const amount = (events: readonly BattleEvent[], type: BattleEvent['type'], by: number, on: number): number =>
  events.find((e) => e.type === type && e.by === by && e.on === on)?.amount ?? 0

/** The blow as it goes with those dice, on a copy. */
function outcome(state: BattleState, attackerId: number, defenderId: number, dice: Dice): Outcome {
  const copy = cloneState(state)
  const field: Field = { state: copy, events: [], dice }
  const attacker = byId(copy, attackerId)!
  const defender = byId(copy, defenderId)!
  attacker.struck = true
  attacker.braced = false
  strike(field, attacker, defender)
  return {
    damage: amount(field.events, 'HIT', attackerId, defenderId),
    kills: !alive(defender),
    answer: amount(field.events, 'ANSWER', defenderId, attackerId),
    answerKills: !alive(attacker),
    state: copy,
  }
}

/**
 * Every way the dice can fall for the blow itself, with the least and the most of the answer. Nothing is estimated: a forecast cannot lie, because it is
 * the blow. Answers grow with their own throw alone, so that two throws of it bound them.
 */
function outcomes(state: BattleState, attackerId: number, defenderId: number, evades: number | undefined): Outcome[] {
  const all: Outcome[] = []
  for (const answer of [0, SIDES - 1]) {
    if (evades) all.push(outcome(state, attackerId, defenderId, fixed({ pass: 0, answer })))
    for (let blow = 0; blow < SIDES; blow++) {
      all.push(outcome(state, attackerId, defenderId, fixed({ pass: 1, blow, answer })))
    }
  }
  return all
}

const verdict = (all: readonly boolean[]): 'NO' | 'MAYBE' | 'YES' => (all.every(Boolean) ? 'YES' : all.some(Boolean) ? 'MAYBE' : 'NO')

/** Effects that the defender would have and has not now, or has for longer. */
const fresh = (before: BattleCreature, after: BattleCreature): Effect[] =>
  after.effects.filter(
    (e) => !before.effects.some((old) => old.type === e.type && old.movesRemain >= e.movesRemain && old.power >= e.power),
  )

/** What the opponent that comes next would choose if it chose its best. */
function reply(state: BattleState): Forecast['enemyNext'] {
  const next = following(state, 'TM1')
  const choice = next && next !== 'TM1' ? best(choices(state, next)) : undefined
  return choice ? { attackerId: choice.attacker.id, defenderId: choice.target.id } : null
}

/** What `hit` with these two would do. Changes nothing; refuses what `hit` would refuse. */
export function forecast(_world: World, state: BattleState, attackerId: number, defenderId: number): Forecast | { refused: ErrorCode } {
  const refused = refusal(state, attackerId, defenderId)
  if (refused) return { refused }
  const attacker = byId(state, attackerId)!
  const defender = byId(state, defenderId)!
  const none = { kills: 'NO', answerMin: 0, answerMax: 0, answerKills: 'NO', effects: [] } as const
  if (defender.side === attacker.side) {
    const given = Math.min(mendOf(state, attacker, defender), defender.health.total - defender.health.current)
    return { attackerId, defenderId, heal: true, damageMin: given, damageMax: given, ...none, effects: [], enemyNext: reply(state) }
  }
  const all = outcomes(state, attackerId, defenderId, traits[defender.class].evades)
  const damages = all.map((o) => o.damage)
  const answers = all.map((o) => o.answer)
  const usual = outcome(state, attackerId, defenderId, fixed({ pass: 1, blow: SPREAD, answer: SPREAD })).state
  return {
    attackerId,
    defenderId,
    heal: false,
    damageMin: Math.min(...damages),
    damageMax: Math.max(...damages),
    kills: verdict(all.map((o) => o.kills)),
    answerMin: Math.min(...answers),
    answerMax: Math.max(...answers),
    answerKills: verdict(all.map((o) => o.answerKills)),
    effects: fresh(defender, byId(usual, defenderId)!),
    enemyNext: reply(usual),
  }
}

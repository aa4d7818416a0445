import type { BattleCreature, BattleEvent, Effect, ErrorCode, Forecast } from '@skystair/contract'
import { traits } from '../generated/traits.ts'
import { healAmount } from './ally-healing.ts'
import { cloneState } from './clone.ts'
import { DAMAGE_SPREAD, DICE_FACES, type Dice, type DiceRoll } from './dice.ts'
import { healAlly, resolveHit } from './hit.ts'
import { bestMove, scoredMoves } from './opponent.ts'
import { hitRefusal } from './play.ts'
import { byId, isAlive, nextSide } from './queries.ts'
import type { BattleContext, BattleState } from './types.ts'

interface Outcome {
  readonly damage: number
  readonly kills: boolean
  readonly counterDamage: number
  readonly counterKills: boolean
  readonly state: BattleState
}

/** Dice with set outcomes; rolls that are not set show the highest face. */
const fixedDice =
  (rolls: Partial<Record<DiceRoll, number>>): Dice =>
  (what, faces) =>
    Math.min(rolls[what] ?? faces - 1, faces - 1)

/** Returns the amount of the first such event, or 0. */
const amount = (events: readonly BattleEvent[], type: BattleEvent['type'], by: number, on: number): number =>
  events.find((e) => e.type === type && e.by === by && e.on === on)?.amount ?? 0

/** Plays the hit or the healing with these dice on a copy of the state. */
function simulateMove(state: BattleState, attackerId: number, defenderId: number, dice: Dice): Outcome {
  const copy = cloneState(state)
  const battle: BattleContext = { state: copy, events: [], dice }
  const attacker = byId(copy, attackerId)!
  const defender = byId(copy, defenderId)!
  attacker.struck = true
  attacker.braced = false
  if (attacker.side === defender.side) healAlly(battle, attacker, defender)
  else resolveHit(battle, attacker, defender)
  return {
    damage: amount(battle.events, 'HIT', attackerId, defenderId),
    kills: !isAlive(defender),
    counterDamage: amount(battle.events, 'ANSWER', defenderId, attackerId),
    counterKills: !isAlive(attacker),
    state: copy,
  }
}

/**
 * Plays the hit for every roll of its own die, each with the lowest and the highest counterattack. Nothing is estimated: the forecast runs the same code
 * as the hit. The counterattack's damage grows with its roll, so its two extremes are enough.
 */
function allOutcomes(state: BattleState, attackerId: number, defenderId: number, evadesOneIn: number | undefined): Outcome[] {
  const outcomes: Outcome[] = []
  for (const counter of [0, DICE_FACES - 1]) {
    if (evadesOneIn) outcomes.push(simulateMove(state, attackerId, defenderId, fixedDice({ evade: 0, counter })))
    for (let hit = 0; hit < DICE_FACES; hit++) {
      outcomes.push(simulateMove(state, attackerId, defenderId, fixedDice({ evade: 1, hit, counter })))
    }
  }
  return outcomes
}

const verdict = (outcomes: readonly boolean[]): 'NO' | 'MAYBE' | 'YES' =>
  outcomes.every(Boolean) ? 'YES' : outcomes.some(Boolean) ? 'MAYBE' : 'NO'

/** Returns the effects that are new after the hit, last longer or are stronger. */
const addedEffects = (before: BattleCreature, after: BattleCreature): Effect[] =>
  after.effects.filter(
    (e) => !before.effects.some((old) => old.type === e.type && old.movesRemain >= e.movesRemain && old.power >= e.power),
  )

/** Returns the best hit of the side that moves next, with its highest dice, or null if that is the same side. */
function nextEnemyHit(state: BattleState): Forecast['enemyNext'] {
  const next = nextSide(state, state.turn)
  const choice = next && next !== state.turn ? bestMove(scoredMoves(state, next).filter(({ target }) => target.side !== next)) : undefined
  if (!choice) return null
  const [attackerId, defenderId] = [choice.attacker.id, choice.target.id]
  const { damage: damageMax, kills } = simulateMove(state, attackerId, defenderId, fixedDice({}))
  return { attackerId, defenderId, damageMax, kills }
}

/** Returns what a hit (or, on an ally, a healing) would do, or the error code with which the move would be refused. Changes nothing. */
export function forecast(state: BattleState, attackerId: number, defenderId: number): Forecast | { refused: ErrorCode } {
  const refused = hitRefusal(state, attackerId, defenderId)
  if (refused) return { refused }
  const attacker = byId(state, attackerId)!
  const defender = byId(state, defenderId)!
  const noCounter = { kills: 'NO', answerMin: 0, answerMax: 0, answerKills: 'NO', effects: [] } as const
  if (defender.side === attacker.side) {
    const healed = Math.min(healAmount(state, attacker, defender), defender.health.total - defender.health.current)
    return {
      attackerId,
      defenderId,
      heal: true,
      damageMin: healed,
      damageMax: healed,
      ...noCounter,
      effects: [],
      enemyNext: nextEnemyHit(simulateMove(state, attackerId, defenderId, fixedDice({})).state),
    }
  }
  const outcomes = allOutcomes(state, attackerId, defenderId, traits[defender.class].evadesOneIn)
  const damages = outcomes.map((o) => o.damage)
  const counters = outcomes.map((o) => o.counterDamage)
  const average = simulateMove(state, attackerId, defenderId, fixedDice({ evade: 1, hit: DAMAGE_SPREAD, counter: DAMAGE_SPREAD })).state
  return {
    attackerId,
    defenderId,
    heal: false,
    damageMin: Math.min(...damages),
    damageMax: Math.max(...damages),
    kills: verdict(outcomes.map((o) => o.kills)),
    answerMin: Math.min(...counters),
    answerMax: Math.max(...counters),
    answerKills: verdict(outcomes.map((o) => o.counterKills)),
    effects: addedEffects(defender, byId(average, defenderId)!),
    enemyNext: nextEnemyHit(average),
  }
}

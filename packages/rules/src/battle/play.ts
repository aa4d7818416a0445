import type { BattleEvent, ErrorCode, World } from '@skystair/contract'
import { cloneState } from './clone.ts'
import { consume } from './consume.ts'
import { realDice } from './dice.ts'
import { tell } from './events.ts'
import { mendable } from './mend.ts'
import { brace, hit, skipper } from './move.ts'
import { decide } from './opponent.ts'
import { targetsOf } from './reach.ts'
import { finish, nextRound, openRound, settle } from './round.ts'
import { arranged } from './start.ts'
import type { BattleSetup, BattleState, Field, Move } from './types.ts'
import { able, ables, byId, following } from './view.ts'

export interface Played {
  readonly state: BattleState
  /** What happened, in order. */
  readonly events: BattleEvent[]
}
export interface Refused {
  readonly refused: ErrorCode
}

const fieldOf = (state: BattleState): Field => ({ state, events: [], dice: realDice(state.rng) })

/** The turn passes to the next side of which somebody can move, and stays where only the same one has somebody; when none has, a new round opens. */
function pass(field: Field): void {
  const { state } = field
  if (settle(field)) return
  let next = following(state, state.turn)
  while (!next) {
    nextRound(field)
    if (state.winner) return
    next = following(state, state.turn)
  }
  state.turn = next
}

function opponentMoves(field: Field): void {
  const { state, dice } = field
  while (!state.winner && state.turn !== 'TM1') {
    const choice = decide(state, state.turn, state.skill, dice)
    if (choice) hit(field, choice.attacker, choice.target)
    pass(field)
  }
}

/** Why that blow cannot be struck; null where it can. */
export function refusal(state: BattleState, attackerId: number, defenderId: number): ErrorCode | null {
  if (state.winner) return 'BATTLE_OVER'
  const attacker = byId(state, attackerId)
  const defender = byId(state, defenderId)
  if (!attacker || !defender) return 'CREATURE_NOT_FOUND'
  if (attacker.side !== 'TM1' || !able(attacker)) return 'CREATURE_INACTIVE'
  const allowed = defender.side === 'TM1' ? mendable(state, attacker) : targetsOf(state, attacker)
  return allowed.includes(defender) ? null : 'TARGET_FORBIDDEN'
}

/** Makes the player's move on the field itself; a refused one has changed nothing. */
function make(field: Field, move: Move): ErrorCode | null {
  const { state } = field
  if (state.winner) return 'BATTLE_OVER'
  switch (move.type) {
    case 'hit': {
      const refused = refusal(state, move.attackerId, move.defenderId)
      if (refused) return refused
      hit(field, byId(state, move.attackerId)!, byId(state, move.defenderId)!)
      return null
    }
    case 'skip': {
      const self = skipper(field, 'TM1')
      if (!self) return 'CREATURE_INACTIVE'
      brace(field, self)
      return null
    }
    case 'consumable':
      return consume(field, move.id, move.targetCreatureId)
    case 'giveUp':
      state.gaveUp = true
      tell(field, 'GIVE_UP', null, { what: 'TM1' })
      finish(field, 'TM2')
      return null
  }
}

function advance(field: Field, move: Move): ErrorCode | null {
  const refused = make(field, move)
  if (refused) return refused
  field.state.version++
  pass(field)
  opponentMoves(field)
  return null
}

/** Opens a fight: the player moves first, or the opponent does where nobody of the player's can. Throws on a setup that is no fight. */
export function startBattle(world: Pick<World, 'consumables'>, setup: BattleSetup): Played {
  const field = fieldOf(arranged(world, setup))
  if (!settle(field)) {
    openRound(field)
    if (!settle(field) && ables(field.state, 'TM1').length === 0) pass(field)
    opponentMoves(field)
  }
  return { state: field.state, events: field.events }
}

/** Makes the player's move and plays the opponent on until the player must choose or the fight is over. The state passed in stays as it was. */
export function play(_world: World, state: BattleState, move: Move): Played | Refused {
  const field = fieldOf(cloneState(state))
  const refused = advance(field, move)
  return refused ? { refused } : { state: field.state, events: field.events }
}

/** Plays a whole fight by whoever chooses, without a copy at every move: for simulations. Throws where a chosen move is refused. */
export function playOut(world: World, setup: BattleSetup, choose: (state: Readonly<BattleState>) => Move): Played {
  const { state, events } = startBattle(world, setup)
  const field: Field = { ...fieldOf(state), events }
  while (!state.winner) {
    const refused = advance(field, choose(state))
    if (refused) throw new Error(`move ${state.version + 1} is refused: ${refused}`)
  }
  return { state, events }
}

/** The whole fight from its seed and inputs, with everything that happened. Throws where a move would have been refused: the log is not of this fight. */
export function replay(world: Pick<World, 'consumables'>, setup: BattleSetup, moves: readonly Move[]): Played {
  const { state, events } = startBattle(world, setup)
  const field: Field = { ...fieldOf(state), events }
  for (const move of moves) {
    const refused = advance(field, move)
    if (refused) throw new Error(`move ${state.version + 1} of the log is refused: ${refused}`)
  }
  return { state, events }
}

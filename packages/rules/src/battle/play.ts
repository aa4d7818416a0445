import type { BattleEvent, ErrorCode, World } from '@skystair/contract'
import { healTargets } from './ally-healing.ts'
import { cloneState } from './clone.ts'
import { useConsumable } from './consumables.ts'
import { rngDice } from './dice.ts'
import { emit } from './emit.ts'
import { initialState } from './initial-state.ts'
import { noteFallen } from './melee.ts'
import { braceMove, hitMove, skippingCreature } from './move.ts'
import { chooseMove } from './opponent.ts'
import { byId, canMove, movableCreatures, nextSide } from './queries.ts'
import { endBattle, endIfDecided, nextRound, openRound } from './round.ts'
import { targetsInRange } from './targets.ts'
import type { BattleContext, BattleSetup, BattleState, Move } from './types.ts'

export interface Played {
  readonly state: BattleState
  /** In the order in which they happened. */
  readonly events: BattleEvent[]
}
export interface Refused {
  readonly refused: ErrorCode
}

const contextOf = (state: BattleState): BattleContext => ({ state, events: [], dice: rngDice(state.rng) })

/** Gives the turn to the next side that can move, which may be the same one. Starts a new round if no side can. */
function passTurn(battle: BattleContext): void {
  const { state } = battle
  if (endIfDecided(battle)) return
  let next = nextSide(state, state.turn)
  while (!next) {
    nextRound(battle)
    if (state.winner) return
    next = nextSide(state, state.turn)
  }
  state.turn = next
}

/** Makes the move that the rules choose for the side whose turn it is. */
function autoMove(battle: BattleContext): void {
  const { state, dice } = battle
  const choice = chooseMove(state, state.turn, state.skill, dice)
  if (choice) hitMove(battle, choice.attacker, choice.target)
}

function playOpponents(battle: BattleContext): void {
  const { state } = battle
  while (!state.winner && !state.fallen && state.turn !== 'TM1') {
    autoMove(battle)
    passTurn(battle)
  }
}

/** Returns why the side whose turn it is cannot make this hit (or healing), or null if it is possible. */
export function hitRefusal(state: BattleState, attackerId: number, defenderId: number): ErrorCode | null {
  if (state.winner) return 'BATTLE_OVER'
  const attacker = byId(state, attackerId)
  const defender = byId(state, defenderId)
  if (!attacker || !defender) return 'CREATURE_NOT_FOUND'
  if (attacker.side !== state.turn || !canMove(attacker)) return 'CREATURE_INACTIVE'
  const allowed = defender.side === state.turn ? healTargets(state, attacker) : targetsInRange(state, attacker)
  return allowed.includes(defender) ? null : 'TARGET_FORBIDDEN'
}

/** Makes the move of the side whose turn it is. Returns an error code and changes nothing if the move is not possible, else null. */
function makeInput(battle: BattleContext, move: Move): ErrorCode | null {
  const { state } = battle
  if (state.winner) return 'BATTLE_OVER'
  switch (move.type) {
    case 'hit': {
      const refused = hitRefusal(state, move.attackerId, move.defenderId)
      if (refused) return refused
      hitMove(battle, byId(state, move.attackerId)!, byId(state, move.defenderId)!)
      return null
    }
    case 'skip': {
      const self = skippingCreature(battle, state.turn, move.creatureId)
      if (!self) return 'CREATURE_INACTIVE'
      braceMove(battle, self)
      return null
    }
    case 'consumable':
      return useConsumable(battle, move.id, move.targetCreatureId)
    case 'giveUp':
      // In a melee a squad that its player leaves goes on.
      if (state.fallen) return 'BATTLE_TURN'
      state.gaveUp = true
      emit(battle, 'GIVE_UP', null, { what: 'TM1' })
      endBattle(battle, 'TM2')
      return null
    case 'auto':
      if (!state.fallen) return 'BATTLE_TURN'
      autoMove(battle)
      return null
  }
}

/** Makes the move of the side whose turn it is; in other battles than a melee, then the opponents' until the player can move again or the battle is over. */
function playMove(battle: BattleContext, move: Move): ErrorCode | null {
  const refused = makeInput(battle, move)
  if (refused) return refused
  battle.state.version++
  passTurn(battle)
  playOpponents(battle)
  noteFallen(battle.state)
  return null
}

/** Starts a battle. The player moves first, unless none of the player's creatures can. Throws on an invalid setup: see `initialState`. */
export function startBattle(world: Pick<World, 'consumables'>, setup: BattleSetup): Played {
  const battle = contextOf(initialState(world, setup))
  if (!endIfDecided(battle)) {
    openRound(battle)
    if (!endIfDecided(battle) && movableCreatures(battle.state, 'TM1').length === 0) passTurn(battle)
    playOpponents(battle)
  }
  noteFallen(battle.state)
  return { state: battle.state, events: battle.events }
}

/** Makes the player's move and the opponents' moves after it. Returns the new state or the error code; the state passed in is not changed. */
export function play(state: BattleState, move: Move): Played | Refused {
  const battle = contextOf(cloneState(state))
  const refused = playMove(battle, move)
  return refused ? { refused } : { state: battle.state, events: battle.events }
}

/** Plays a whole battle with moves from `chooseMove`, without copying the state at each move: for simulations. Throws if a chosen move is refused. */
export function playToEnd(world: World, setup: BattleSetup, chooseMove: (state: Readonly<BattleState>) => Move): Played {
  const { state, events } = startBattle(world, setup)
  const battle: BattleContext = { ...contextOf(state), events }
  while (!state.winner) {
    const refused = playMove(battle, chooseMove(state))
    if (refused) throw new Error(`Move ${state.version + 1} is refused: ${refused}`)
  }
  return { state, events }
}

/** Plays a whole battle again from its setup and the player's moves. Throws if a move is refused: then the moves belong to another battle. */
export function replay(world: Pick<World, 'consumables'>, setup: BattleSetup, moves: readonly Move[]): Played {
  const { state, events } = startBattle(world, setup)
  const battle: BattleContext = { ...contextOf(state), events }
  for (const move of moves) {
    const refused = playMove(battle, move)
    if (refused) throw new Error(`Move ${state.version + 1} of the log is refused: ${refused}`)
  }
  return { state, events }
}

// A battle for tests: creatures act when the test says so, without turns, and every roll is average.
import type { BattleCreature, BattleEvent, Creature } from '@skystair/contract'
import { DAMAGE_SPREAD, type Dice } from '../battle/dice.ts'
import { resolveHit } from '../battle/hit.ts'
import { initialState } from '../battle/initial-state.ts'
import { braceMove, hitMove } from '../battle/move.ts'
import { byId } from '../battle/queries.ts'
import { nextRound, openRound } from '../battle/round.ts'
import type { BattleContext } from '../battle/types.ts'
import { backpack, world } from './test-world.ts'

/** Damage without deviation; nobody evades, fire does not spread. */
export const averageDice: Dice = (roll, faces) => (roll === 'hit' || roll === 'counter' ? DAMAGE_SPREAD : faces - 1)

export interface TestBattle {
  readonly battle: BattleContext
  readonly of: (id: number) => BattleCreature
  readonly health: (id: number) => number
  readonly effects: (id: number) => string[]
  /** Makes a whole move. Returns its events. */
  readonly move: (by: number, on: number) => BattleEvent[]
  /** Resolves a hit without the rest of a move. Returns its events. */
  readonly hit: (by: number, on: number) => BattleEvent[]
  readonly brace: (id: number) => void
  readonly round: () => void
}

/** Starts a battle. Own creatures have positive ids, enemies negative ones; positions follow the order. */
export function testBattle(own: Creature[], enemy: Creature[], dice: Dice = averageDice): TestBattle {
  const state = initialState(world, { kind: 'MOB', stair: 1, seed: '00', own, enemy, bosses: [], consumables: backpack(1), skill: 100 })
  const battle: BattleContext = { state, events: [], dice }
  const of = (id: number) => byId(state, id)!
  const eventsOf = (act: () => void) => {
    const from = battle.events.length
    act()
    return battle.events.slice(from)
  }
  openRound(battle)
  return {
    battle,
    of,
    health: (id) => of(id).health.current,
    effects: (id) => of(id).effects.map((e) => `${e.type} ${e.movesRemain} ${e.power}`),
    move: (by, on) => eventsOf(() => hitMove(battle, of(by), of(on))),
    hit: (by, on) => eventsOf(() => resolveHit(battle, of(by), of(on))),
    brace: (id) => braceMove(battle, of(id)),
    round: () => nextRound(battle),
  }
}

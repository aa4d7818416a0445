// A table to set creatures on and strike with them, for tests: no turns unless asked for, dice thrown in the middle.
import type { BattleCreature, BattleEvent, Creature } from '@skystair/contract'
import { backpack, world } from '../fixture.ts'
import { type Dice, SPREAD } from './dice.ts'
import { brace, hit } from './move.ts'
import { nextRound, openRound } from './round.ts'
import { arranged } from './start.ts'
import { strike } from './strike.ts'
import type { Field } from './types.ts'
import { byId } from './view.ts'

/** Blows without spread, nobody passes through, no fire leaps. */
export const even: Dice = (what, sides) => (what === 'blow' || what === 'answer' ? SPREAD : sides - 1)

export interface Table {
  readonly field: Field
  readonly of: (id: number) => BattleCreature
  readonly health: (id: number) => number
  readonly effects: (id: number) => string[]
  /** One whole move. */
  readonly hit: (by: number, on: number) => BattleEvent[]
  /** One blow without what a move brings along. */
  readonly strike: (by: number, on: number) => BattleEvent[]
  readonly brace: (id: number) => void
  readonly round: () => void
}

/** Sets a table: own creatures have positive ids, the enemy's negative ones; positions by order. */
export function table(own: Creature[], enemy: Creature[], dice: Dice = even): Table {
  const state = arranged(world, { kind: 'MOB', stair: 1, seed: '00', own, enemy, bosses: [], consumables: backpack(1), skill: 100 })
  const field: Field = { state, events: [], dice }
  const of = (id: number) => byId(state, id)!
  const told = (act: () => void) => {
    const from = field.events.length
    act()
    return field.events.slice(from)
  }
  openRound(field)
  return {
    field,
    of,
    health: (id) => of(id).health.current,
    effects: (id) => of(id).effects.map((e) => `${e.type} ${e.movesRemain} ${e.power}`),
    hit: (by, on) => told(() => hit(field, of(by), of(on))),
    strike: (by, on) => told(() => strike(field, of(by), of(on))),
    brace: (id) => brace(field, of(id)),
    round: () => nextRound(field),
  }
}

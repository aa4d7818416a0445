import type { BattleCreature, BattleSide, Creature, World } from '@skystair/contract'
import { seeded } from './dice.ts'
import type { BattleSetup, BattleState, Memory } from './types.ts'

const fresh = (): Memory => ({
  blows: 0,
  taken: 0,
  spent: false,
  risen: false,
  again: 0,
  temper: '',
  dealt: 0,
})

const fighter = (creature: Creature, side: BattleSide, position: number, boss: boolean): BattleCreature => ({
  ...creature,
  health: { ...creature.health },
  skills: creature.skills.map((s) => ({ ...s })),
  effects: [],
  side,
  position,
  struck: false,
  braced: false,
  boss,
})

/** The field as it stands before anything happens. Throws on a setup that is no fight: an empty side, more than six, the same id twice. */
export function arranged(world: World, setup: BattleSetup): BattleState {
  const { own, enemy, bosses } = setup
  if (own.length < 1 || enemy.length < 1 || own.length > 6 || enemy.length > 6) throw new Error('a side has one to six creatures')
  const creatures = [
    ...own.map((c, i) => fighter(c, 'TM1', i, false)),
    ...enemy.map((c, i) => fighter(c, 'TM2', i, bosses.includes(c.id))),
  ].sort((a, b) => a.id - b.id)
  if (new Set(creatures.map((c) => c.id)).size < creatures.length) throw new Error('every creature in a fight has its own id')
  return {
    kind: setup.kind,
    stair: setup.stair,
    round: 1,
    version: 0,
    turn: 'TM1',
    winner: null,
    gaveUp: false,
    creatures,
    memories: Object.fromEntries(creatures.map((c) => [String(c.id), fresh()])),
    consumables: setup.consumables.map((c) => ({ ...c })),
    kinds: world.consumables.filter((kind) => setup.consumables.some((c) => c.kind === kind.kind)),
    consumedIn: 0,
    consumed: 0,
    deaths: 0,
    skill: setup.skill,
    rng: seeded(setup.seed),
  }
}

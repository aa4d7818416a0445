import type { BattleCreature, BattleSide, Creature, World } from '@skystair/contract'
import { SQUAD_SIZE } from '@skystair/contract/measures'
import { seedRng } from './dice.ts'
import { sides } from './queries.ts'
import type { BattleMemory, BattleSetup, BattleState } from './types.ts'

const newMemory = (): BattleMemory => ({
  hits: 0,
  taken: 0,
  spent: false,
  risen: false,
  again: 0,
  phase: '',
  dealt: 0,
})

const battleCreature = (creature: Creature, side: BattleSide, position: number, boss: boolean): BattleCreature => ({
  ...creature,
  health: { ...creature.health },
  skills: creature.skills.map((s) => ({ ...s })),
  effects: creature.effects.map((effect) => ({ ...effect })),
  side,
  position,
  struck: false,
  braced: false,
  boss,
})

/** Returns the creatures of all sides but the player's. */
export const enemiesIn = ({ enemy, others = [] }: Pick<BattleSetup, 'enemy' | 'others'>): readonly Creature[] => [
  ...enemy,
  ...others.flat(),
]

/** Returns the state before anything happens. Throws if a side is empty or has more than six creatures, if there are too many sides, or if an id repeats. */
export function initialState(world: Pick<World, 'consumables'>, setup: BattleSetup): BattleState {
  const squads = [setup.own, setup.enemy, ...(setup.others ?? [])]
  if (squads.length > (setup.kind === 'MULTI' ? sides.length : 2)) throw new Error(`A battle of kind ${setup.kind} has too many sides.`)
  if (squads.some(({ length }) => length < 1 || length > SQUAD_SIZE)) throw new Error(`A side must have one to ${SQUAD_SIZE} creatures.`)
  const creatures = squads
    .flatMap((squad, n) => squad.map((c, i) => battleCreature(c, sides[n]!, i, n === 1 && setup.bosses.includes(c.id))))
    .sort((a, b) => a.id - b.id)
  if (new Set(creatures.map((c) => c.id)).size < creatures.length) throw new Error('Two creatures in the battle have the same id.')
  return {
    kind: setup.kind,
    stair: setup.stair,
    round: 1,
    version: 0,
    turn: 'TM1',
    winner: null,
    gaveUp: false,
    ...(setup.everySide ? { fallen: [] } : {}),
    creatures,
    memories: Object.fromEntries(creatures.map((c) => [String(c.id), newMemory()])),
    consumables: setup.consumables.map((c) => ({ ...c })),
    kinds: world.consumables.filter((kind) => setup.consumables.some((c) => c.kind === kind.kind)),
    consumedIn: 0,
    consumed: 0,
    deaths: 0,
    skill: setup.skill,
    rng: seedRng(setup.seed),
  }
}

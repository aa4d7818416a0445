import type { BattleCreature, BattleSide, Creature, World } from '@skystair/contract'
import { seeded } from './dice.ts'
import type { BattleSetup, BattleState, Memory } from './types.ts'
import { sides } from './view.ts'

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

/** All whom the player's squad is up against. */
export const foesOf = ({ enemy, others = [] }: Pick<BattleSetup, 'enemy' | 'others'>): readonly Creature[] => [...enemy, ...others.flat()]

/** The field as it stands before anything happens. Throws on a setup that is no fight: an empty side, more than six, a sixth side, the same id twice. */
export function arranged(world: Pick<World, 'consumables'>, setup: BattleSetup): BattleState {
  const squads = [setup.own, setup.enemy, ...(setup.others ?? [])]
  if (squads.length > (setup.kind === 'MULTI' ? sides.length : 2)) throw new Error(`too many sides for a fight of kind ${setup.kind}`)
  if (squads.some(({ length }) => length < 1 || length > 6)) throw new Error('a side has one to six creatures')
  const creatures = squads
    .flatMap((squad, n) => squad.map((c, i) => fighter(c, sides[n]!, i, n === 1 && setup.bosses.includes(c.id))))
    .sort((a, b) => a.id - b.id)
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

import type { BattleCreature } from '@skystair/contract'
import type { BattleState } from './types.ts'

/** A copy of everything that a fight changes. Artifacts and forces never change in a fight and are shared. */
export function cloneState(state: BattleState): BattleState {
  const memories: BattleState['memories'] = {}
  for (const id in state.memories) memories[id] = { ...state.memories[id]! }
  return {
    ...state,
    creatures: state.creatures.map(
      (c): BattleCreature => ({
        ...c,
        health: { ...c.health },
        skills: c.skills.map((s) => ({ ...s })),
        effects: c.effects.map((e) => ({ ...e })),
      }),
    ),
    memories,
    consumables: state.consumables.map((c) => ({ ...c })),
    rng: [...state.rng],
  }
}

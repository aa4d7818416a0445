import type { BattleCreature } from '@skystair/contract'
import type { BattleState } from './types.ts'

/** Returns a copy of everything that a battle changes. Artifacts and forces never change in a battle and are shared with the original. */
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
    ...(state.fallen ? { fallen: [...state.fallen] } : {}),
    consumables: state.consumables.map((c) => ({ ...c })),
    rng: [...state.rng],
  }
}

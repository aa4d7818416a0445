import type { Ask } from '@skystair/contract'
import { healTargets } from './ally-healing.ts'
import { usableConsumables } from './consumables.ts'
import { skippingCreature } from './move.ts'
import { movableCreatures } from './queries.ts'
import { targetsInRange } from './targets.ts'
import type { BattleState } from './types.ts'

/** Returns what the side whose turn it is can choose now, or null when the battle is over. */
export function ask(state: BattleState): Ask | null {
  const first = state.winner ? undefined : skippingCreature({ state }, state.turn)
  if (!first) return null
  const attackers = movableCreatures(state, state.turn)
  return {
    side: state.turn,
    attackers: attackers.map((c) => c.id),
    targets: Object.fromEntries(
      attackers.map((c) => [String(c.id), [...targetsInRange(state, c), ...healTargets(state, c)].map((target) => target.id)]),
    ),
    skipperId: first.id,
    consumables: usableConsumables(state),
  }
}

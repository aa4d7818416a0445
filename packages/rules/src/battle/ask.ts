import type { Ask } from '@skystair/contract'
import { usable } from './consume.ts'
import { mendable } from './mend.ts'
import { skipper } from './move.ts'
import { targetsOf } from './reach.ts'
import type { BattleState } from './types.ts'
import { ables } from './view.ts'

/** What the player can choose now; null when the fight is over. */
export function ask(state: BattleState): Ask | null {
  const first = state.winner ? undefined : skipper({ state }, 'TM1')
  if (!first) return null
  const attackers = ables(state, 'TM1')
  return {
    side: 'TM1',
    attackers: attackers.map((c) => c.id),
    targets: Object.fromEntries(
      attackers.map((c) => [String(c.id), [...targetsOf(state, c), ...mendable(state, c)].map((target) => target.id)]),
    ),
    skipperId: first.id,
    consumables: usable(state),
  }
}

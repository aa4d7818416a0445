import type { Reward, RewardKind, RewardOf } from '@skystair/contract'
import type { Tx } from '../storage/db.ts'
import type { Occasion } from './ledger.ts'

/** Every kind except resources and gold tickets, which the economy itself grants. */
export type ThingKind = Exclude<RewardKind, 'resource' | 'goldTicket'>

/**
 * An area's handlers for the kinds of rewards that it owns. A handler changes the player, who is locked and saved by the caller. Returns what was granted:
 * the thing, or resources instead, which the economy then books. The economy itself uses only the player's id.
 */
export type RewardKinds<P = never> = {
  readonly [K in ThingKind]?: (tx: Tx, player: P, reward: RewardOf<K>, occasion: Occasion) => Promise<readonly Reward[]>
}

/** Returns the handlers of all areas. Throws if two areas own the same kind. */
export function joinRewardKinds(areas: readonly RewardKinds[]): RewardKinds {
  const kinds = areas.flatMap((area) => Object.keys(area))
  const twice = kinds.find((kind, i) => kinds.indexOf(kind) !== i)
  if (twice) throw new Error(`Two areas give rewards of the kind ${twice}.`)
  return Object.assign({}, ...areas) as RewardKinds
}

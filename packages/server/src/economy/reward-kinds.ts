import type { Reward, RewardKind, RewardOf } from '@skystair/contract'
import type { Tx } from '../storage/db.ts'
import type { Occasion } from './ledger.ts'

/** Every kind but resources, which the economy itself grants. */
export type ThingKind = Exclude<RewardKind, 'resource'>

/**
 * An area's handlers for the kinds of rewards that it owns. A handler changes the player, who is locked and is saved by the caller, and returns what was
 * granted: the thing, or resources in its place, which the economy then books. The economy itself uses only the player's id.
 */
export type RewardKinds<P = never> = {
  readonly [K in ThingKind]?: (tx: Tx, player: P, reward: RewardOf<K>, occasion: Occasion) => Promise<readonly Reward[]>
}

/** Returns the handlers of all areas. Throws where two areas own the same kind. */
export function joinRewardKinds(areas: readonly RewardKinds[]): RewardKinds {
  const kinds = areas.flatMap((area) => Object.keys(area))
  const twice = kinds.find((kind, i) => kinds.indexOf(kind) !== i)
  if (twice) throw new Error(`Two areas give rewards of the kind ${twice}.`)
  return Object.assign({}, ...areas) as RewardKinds
}

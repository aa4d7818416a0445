import type { Reward } from '@skystair/contract'
import { gainsAt } from '@skystair/rules'
import { world } from '@skystair/world'
import { rewardsFrom } from '../../economy/gain.ts'

/** Returns the rewards of a place of the road. */
export function rewardsAt(placeId: number): Reward[] {
  const { gains, consumable, artifact, creature } = gainsAt(world, placeId)
  const things = [consumable, world.artifacts.find(({ id }) => id === artifact)?.key, creature]
  return rewardsFrom([...gains, ...things.filter((name) => name !== undefined).map((kind) => ({ kind, amount: 1 }))])
}

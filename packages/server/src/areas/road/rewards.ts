import type { ChoiceRow, Place, Reward } from '@skystair/contract'
import { gainsAt, strangerGold } from '@skystair/rules'
import { world } from '@skystair/world'
import { rewardsFrom } from '../../economy/gain.ts'

/** Returns the rewards of a place of the road. */
export function rewardsAt(placeId: number): Reward[] {
  const { gains, consumable, artifact, creature } = gainsAt(world, placeId)
  const things = [consumable, world.artifacts.find(({ id }) => id === artifact)?.key, creature]
  return rewardsFrom([...gains, ...things.filter((name) => name !== undefined).map((kind) => ({ kind, amount: 1 }))])
}

/** Returns the rewards of a choice at a place. */
export function rewardsOf({ goldPercent }: ChoiceRow, { id, stair }: Pick<Place, 'id' | 'stair'>): Reward[] {
  if (goldPercent === null) return rewardsAt(id)
  const amount = Math.trunc((strangerGold(stair) * goldPercent) / 100)
  return amount > 0 ? [{ kind: 'resource', resource: 'gold', amount }] : []
}

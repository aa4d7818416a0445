import type { Creature, Reward, WheelPrize } from '@skystair/contract'
import { isRankFinished } from '@skystair/rules'
import { gainsOf } from '../../../economy/gain.ts'
import type { StoredPrize } from './repository.ts'

/** Returns whether the player must choose a creature for one of these rewards. */
export const asksForCreature = (rewards: readonly Reward[]): boolean => rewards.some(({ kind }) => kind === 'rank')

/** Returns the rewards of a prize for a player with these creatures, and the creatures that can receive it; null if it needs none. */
export function prizeFor({ rewards, instead }: Pick<StoredPrize, 'rewards' | 'instead'>, owned: readonly Creature[]) {
  if (!asksForCreature(rewards)) return { rewards, receivers: null }
  const receivers = owned.filter((creature) => !isRankFinished(creature))
  return receivers.length > 0 ? { rewards, receivers } : { rewards: instead ?? [], receivers: null }
}

export function presentPrize(prize: StoredPrize, owned: readonly Creature[]): WheelPrize {
  const { rewards, receivers } = prizeFor(prize, owned)
  return {
    kind: prize.kind,
    sector: prize.sector,
    gains: gainsOf(rewards),
    asksForCreature: receivers !== null,
    creatures: [...(receivers ?? owned)],
  }
}

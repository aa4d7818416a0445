import type { Gains } from '@skystair/rules'
import { world } from '@skystair/world'
import { isResource } from './ledger.ts'

/** A reward as names of resources, consumables and artifacts, sorted by what they are. */
export function sorted(reward: readonly { readonly kind: string; readonly amount: number }[]): Gains {
  const consumable = world.consumables.find(({ kind }) => reward.some((gain) => gain.kind === kind))
  const artifact = world.artifacts.find(({ key }) => reward.some((gain) => gain.kind === key))
  return {
    gains: reward.filter(({ kind }) => isResource(kind)).map(({ kind, amount }) => ({ kind, amount })),
    ...(consumable ? { consumable: consumable.kind } : {}),
    ...(artifact ? { artifact: artifact.id } : {}),
  }
}

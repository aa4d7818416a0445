import type { Artifact, ArtifactKind } from '@skystair/contract'
import { pct } from '../num.ts'

/** Power of an artifact by its rarity, per cent of its kind's power. */
const rarityPercent = { USUAL: 100, UNIQUE: 150, RARE: 200 } as const
/** Selling price in gold for each point of power. */
const GOLD_PER_POWER = 5

/** Returns an artifact of a kind. */
export const artifactOf = ({ id: artifactId, effectType, atlasKey, rarity, power }: ArtifactKind, id: number): Artifact => ({
  id,
  artifactId,
  effectType,
  atlasKey,
  rarity,
  power: pct(power, rarityPercent[rarity]),
})

/** Returns the selling price in gold. */
export const priceOf = ({ power }: Pick<Artifact, 'power'>): number => power * GOLD_PER_POWER

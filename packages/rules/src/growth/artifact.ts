import type { Artifact, ArtifactKind } from '@skystair/contract'
import { pct } from '../num.ts'

/** Per cent of its catalogue power that an artifact has by its rarity. */
const rarityPercent = { USUAL: 100, UNIQUE: 150, RARE: 200 } as const
/** Gold for each point of an artifact that nobody has a slot for. */
const GOLD_PER_POWER = 5

/** An artifact of a kind, as it is worn. */
export const artifactOf = ({ id: artifactId, effectType, atlasKey, rarity, power }: ArtifactKind, id: number): Artifact => ({
  id,
  artifactId,
  effectType,
  atlasKey,
  rarity,
  power: pct(power, rarityPercent[rarity]),
})

/** What it is sold for. */
export const priceOf = ({ power }: Pick<Artifact, 'power'>): number => power * GOLD_PER_POWER

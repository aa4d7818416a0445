// Artifacts of the catalogue. `power` is at rarity USUAL: points, or per cent for the KOSCHEY, RESURRECTION and SHADOW_ENFORCE effects.
import type { ArtifactEffect, ArtifactKind, Rarity } from '@skystair/contract'

type Row = [id: number, key: string, effectType: ArtifactEffect, picture: string, rarity: Rarity, power: number, minStair: number]

const rows: Row[] = [
  [1, 'road_sword', 'ATTACK', 'sword', 'USUAL', 3, 1],
  [2, 'oak_shield', 'DEFENCE', 'shield', 'USUAL', 3, 1],
  [3, 'warm_amulet', 'HEALTH', 'amulet', 'USUAL', 10, 4],
]

export const artifacts: readonly ArtifactKind[] = rows.map(([id, key, effectType, picture, rarity, power, minStair]) => ({
  id,
  key,
  effectType,
  atlasKey: `artifact/${picture}`,
  rarity,
  power,
  minStair,
}))

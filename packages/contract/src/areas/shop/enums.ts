export const ArtifactAvailability = ['UNAVAILABLE', 'REPLACE', 'BUY', 'APPEND'] as const
export type ArtifactAvailability = (typeof ArtifactAvailability)[number]

export const BoosterFamily = ['EXP', 'HEALTH', 'RECOVER', 'COMPLEX'] as const
export type BoosterFamily = (typeof BoosterFamily)[number]

export const BoosterSize = ['SMALL', 'MIDDLE', 'BIG'] as const
export type BoosterSize = (typeof BoosterSize)[number]

export const BoosterKind = ['GEMS', 'HEALTH_RESTORE', 'SPEEDUP_ARENA'] as const
export type BoosterKind = (typeof BoosterKind)[number]

export const ShopContext = ['COMMON_SHOP', 'ARTIFACT_TOWN'] as const
export type ShopContext = (typeof ShopContext)[number]

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

/** Why a player cannot buy an offer at any price: the shop is not open to the player, the day's limit is reached, or the offer is not on sale today. */
export const OfferRefusal = ['OFFER_LOCKED', 'OFFER_LIMIT', 'PRODUCT_NOT_FOUND'] as const
export type OfferRefusal = (typeof OfferRefusal)[number]

/** Why a hero cannot be raised to a rank: the shop is not open to the player, the hero has not reached its own highest rank yet, or there is no higher rank. */
export const RankRefusal = ['OFFER_LOCKED', 'RANK_NOT_READY', 'RANK_FINISHED'] as const
export type RankRefusal = (typeof RankRefusal)[number]

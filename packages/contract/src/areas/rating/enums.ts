export const RatingType = ['params', 'level', 'arenaPosition', 'clanLevel', 'eventPosition'] as const
export type RatingType = (typeof RatingType)[number]

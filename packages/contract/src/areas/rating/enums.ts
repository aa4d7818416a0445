export const RatingType = ['params', 'level', 'arenaPosition', 'clanLevel', 'eventPosition'] as const
export type RatingType = (typeof RatingType)[number]

/** Positions of one page. */
export const RATING_PAGE = 100
/** Number of requests for a page before it counts as failed. */
export const RATING_ATTEMPTS = 5
/** Maximum length of a filter, in characters. */
export const RATING_FILTER_MAX = 40

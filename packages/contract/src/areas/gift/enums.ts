export const GiftNews = ['NO_NEWS', 'FOTOSTRANA', 'GEMS_30', 'GEMS_100', 'GEMS_500', 'GEMS_1000'] as const
export type GiftNews = (typeof GiftNews)[number]

/** How many gems each promotion gives. */
export const promotionGems: Readonly<Record<Exclude<GiftNews, 'NO_NEWS'>, number>> = {
  FOTOSTRANA: 30,
  GEMS_30: 30,
  GEMS_100: 100,
  GEMS_500: 500,
  GEMS_1000: 1000,
}

/** Number of gifts on a page of the list of received gifts. */
export const GIFTS_PER_PAGE = 20

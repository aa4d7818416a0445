export const GiftNews = ['NO_NEWS', 'FOTOSTRANA', 'GEMS_30', 'GEMS_100', 'GEMS_500', 'GEMS_1000'] as const
export type GiftNews = (typeof GiftNews)[number]

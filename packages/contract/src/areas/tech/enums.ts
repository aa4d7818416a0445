/** Reasons of changes of a purse, by the category under which the history shows them. Reasons that are in none belong to OTHER. */
export const historyReasons = {
  ROAD: ['start', 'place', 'education', 'heal', 'snow', 'portal', 'everyday', 'task'],
  FIGHTS: ['battle', 'arena', 'arenaSpeedup'],
  HEROES: ['force', 'rank', 'hammer', 'speedup', 'heroExchange', 'oblivion', 'elephShop'],
  SHOPS: ['shop', 'sale', 'eventShop', 'event', 'avatar', 'booster'],
  GIFTS: ['gift', 'partnerGift', 'promoCode', 'promotion', 'referral'],
  CHESTS: ['chest', 'delayedChest', 'wheel', 'wheelTickets'],
  CLAN: ['clanCreated', 'clanDonation', 'clanFactory', 'clanShop', 'donation'],
  MONEY: ['purchase', 'refund', 'bank', 'advert'],
  ACCOUNT: ['name', 'gender'],
  OTHER: [],
} as const satisfies Readonly<Record<string, readonly string[]>>
export type HistoryFilter = keyof typeof historyReasons
export const HistoryFilter = Object.keys(historyReasons) as HistoryFilter[]

/** Returns the category of a reason. */
export const historyFilterOf = (reason: string): HistoryFilter =>
  HistoryFilter.find((filter) => (historyReasons[filter] as readonly string[]).includes(reason)) ?? 'OTHER'

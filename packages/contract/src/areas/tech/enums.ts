/** The categories of a player's history. OTHER has the reasons that are no longer in use. */
export const HistoryFilter = ['ROAD', 'FIGHTS', 'HEROES', 'SHOPS', 'GIFTS', 'CHESTS', 'CLAN', 'MONEY', 'ACCOUNT', 'OTHER'] as const
export type HistoryFilter = (typeof HistoryFilter)[number]

export const ArenaLeague = ['NOVICE', 'WOODEN', 'STONE', 'BRONZE', 'SILVER', 'GOLD', 'DIAMOND', 'MASTER', 'CHAMPIONS'] as const
export type ArenaLeague = (typeof ArenaLeague)[number]

/** How hard an opponent looks. */
export const ArenaDifficulty = ['GREEN', 'YELLOW', 'RED'] as const
export type ArenaDifficulty = (typeof ArenaDifficulty)[number]

/** Fights on a page of the history. */
export const FIGHTS_PER_PAGE = 20

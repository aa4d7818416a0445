export const ArenaLeague = ['NOVICE', 'WOODEN', 'STONE', 'BRONZE', 'SILVER', 'GOLD', 'DIAMOND', 'MASTER', 'CHAMPIONS'] as const
export type ArenaLeague = (typeof ArenaLeague)[number]

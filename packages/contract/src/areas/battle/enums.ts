export const BattleKind = ['MOB', 'ARENA', 'MULTI'] as const
export type BattleKind = (typeof BattleKind)[number]

export const BattleProgress = ['IN_PROGRESS', 'COMPLETED'] as const
export type BattleProgress = (typeof BattleProgress)[number]

export const BattleSide = ['TM1', 'TM2', 'TM3', 'TM4', 'TM5', 'PLAYER'] as const
export type BattleSide = (typeof BattleSide)[number]

export const BattleSpeed = ['FAST', 'HALF_FAST', 'ULTRA_FAST', 'DEFAULT', 'NOT_LUNCH'] as const
export type BattleSpeed = (typeof BattleSpeed)[number]

/** Returns the experience needed from `level` to the next. Linear, as the experience that enemies give: each level takes about as many battles. */
export const expForLevel = (level: number): number => level * 215 - 115

export interface LevelProgress {
  readonly level: number
  readonly currentExp: number
  readonly maxExp: number
}

/** Adds experience. Reaching `maxExp` raises the level by one; the rest counts towards the next level, but never reaches it: at most one level at a time. */
export function growPlayer(player: LevelProgress, exp: number): LevelProgress {
  const sum = player.currentExp + exp
  if (sum < player.maxExp) return { level: player.level, currentExp: sum, maxExp: player.maxExp }
  const maxExp = expForLevel(player.level + 1)
  return { level: player.level + 1, currentExp: Math.min(sum - player.maxExp, maxExp - 1), maxExp }
}

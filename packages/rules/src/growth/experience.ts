/** Experience from `level` to the next. Straight, like what the defeated teach: a level takes about as many fights at any height. */
export const expForLevel = (level: number): number => level * 215 - 115

export interface Progress {
  readonly level: number
  readonly currentExp: number
  readonly maxExp: number
}

/**
 * Adds experience. It never passes `maxExp`: reaching it raises the level, and what is left over counts towards the next one, up to one point
 * short of it, so that one fight lifts by one level at most.
 */
export function growPlayer(player: Progress, exp: number): Progress {
  const sum = player.currentExp + exp
  if (sum < player.maxExp) return { level: player.level, currentExp: sum, maxExp: player.maxExp }
  const maxExp = expForLevel(player.level + 1)
  return { level: player.level + 1, currentExp: Math.min(sum - player.maxExp, maxExp - 1), maxExp }
}

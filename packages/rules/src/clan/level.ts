export const MAX_CLAN_LEVEL = 20
const FIRST_MEMBERS = 12
const MORE_MEMBERS = 2

/** Returns the maximum number of members: twelve at the first level, fifty at the highest. */
export const maxMembers = (level: number): number => FIRST_MEMBERS + MORE_MEMBERS * (level - 1)

/** Returns the experience needed to get from a level to the next. */
export const expForClanLevel = (level: number): number => 200 * level * (level + 1)

export interface ClanProgress {
  readonly level: number
  readonly currentExp: number
}

/** Adds experience to a clan. At the highest level it is capped at that level's maximum. */
export function growClan({ level, currentExp }: ClanProgress, exp: number): ClanProgress {
  let [next, left] = [level, currentExp + exp]
  while (next < MAX_CLAN_LEVEL && left >= expForClanLevel(next)) {
    left -= expForClanLevel(next)
    next += 1
  }
  return { level: next, currentExp: Math.min(left, expForClanLevel(next)) }
}

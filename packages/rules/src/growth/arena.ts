// The arena's ladder: nine leagues by place, and places that change hands.

/** The leagues from the top, and the last place of each; who stands below all of them is a novice. */
export const leagues = [
  ['CHAMPIONS', 10],
  ['MASTER', 50],
  ['DIAMOND', 150],
  ['GOLD', 400],
  ['SILVER', 1000],
  ['BRONZE', 2500],
  ['STONE', 6000],
  ['WOODEN', 15_000],
  ['NOVICE', Number.MAX_SAFE_INTEGER],
] as const
export type League = (typeof leagues)[number][0]

/** How well those play who defend their place, 0 to 100. */
export const DEFENDER_SKILL = 80
/** How many places above one's own an opponent may stand. */
export const ABOVE = 10

/** The league of a place, counted from 1. */
export const leagueOf = (place: number): League => leagues.find(([, last]) => place <= last)![0]

/** The ladder after a fight: who won against somebody above takes that one's place, and the other goes down to theirs. The same ladder where nothing changes. */
export function afterAttack<T>(ladder: readonly T[], attacker: number, defender: number, won: boolean): readonly T[] {
  if (!won || defender >= attacker) return ladder
  return ladder.map((who, i) => (i === defender ? ladder[attacker]! : i === attacker ? ladder[defender]! : who))
}

// The arena's ladder: places that players take from each other, and the league of each place.

/** The leagues from the top, each with its last place. */
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

/** How well a defender's squad is played, 0 to 100. */
export const DEFENDER_SKILL = 80
/** An opponent stands at most this many places above the attacker. */
export const MAX_PLACES_ABOVE = 10

/** Returns the league of a place, counted from 1. */
export const leagueOf = (place: number): League => leagues.find(([, last]) => place <= last)![0]

/** Returns the ladder after a battle: a winner swaps places with an opponent above. Returns the same array if nothing changes. */
export function ladderAfterAttack<T>(ladder: readonly T[], attacker: number, defender: number, won: boolean): readonly T[] {
  if (!won || defender >= attacker) return ladder
  return ladder.map((entry, i) => (i === defender ? ladder[attacker]! : i === attacker ? ladder[defender]! : entry))
}

import type { Mood } from '../../services/sound-name.ts'

export type { Mood }

/** Above this stair the pieces also depend on the highest stair won. */
const HIGH = 500
/** The pieces above it, and the highest stair won from which each is played. */
const unlockedAt: readonly (readonly [best: number, mood: Mood])[] = [
  [0, 'high'],
  [3000, 'hell'],
  [4375, 'road'],
  [5250, 'quiet'],
]

/** Above stair 500, product §9: pieces by the highest stair won; the tile's own piece comes first once the part's beginning was seen. */
function highMood(stair: number, tileKind: string | null, best: number, introSeen: boolean): Mood {
  const own: Mood = tileKind === 'snow' || tileKind === 'hell' ? tileKind : 'high'
  const unlocked = unlockedAt.filter(([from]) => best >= from).map(([, mood]) => mood)
  const turns = introSeen ? [own, ...unlocked.filter((mood) => mood !== own)] : unlocked
  return turns[Math.floor((stair - 1) / 2) % turns.length] ?? own
}

/**
 * Returns the piece that the road plays at a stair, product §9: one piece up to stair 3, then two, three and four in turn; above 500 by the highest
 * stair won (`best`) and by whether the part's beginning was seen (`introSeen`).
 */
export function moodOf(stair: number, tileKind: string | null, best = 0, introSeen = false): Mood {
  if (stair > HIGH) return highMood(stair, tileKind, best, introSeen)
  if (tileKind === 'snow') return 'snow'
  if (tileKind === 'hell') return 'hell'
  const unlocked: readonly Mood[] = ['quiet', 'road', 'high', 'snow']
  const count = stair <= 3 ? 1 : stair <= 5 ? 2 : stair <= 10 ? 3 : 4
  return unlocked[Math.floor(Math.max(0, stair - 1) / 2) % count] ?? 'road'
}

/** The piece for a creature shown alone: an old dance above stair 500. */
export const creatureMood = (stair: number): Mood => (stair > HIGH ? 'medieval' : 'quiet')

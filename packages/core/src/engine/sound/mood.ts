/** What the music is like. */
export type Mood = 'road' | 'high' | 'snow' | 'hell' | 'battle' | 'boss' | 'quiet' | 'medieval'

/** From this stair on the music remembers how high was climbed already. */
const HIGH = 500
/** Pieces that come back above it, and from which best stair on. */
const remembered: readonly (readonly [best: number, mood: Mood])[] = [
  [0, 'high'],
  [3000, 'hell'],
  [4375, 'road'],
  [5250, 'quiet'],
]

/** Above stair 500, product §9: pieces by the highest stair won, and the part's own one first once its beginning was told. */
function highMood(stair: number, ground: string | null, best: number, told: boolean): Mood {
  const own: Mood = ground === 'snow' || ground === 'hell' ? ground : 'high'
  const known = remembered.filter(([from]) => best >= from).map(([, mood]) => mood)
  const turns = told ? [own, ...known.filter((mood) => mood !== own)] : known
  return turns[Math.floor((stair - 1) / 2) % turns.length] ?? own
}

/**
 * Which piece the road plays by stair, product §9: the first one to stair 3, then two, three and four in turn; above 500 by the highest stair won
 * and by whether the part's beginning was `told`.
 */
export function moodOf(stair: number, ground: string | null, best = 0, told = false): Mood {
  if (stair > HIGH) return highMood(stair, ground, best, told)
  if (ground === 'snow') return 'snow'
  if (ground === 'hell') return 'hell'
  const known: readonly Mood[] = ['quiet', 'road', 'high', 'snow']
  const met = stair <= 3 ? 1 : stair <= 5 ? 2 : stair <= 10 ? 3 : 4
  return known[Math.floor(Math.max(0, stair - 1) / 2) % met] ?? 'road'
}

/** What is played to a creature seen alone: a dance of old above the stair from which the music remembers. */
export const creatureMood = (stair: number): Mood => (stair > HIGH ? 'medieval' : 'quiet')

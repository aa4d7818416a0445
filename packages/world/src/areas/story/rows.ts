// The five parts of the story, each with its own ground and sky, and the road beyond it.
import type { StoryPart } from '@skystair/contract'
import { namedBosses } from '../road/bosses.ts'

export const parts: readonly StoryPart[] = [
  { id: 'part1', from: 1, to: 60, tile: 'meadow', sky: 'dawn' },
  { id: 'part2', from: 61, to: 400, tile: 'stone', sky: 'noon' },
  { id: 'part3', from: 401, to: 1500, tile: 'snow', sky: 'snow' },
  { id: 'part4', from: 1501, to: 3500, tile: 'hell', sky: 'hell' },
  { id: 'part5', from: 3501, to: 6000, tile: 'gold', sky: 'night' },
  // No player reaches its end: it is the last stair of which the ids of places leave room. Both ranges begin after a multiple of fifty, so that the bosses of
  // every fiftieth stair come again on every fiftieth.
  { id: 'part6', from: 6001, to: 100_000, tile: 'moss', sky: 'dusk', repeats: { from: 101, to: 6000 } },
]

/** The cat's evening tales, one per evening, in turn. Texts: `tale.t<n>`. */
export const tales: readonly string[] = Array.from({ length: 28 }, (_, i) => `t${i + 1}`)

/** The bosses that say something once they are beaten: after the last one of a part, the story goes on instead. Texts: `story.<imageId>.outro`. */
export const talkativeBosses = namedBosses.filter(([stair]) => parts.every(({ to }) => to !== stair))

// Places set by hand along the first stairs: each new thing is met once, alone, before the road starts to mix them.
import type { FixedPlace } from '@skystair/contract'

export const places: readonly FixedPlace[] = [
  { stair: 1, slot: 1, placeType: 'TALKER', image: 'talker', subject: 'cat', gain: [] },
  { stair: 1, slot: 2, placeType: 'RESOURCE', image: 'place/gold', subject: null, gain: [{ kind: 'gold', amount: 50 }] },
]

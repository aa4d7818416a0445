// The guide's lessons: one new thing at a time, told at the moment of need.
import type { Lesson } from '@skystair/contract'

export const lessons: readonly Lesson[] = [
  { id: 'walk', stair: 1, moment: 'ARRIVE', guide: 'cat' },
  { id: 'fight', stair: 1, moment: 'FIRST_FIGHT', guide: 'cat' },
]

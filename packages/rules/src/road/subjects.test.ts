import { STAIR_HEIGHT } from '@skystair/contract/measures'
import { world } from '@skystair/world'
import { subjects } from '@skystair/world/areas/road/rows'
import { expect, it } from 'vitest'
import { placesBetween } from './places.ts'

it('uses every text for strangers, scrolls, signposts and oddities sooner or later, and nothing else', () => {
  const places = placesBetween(world, 'main', 60 * STAIR_HEIGHT, 2060 * STAIR_HEIGHT).filter(({ guardian }) => !guardian)
  const fixed = new Set(world.places.map(({ subject }) => subject))
  for (const [type, texts] of Object.entries(subjects)) {
    const drawn = places.filter(({ placeType, subject }) => placeType === type && !fixed.has(subject)).map(({ subject }) => subject)
    expect([...new Set(drawn)].sort(), type).toEqual([...texts].sort())
  }
})

import { world } from '@skystair/world'
import { subjects } from '@skystair/world/areas/road/rows'
import { expect, it } from 'vitest'
import { STAIR } from './measure.ts'
import { placesBetween } from './places.ts'

it('draws in time everything that strangers, scrolls, signposts and odd places have to say, and nothing else', () => {
  const places = placesBetween(world, 'main', 60 * STAIR, 2060 * STAIR).filter(({ guardian }) => !guardian)
  const fixed = new Set(world.places.map(({ subject }) => subject))
  for (const [type, told] of Object.entries(subjects)) {
    const drawn = places.filter(({ placeType, subject }) => placeType === type && !fixed.has(subject)).map(({ subject }) => subject)
    expect([...new Set(drawn)].sort(), type).toEqual([...told].sort())
  }
})

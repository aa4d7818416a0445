import { STAIR_HEIGHT } from '@skystair/contract/measures'
import { parts } from '@skystair/world/areas/story/rows'
import { expect, it } from 'vitest'
import { nearDepth } from '../../../engine/sky/sky.ts'
import { depthAt } from './view.ts'

it('puts every object of the road before the sky and behind what is in front of it, from the first stair to the last', () => {
  const end = parts.at(-1)!.to * STAIR_HEIGHT
  for (const posY of [0, 6000 * STAIR_HEIGHT, 12_000 * STAIR_HEIGHT, end]) {
    expect(depthAt(posY)).toBeGreaterThan(1000)
    expect(depthAt(posY)).toBeLessThan(nearDepth - 1000)
    expect(depthAt(posY)).toBeGreaterThan(depthAt(posY + 1))
  }
})

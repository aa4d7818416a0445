import { describe, expect, it } from 'vitest'
import { acrossAt, hopAt, hopLength, sidewaysOffset } from './path.ts'

const tiles = [
  { posX: -100, posY: 0 },
  { posX: 100, posY: 480 },
  { posX: 0, posY: 960 },
]

describe('the path between platforms', () => {
  it('goes through every platform and is constant beyond the ends', () => {
    expect(tiles.map((tile) => acrossAt(tiles, tile.posY))).toEqual([-100, 100, 0])
    expect(acrossAt(tiles, -50)).toBe(-100)
    expect(acrossAt(tiles, 2000)).toBe(0)
    expect(acrossAt(tiles, 240)).toBe(0)
  })

  it('is the middle if no tile is loaded', () => {
    expect(acrossAt([], 100)).toBe(0)
  })
})

describe('a hop', () => {
  it('leaves the ground, is highest half-way and squashes when it lands', () => {
    expect(hopAt(0, 0)).toEqual({ lift: 0, squash: 0.92, landed: true })
    expect(hopAt(hopLength / 2, 0).lift).toBe(26)
    expect(hopAt(hopLength * 3, 0).lift).toBe(0)
  })

  it('is the same, only later, for a delayed figure', () => {
    expect(hopAt(hopLength * 0.75, 0.25).lift).toBeCloseTo(26)
  })
})

describe('the sideways offset of the platforms', () => {
  it('leaves the numbered platform in the middle and puts the two islets on either side', () => {
    expect(sidewaysOffset(380)).toBeCloseTo(0)
    expect(sidewaysOffset(60) * sidewaysOffset(220)).toBeLessThan(0)
    expect(sidewaysOffset(60 + 480 * 7)).toBeCloseTo(sidewaysOffset(60))
  })
})

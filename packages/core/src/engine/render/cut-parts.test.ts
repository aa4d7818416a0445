import { creatures } from '@skystair/world/areas/hero/rows'
import { expect, it } from 'vitest'
import { cutParts, stretchAt } from './cut-parts.ts'

const moving = creatures.flatMap(({ imageId, moves }) => (moves ? [{ imageId, moves }] : []))

it('covers the whole picture of every creature with moving parts, without a gap and without an overlap', () => {
  expect(moving.length).toBeGreaterThan(20)
  for (const { imageId, moves } of moving) {
    const { parts, rest } = cutParts(moves, 200, 100)
    const pieces = [...parts, rest]
    for (let x = 1; x < 200; x += 2)
      for (let y = 1; y < 100; y += 2) {
        const over = pieces.filter((piece) => x > piece.x && x < piece.x + piece.width && y > piece.y && y < piece.y + piece.height)
        expect(over.length, `${imageId} at ${x}, ${y}`).toBeLessThanOrEqual(1)
      }
    const area = pieces.reduce((sum, { width, height }) => sum + width * height, 0)
    expect(area, imageId).toBeCloseTo(200 * 100)
    expect(rest.width * rest.height, imageId).toBeGreaterThan(0)
  }
})

it('keeps the seam of each part on the edge where it meets the rest', () => {
  const { parts, rest } = cutParts({ wings: 20, flame: 30, tail: 10 }, 100, 100)
  expect(parts.map(({ name, seam }) => [name, seam.x, seam.y])).toEqual([
    ['wings', rest.x, 100],
    ['wings', rest.x + rest.width, 100],
    ['flame', 50, rest.y],
    ['tail', 50, rest.y + rest.height],
  ])
})

it('stretches a part a little, never so far that it leaves the card', () => {
  for (const stretch of Object.values(stretchAt)) {
    const over = Array.from({ length: 300 }, (_, i) => stretch(i * 37))
    expect(new Set(over.map(({ x, y }) => `${x} ${y}`)).size).toBeGreaterThan(100)
    for (const { x, y } of over) {
      expect(Math.abs(x - 1)).toBeLessThan(0.11)
      expect(Math.abs(y - 1)).toBeLessThan(0.11)
    }
  }
})

import { movingParts } from '@skystair/world/areas/hero/moving-parts'
import { expect, it } from 'vitest'
import { cutParts, motionAt } from './cut-parts.ts'

const moving = Object.entries(movingParts).map(([imageId, moves]) => ({ imageId, moves }))

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

it('cuts a tail out of the side where it hangs, and keeps what is above and below it still', () => {
  const { parts, rest } = cutParts({ swing: { box: [80, 20, 20, 30], at: [80, 45] } }, 100, 200)
  expect(rest).toEqual({ x: 0, y: 0, width: 80, height: 200 })
  expect(parts.map(({ name, x, y, width, height }) => [name, x, y, width, height])).toEqual([
    ['swing', 80, 40, 20, 60],
    ['still', 80, 0, 20, 40],
    ['still', 80, 100, 20, 100],
  ])
  expect(parts[0]!.seam).toEqual({ x: 80, y: 90 })
})

it('names a tail only at the edge of a picture, hanging from a point of its own rectangle, and without other parts', () => {
  const tails = moving.flatMap(({ imageId, moves }) => (moves.swing ? [{ imageId, moves, swing: moves.swing }] : []))
  expect(tails.length).toBeGreaterThan(4)
  for (const { imageId, moves, swing } of tails) {
    const [left, top, width, height] = swing.box
    expect([left, left + width], imageId).toSatisfy(([from, to]: number[]) => from === 0 || to === 100)
    expect(swing.at[0], imageId).toBeGreaterThanOrEqual(left)
    expect(swing.at[0], imageId).toBeLessThanOrEqual(left + width)
    expect(swing.at[1], imageId).toBeGreaterThanOrEqual(top)
    expect(swing.at[1], imageId).toBeLessThanOrEqual(top + height)
    expect([moves.wings, moves.flame, moves.tail], imageId).toEqual([undefined, undefined, undefined])
  }
})

it('moves a part a little, never so far that it leaves the card', () => {
  for (const [name, motion] of Object.entries(motionAt)) {
    const over = Array.from({ length: 300 }, (_, i) => motion(i * 37))
    expect(new Set(over.map(({ x, y, turn }) => `${x} ${y} ${turn}`)).size > 100, name).toBe(name !== 'still')
    for (const { x, y, turn } of over) {
      expect(Math.abs(x - 1)).toBeLessThan(0.11)
      expect(Math.abs(y - 1)).toBeLessThan(0.11)
      expect(Math.abs(turn)).toBeLessThan(0.12)
    }
  }
})

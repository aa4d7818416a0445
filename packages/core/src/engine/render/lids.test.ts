import { movingParts } from '@skystair/world/areas/hero/moving-parts'
import { creatures } from '@skystair/world/areas/hero/rows'
import { expect, it } from 'vitest'
import { cutParts } from './cut-parts.ts'
import { cutLids, openAt } from './lids.ts'

const seeing = Object.entries(movingParts).flatMap(([imageId, moves]) => (moves.eyes ? [{ imageId, moves, eyes: moves.eyes }] : []))

it('finds each eye and the skin below it inside the part of the picture that does not move', () => {
  expect(seeing.length).toBeGreaterThan(100)
  for (const { imageId, moves, eyes } of seeing) {
    const { rest } = cutParts(moves, 100, 100)
    for (const { x, width, eye, skin } of cutLids(eyes, 100, 100)) {
      expect(width * eye.height * skin.height, imageId).toBeGreaterThan(0)
      expect(x, imageId).toBeGreaterThanOrEqual(rest.x)
      expect(x + width, imageId).toBeLessThanOrEqual(rest.x + rest.width)
      expect(eye.y, imageId).toBeGreaterThanOrEqual(rest.y)
      expect(skin.y + skin.height, imageId).toBeLessThanOrEqual(rest.y + rest.height)
      expect(skin.y, imageId).toBeCloseTo(eye.y + eye.height)
    }
  }
})

it('names only kinds that there are', () => {
  const kinds = creatures.map(({ imageId }) => imageId)
  expect(Object.keys(movingParts).filter((name) => !kinds.includes(name))).toEqual([])
})

it('keeps eyes open most of the time, and closes them briefly in every few seconds', () => {
  const minute = Array.from({ length: 6000 }, (_, i) => openAt(i * 10))
  const closing = minute.filter((open) => open < 1).length
  expect(closing).toBeGreaterThan(100)
  expect(closing).toBeLessThan(600)
  expect(Math.min(...minute)).toBeLessThan(0.25)
  expect(Math.min(...minute)).toBeGreaterThan(0)
})

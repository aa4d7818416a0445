import { describe, expect, it } from 'vitest'
import { PAD, pack } from './pack.ts'

describe('packing', () => {
  const sizes = [
    { w: 100, h: 40 },
    { w: 30, h: 90 },
    { w: 64, h: 64 },
    { w: 64, h: 64 },
    { w: 10, h: 10 },
  ]
  const sheet = pack(sizes, 256)

  it('keeps every frame, in its size, with its padding, on the sheet', () => {
    expect(sheet.places.map(({ w, h }) => ({ w, h }))).toEqual(sizes)
    for (const { x, y, w, h } of sheet.places) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(PAD)
      expect(x + w + PAD).toBeLessThanOrEqual(sheet.w)
      expect(y + h + PAD).toBeLessThanOrEqual(sheet.h)
    }
  })

  it('lets no two frames share a padded pixel', () => {
    const apart = (a: (typeof sheet.places)[0], b: typeof a) =>
      a.x + a.w + PAD <= b.x - PAD || b.x + b.w + PAD <= a.x - PAD || a.y + a.h + PAD <= b.y - PAD || b.y + b.h + PAD <= a.y - PAD
    for (const [k, a] of sheet.places.entries()) for (const b of sheet.places.slice(k + 1)) expect(apart(a, b)).toBe(true)
  })

  it('refuses what cannot fit', () => {
    expect(() => pack([{ w: 300, h: 300 }], 256)).toThrow("don't fit")
  })
})

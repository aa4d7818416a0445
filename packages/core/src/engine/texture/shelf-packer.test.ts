import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PackedRect, ShelfPacker } from './shelf-packer.ts'

const apart = (a: PackedRect, b: PackedRect) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y

describe('shelves', () => {
  it('never lay two pictures over each other or over the edge', () => {
    const sizes = fc.array(
      fc.record({ width: fc.integer({ min: 1, max: 300 }), height: fc.integer({ min: 1, max: 300 }), goes: fc.boolean() }),
    )
    fc.assert(
      fc.property(sizes, (pictures) => {
        const shelves = new ShelfPacker(512, 512)
        const stand: PackedRect[] = []
        for (const { width, height, goes } of pictures) {
          const slot = shelves.take(width, height)
          if (!slot) continue
          expect(slot.width >= width && slot.height >= height).toBe(true)
          expect(slot.x + slot.width <= 512 && slot.y + slot.height <= 512).toBe(true)
          expect(stand.every((other) => apart(slot, other))).toBe(true)
          if (goes) shelves.give(slot)
          else stand.push(slot)
        }
      }),
    )
  })

  it('use again what was given back, as often as numbers come and go', () => {
    const shelves = new ShelfPacker(128, 64)
    for (let i = 0; i < 1000; i++) {
      const slot = shelves.take(20 + (i % 3), 16)
      expect(slot).not.toBeNull()
      if (slot) shelves.give(slot)
    }
  })

  it('say where there is no room', () => {
    const shelves = new ShelfPacker(64, 64)
    expect(shelves.take(65, 1)).toBeNull()
    expect(shelves.take(64, 64)).not.toBeNull()
    expect(shelves.take(1, 1)).toBeNull()
  })
})

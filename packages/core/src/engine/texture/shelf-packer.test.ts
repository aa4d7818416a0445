import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PackedRect, ShelfPacker } from './shelf-packer.ts'

const apart = (a: PackedRect, b: PackedRect) =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y

describe('the shelf packer', () => {
  it('never lets two rectangles overlap or cross the edge', () => {
    const sizes = fc.array(
      fc.record({ width: fc.integer({ min: 1, max: 300 }), height: fc.integer({ min: 1, max: 300 }), goes: fc.boolean() }),
    )
    fc.assert(
      fc.property(sizes, (pictures) => {
        const packer = new ShelfPacker(512, 512)
        const kept: PackedRect[] = []
        for (const { width, height, goes } of pictures) {
          const rect = packer.allocate(width, height)
          if (!rect) continue
          expect(rect.width >= width && rect.height >= height).toBe(true)
          expect(rect.x + rect.width <= 512 && rect.y + rect.height <= 512).toBe(true)
          expect(kept.every((other) => apart(rect, other))).toBe(true)
          if (goes) packer.free(rect)
          else kept.push(rect)
        }
      }),
    )
  })

  it('uses freed rectangles again', () => {
    const packer = new ShelfPacker(128, 64)
    for (let i = 0; i < 1000; i++) {
      const rect = packer.allocate(20 + (i % 3), 16)
      expect(rect).not.toBeNull()
      if (rect) packer.free(rect)
    }
  })

  it('returns null if there is no room', () => {
    const packer = new ShelfPacker(64, 64)
    expect(packer.allocate(65, 1)).toBeNull()
    expect(packer.allocate(64, 64)).not.toBeNull()
    expect(packer.allocate(1, 1)).toBeNull()
  })
})

import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { buildBody } from './body.ts'
import { distanceInside } from './distance.ts'
import { AREA, bits, field, SIZE } from './field.ts'
import { fractal, gradientNoise } from './noise.ts'
import { regions } from './regions.ts'
import { texture } from './texture.ts'
import { markWhere } from './window.ts'

const disc = (cx: number, cy: number, radius: number) => markWhere((i) => Math.hypot((i % SIZE) - cx, Math.floor(i / SIZE) - cy) <= radius)
const ring = (outer: number, inner: number) => {
  const hole = disc(256, 256, inner)
  return disc(256, 256, outer).map((one, i) => (one && !hole[i] ? 1 : 0))
}
const hash = (of: Float32Array) => {
  const rounded = Int32Array.from(of, (value) => Math.round(value * 1000))
  return createHash('sha256').update(new Uint8Array(rounded.buffer)).digest('hex').slice(0, 16)
}

describe('the distance transform', () => {
  it('gives the exact distance to the nearest unmarked pixel', () => {
    const marked = bits().fill(1)
    marked[100 * SIZE + 200] = 0
    const distance = distanceInside(marked)
    for (const [x, y] of [
      [200, 100],
      [203, 104],
      [0, 0],
      [511, 511],
    ] as const)
      expect(distance[y * SIZE + x]).toBeCloseTo(Math.hypot(x - 200, y - 100), 3)
  })
})

describe('regions', () => {
  it('counts separate shapes, their areas, and whether they touch the edge', () => {
    const marked = markWhere((i) => {
      const x = i % SIZE
      const y = Math.floor(i / SIZE)
      return (x < 10 && y < 10) || (x >= 100 && x < 120 && y >= 100 && y < 105)
    })
    expect(regions(marked).list).toEqual([
      { area: 100, touchesEdge: true },
      { area: 100, touchesEdge: false },
    ])
  })
})

describe('the body of a glyph', () => {
  it('takes in what a ring encloses when it shall be filled, and leaves it open otherwise', () => {
    const coverage = Float32Array.from(ring(200, 150))
    const middle = 256 * SIZE + 256
    expect(buildBody(coverage, { fill: true }).body[middle]).toBe(1)
    expect(buildBody(coverage, { maxHole: 0 }).body[middle]).toBe(0)
  })

  it('never reaches the border, however wide the gaps it bridges', () => {
    const { body } = buildBody(Float32Array.from(disc(0, 0, 60)), { close: 80 })
    expect(body[(SIZE - 1) * SIZE + SIZE - 1]).toBe(0)
    expect(body[256 * SIZE + 256]).toBe(0)
  })
})

describe('noise and textures', () => {
  it('are the same for the same seed, and differ for another', () => {
    const [a, b, c] = [gradientNoise(5), gradientNoise(5), gradientNoise(6)]
    expect(a(12.3, 4.5)).toBe(b(12.3, 4.5))
    expect(a(12.3, 4.5)).not.toBe(c(12.3, 4.5))
  })

  it('have not changed since the pictures were looked at', () => {
    const patch = (value: (x: number, y: number) => number) => {
      const out = new Float32Array(64 * 64)
      for (let i = 0; i < out.length; i++) out[i] = value(i % 64, Math.floor(i / 64))
      return hash(out)
    }
    expect({
      fractal: patch((x, y) => fractal(x / 20, y / 20, 4)),
      scale: patch((x, y) => texture('scale', x, y)),
      crack: patch((x, y) => texture('crack', x, y)),
      hammer: patch((x, y) => texture('hammer', x, y)),
    }).toMatchInlineSnapshot(`
      {
        "crack": "fd65b3551e678ca8",
        "fractal": "ee0c591558370699",
        "hammer": "8f88bf65e4ace37f",
        "scale": "b435c3af0435769a",
      }
    `)
  })

  it('leave a smooth material smooth', () => {
    expect(field().every((value) => value === texture('none', 3, 4))).toBe(true)
    expect(AREA).toBe(SIZE * SIZE)
  })
})

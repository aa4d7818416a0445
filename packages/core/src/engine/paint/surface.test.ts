import { afterEach, expect, it, vi } from 'vitest'
import { perPixel, rowByRow } from './surface.ts'

afterEach(() => vi.unstubAllGlobals())

it('paints in steps the same picture as at once', () => {
  const pictures: Uint8ClampedArray[] = []
  const context = {
    createImageData: (width: number, height: number) => ({ width, height, data: new Uint8ClampedArray(width * height * 4) }),
    putImageData: ({ data }: { data: Uint8ClampedArray }) => pictures.push(data),
  }
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => context }) })
  const shade = (x: number, y: number, out: number[]) => void out.splice(0, 4, x, y, x * y, 255)
  perPixel(5, 10, shade)
  const slow = rowByRow(5, 10, shade)
  let steps = 0
  while (!slow.next().done) steps++
  expect(steps).toBe(2)
  expect(pictures[0]?.at(-2)).toBe(36)
  expect(pictures[1]).toEqual(pictures[0])
})

import { expect, it } from 'vitest'
import { onCanvas, paint } from './canvas.ts'

/** A context that records pictures, with their place on the canvas and in their image, and checks that nothing of its state is left behind. */
function contextOf() {
  const drawn: { part: number[]; from: number[]; to: number[]; alpha: number; mode: string }[] = []
  let matrix = [1, 0, 0, 1, 0, 0]
  const context = {
    ...{ globalAlpha: 1, globalCompositeOperation: 'source-over', saved: 0 },
    setTransform: (...to: number[]) => {
      matrix = to
    },
    save: () => {
      context.saved += 1
    },
    restore: () => {
      context.saved -= 1
    },
    drawImage: (_image: unknown, ...[x = 0, y = 0, w = 0, h = 0, left = 0, top = 0, wide = 0, tall = 0]: number[]) => {
      const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = matrix
      const at = (px: number, py: number) => [a * px + c * py + e, b * px + d * py + f].map((value) => Math.round(value))
      const { globalAlpha: alpha, globalCompositeOperation: mode } = context
      drawn.push({ part: [x, y, w, h], from: at(left, top), to: at(left + wide, top + tall), alpha, mode })
    },
  }
  return { drawn, context: context as unknown as CanvasRenderingContext2D }
}

/** A picture of 40 × 20 in an atlas at 100/50, whose origin is its middle. */
const picture = (change: object = {}) => ({
  ...{ x: 200, y: 300, rotation: 0, scaleX: 2, scaleY: 2, alpha: 0.5, flipX: false, flipY: false, isCropped: false, blendMode: 0 },
  ...{ displayOriginX: 20, displayOriginY: 10, tintMode: 0, tintTopLeft: 0xffffff, tintBottomLeft: 0xffffff },
  frame: {
    x: 0,
    y: 0,
    cutX: 100,
    cutY: 50,
    cutWidth: 40,
    cutHeight: 20,
    realWidth: 40,
    realHeight: 20,
    source: { image: {}, resolution: 1 },
  },
  ...change,
})
const view = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }
const show = (change: object) => {
  const { context, drawn } = contextOf()
  paint(context, picture(change) as never, view, 0.5)
  return drawn[0]
}

it('draws a picture about its origin, with the alpha of its container', () => {
  expect(show({})).toEqual({ part: [100, 50, 40, 20], from: [160, 280], to: [240, 320], alpha: 0.25, mode: 'source-over' })
})

it('mirrors a picture about its origin', () => {
  expect(show({ flipX: true, displayOriginX: 0 })).toMatchObject({ from: [280, 280], to: [200, 320] })
})

it('draws only the cropped part, where it is in the picture', () => {
  const _crop = { x: 10, y: 5, cx: 110, cy: 55, cw: 20, ch: 10, flipX: false, flipY: false }
  expect(show({ isCropped: true, _crop })).toMatchObject({ part: [110, 55, 20, 10], from: [180, 290], to: [220, 310] })
})

it('adds light', () => {
  expect(show({ blendMode: 1 })).toMatchObject({ mode: 'lighter' })
})

it('leaves the state of the context as it was, as what is painted next relies on it', () => {
  const { context } = contextOf()
  onCanvas({ currentContext: context } as never, (same) => expect((same as unknown as { saved: number }).saved).toBe(1))
  expect((context as unknown as { saved: number }).saved).toBe(0)
})

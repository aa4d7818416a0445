// How pictures, layers and particles are drawn on a canvas, where there is no WebGL or only one without a graphics card.
import type { Cameras, Renderer } from 'phaser'
import { type Pixels, tinted } from './canvas-tint.ts'
import { type Matrix, transform } from './matrix.ts'
import type { Drawable, FrameCut } from './quad.ts'

export type CanvasRenderer = Renderer.Canvas.CanvasRenderer
export type Camera = Cameras.Scene2D.Camera
type Context = CanvasRenderingContext2D

/** Phaser's number of the blend mode that adds. */
const ADD = 1
/** From this number of canvas pixels on, a copy in the drawn size is kept: drawing it takes a fraction of the time that scaling takes. */
const LARGE = 40_000

/** What Phaser stores of a cropped part: its pixels in the image. */
interface CanvasCut extends FrameCut {
  readonly cx: number
  readonly cy: number
  readonly cw: number
  readonly ch: number
}

/** The matrix of what is being drawn. */
const own: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }

/** The camera's view; cameras don't scroll. */
export const viewOf = (camera: Camera): Readonly<Matrix> =>
  (camera as unknown as { readonly matrixCombined: Readonly<Matrix> }).matrixCombined

/** Lets `draw` draw on what the renderer draws on now, and leaves the state of that context as it was. */
export function onCanvas({ currentContext }: CanvasRenderer, draw: (context: Context) => void): void {
  currentContext.save()
  draw(currentContext)
  currentContext.restore()
}

/** Draws a picture, seen through the matrix and `alpha` of its container. */
export function paint(context: Context, shown: Drawable, from: Readonly<Matrix>, alpha: number): void {
  const { frame, displayOriginX, displayOriginY, flipX, flipY, scaleX, scaleY, isCropped } = shown
  const crop = (shown as unknown as { readonly _crop: CanvasCut })._crop
  if (isCropped && (crop.flipX !== flipX || crop.flipY !== flipY)) frame.updateCropUVs(crop, flipX, flipY)
  const { resolution } = frame.source
  const [fromX, fromY, wide, tall] = isCropped
    ? [crop.cx, crop.cy, crop.cw, crop.ch]
    : [frame.cutX, frame.cutY, frame.cutWidth, frame.cutHeight]
  if (!(wide > 0 && tall > 0)) return
  const { x, y } = isCropped ? crop : frame
  const left = x - displayOriginX + (flipX ? 2 * displayOriginX - frame.realWidth : 0)
  const top = y - displayOriginY + (flipY ? 2 * displayOriginY - frame.realHeight : 0)
  transform(own, from, shown.x, shown.y, shown.rotation, flipX ? -scaleX : scaleX, flipY ? -scaleY : scaleY)
  const pixels = tinted(frame, shown.tintMode, shown.tintTopLeft, shown.tintBottomLeft)
  begin(context, alpha * shown.alpha, shown.blendMode === ADD)
  // The letters of a text may change.
  if (!isCropped && !('text' in shown) && own.b === 0 && own.c === 0 && resized(context, pixels, wide, tall, left, top)) return
  context.setTransform(own.a, own.b, own.c, own.d, own.e, own.f)
  const [sourceX, sourceY] = [fromX - frame.cutX + pixels.x, fromY - frame.cutY + pixels.y]
  context.drawImage(pixels.image, sourceX, sourceY, wide, tall, left, top, wide / resolution, tall / resolution)
}

/** Draws a particle: the whole of a small square picture, rotated about its middle. */
export function paintParticle(
  context: Context,
  { image, x, y }: Pixels,
  size: number,
  from: Readonly<Matrix>,
  particle: { readonly x: number; readonly y: number; readonly rotation: number; readonly lit: boolean },
  side: number,
  alpha: number,
): void {
  transform(own, from, particle.x, particle.y, particle.rotation, side, side)
  begin(context, alpha, particle.lit)
  context.setTransform(own.a, own.b, own.c, own.d, own.e, own.f)
  context.drawImage(image, x, y, size, size, -0.5, -0.5, 1, 1)
}

function begin(context: Context, alpha: number, isLit: boolean): void {
  context.globalAlpha = alpha
  context.globalCompositeOperation = isLit ? 'lighter' : 'source-over'
}

/** Draws a large picture that keeps its size as a copy in that size. Returns false if it is small, or was drawn in another size before. */
function resized(context: Context, pixels: Pixels, wide: number, tall: number, left: number, top: number): boolean {
  const [width, height] = [Math.round(Math.abs(own.a) * wide), Math.round(Math.abs(own.d) * tall)]
  if (width * height < LARGE) return false
  const { size } = pixels
  if (size?.width !== width || size.height !== height) {
    pixels.size = { width, height, copy: null }
    return false
  }
  const copy = size.copy ?? scaled(pixels, wide, tall, width, height)
  pixels.size = { width, height, copy }
  const [x, y] = [left * own.a + own.e, top * own.d + own.f]
  // Whole pixels, so that nothing is interpolated.
  context.setTransform(Math.sign(own.a), 0, 0, Math.sign(own.d), Math.round(x), Math.round(y))
  context.drawImage(copy, 0, 0)
  return true
}

function scaled({ image, x, y }: Pixels, wide: number, tall: number, width: number, height: number): HTMLCanvasElement {
  const copy = Object.assign(document.createElement('canvas'), { width, height })
  copy.getContext('2d')?.drawImage(image, x, y, wide, tall, 0, 0, width, height)
  return copy
}

import { GameObjects, type Renderer } from 'phaser'
import { type Matrix, transform } from './matrix.ts'

export type DrawingContext = Renderer.WebGL.DrawingContext
export type Batch = Renderer.WebGL.RenderNodes.BatchHandlerQuad
type Texture = Renderer.WebGL.Wrappers.WebGLTextureWrapper
/** What has a frame to draw: pictures and texts. */
export type Drawable = GameObjects.Image | GameObjects.Text

/** What Phaser stores of a frame, or of its cropped part, and leaves out of its types. */
export interface FrameCut {
  readonly x: number
  readonly y: number
  readonly u0: number
  readonly v0: number
  readonly u1: number
  readonly v1: number
  readonly width: number
  readonly height: number
  readonly flipX: boolean
  readonly flipY: boolean
}

const { RENDER_MASK } = GameObjects.GameObject as unknown as { RENDER_MASK: number }
/** Every quad may have a texture of its own; none is lit by Phaser's lamps. */
const options = { multiTexturing: true }

export const batchOf = ({ renderer }: DrawingContext) => renderer.renderNodes.getNode('BatchHandlerQuad') as Batch

/** Whether it is visible, neither fully transparent nor scaled to zero. */
export const isSeen = ({ renderFlags }: GameObjects.GameObject) => renderFlags === RENDER_MASK

const packed = (rgb: number, alpha: number) => (((((alpha * 255) | 0) & 0xff) << 24) | rgb) >>> 0

/** The matrix of what is being drawn. */
const own: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }

/**
 * Puts a picture into the batch, seen through the matrix and `alpha` of its container. Phaser's own way leads through four render nodes and as many
 * matrices for each picture, and a road has hundreds of them. It assumes that cameras don't scroll and that there are no lamps.
 */
export function put(batch: Batch, context: DrawingContext, shown: Drawable, from: Readonly<Matrix>, alpha: number): void {
  const { frame, displayOriginX, displayOriginY, flipX, flipY, scaleX, scaleY } = shown
  const cropped = shown.isCropped
  const cut = (cropped ? (shown as unknown as { _crop: FrameCut })._crop : frame) as FrameCut
  if (cropped && (cut.flipX !== flipX || cut.flipY !== flipY)) frame.updateCropUVs(cut, flipX, flipY)
  const { resolution, glTexture } = frame.source
  const wide = (cropped ? cut.width : frame.cutWidth) / resolution
  const tall = (cropped ? cut.height : frame.cutHeight) / resolution
  const left = cut.x - displayOriginX + (flipX ? 2 * displayOriginX - frame.realWidth : 0)
  const top = cut.y - displayOriginY + (flipY ? 2 * displayOriginY - frame.realHeight : 0)
  transform(own, from, shown.x, shown.y, shown.rotation, flipX ? -scaleX : scaleX, flipY ? -scaleY : scaleY)
  const full = alpha * shown.alpha
  quad(
    batch,
    context,
    glTexture as Texture,
    cut,
    left,
    top,
    wide,
    tall,
    shown.tintMode,
    packed(shown.tintTopLeft, full),
    packed(shown.tintBottomLeft, full),
    packed(shown.tintTopRight, full),
    packed(shown.tintBottomRight, full),
  )
}

/** Puts a particle into the batch: the whole of a small square picture, rotated about its middle, in one tint. */
export function putParticle(
  batch: Batch,
  context: DrawingContext,
  texture: Texture,
  cut: FrameCut,
  from: Readonly<Matrix>,
  { x, y, rotation, tint }: { readonly x: number; readonly y: number; readonly rotation: number; readonly tint: number },
  side: number,
  mode: number,
  alpha: number,
): void {
  transform(own, from, x, y, rotation, side, side)
  const colour = packed(tint, alpha)
  quad(batch, context, texture, cut, -0.5, -0.5, 1, 1, mode, colour, colour, colour, colour)
}

/** Puts a rectangle of a texture where `own` places it, with a colour for each corner. */
function quad(
  batch: Batch,
  context: DrawingContext,
  texture: Texture,
  { u0, v0, u1, v1 }: FrameCut,
  left: number,
  top: number,
  wide: number,
  tall: number,
  mode: number,
  topLeft: number,
  bottomLeft: number,
  topRight: number,
  bottomRight: number,
): void {
  const { a, b, c, d, e, f } = own
  const x = left * a + top * c + e
  const y = left * b + top * d + f
  const acrossX = wide * a
  const acrossY = wide * b
  const downX = tall * c
  const downY = tall * d
  batch.batch(
    context,
    texture,
    x,
    y,
    x + downX,
    y + downY,
    x + acrossX,
    y + acrossY,
    x + acrossX + downX,
    y + acrossY + downY,
    u0,
    v0,
    u1 - u0,
    v1 - v0,
    mode,
    topLeft,
    bottomLeft,
    topRight,
    bottomRight,
    options,
  )
}

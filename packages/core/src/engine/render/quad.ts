import { GameObjects, type Renderer } from 'phaser'

export type Context = Renderer.WebGL.DrawingContext
export type Batch = Renderer.WebGL.RenderNodes.BatchHandlerQuad
type Texture = Renderer.WebGL.Wrappers.WebGLTextureWrapper
/** What has a frame to show: pictures and words. */
export type Shown = GameObjects.Image | GameObjects.Text

/** What Phaser keeps of a frame, or of the part that is left of it, and doesn't tell its types. */
export interface Cut {
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
/** Every quad may have a texture of its own, and no other light than its own. */
const options = { multiTexturing: true }

export const batchOf = ({ renderer }: Context) => renderer.renderNodes.getNode('BatchHandlerQuad') as Batch

/** Whether there is anything to draw of it: it is visible, neither fully faded nor shrunk to nothing. */
export const isSeen = ({ renderFlags }: GameObjects.GameObject) => renderFlags === RENDER_MASK

const packed = (rgb: number, alpha: number) => (((((alpha * 255) | 0) & 0xff) << 24) | rgb) >>> 0

/** How points are seen: `x` goes to `a·x + c·y + e`, `y` to `b·x + d·y + f`. */
export interface Matrix {
  a: number
  b: number
  c: number
  d: number
  e: number
  f: number
}

/** Writes into `to` how that is seen through `from` which stands at a place, turned and scaled. */
export function place(to: Matrix, from: Readonly<Matrix>, x: number, y: number, turn: number, scaleX: number, scaleY: number): void {
  const { a, b, c, d, e, f } = from
  const sin = turn === 0 ? 0 : Math.sin(turn)
  const cos = turn === 0 ? 1 : Math.cos(turn)
  to.a = (cos * a + sin * c) * scaleX
  to.b = (cos * b + sin * d) * scaleX
  to.c = (cos * c - sin * a) * scaleY
  to.d = (cos * d - sin * b) * scaleY
  to.e = x * a + y * c + e
  to.f = x * b + y * d + f
}

/** The matrix of what is put right now. */
const own: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }

/**
 * Puts a picture into the batch, seen through the matrix and `alpha` of what it lies in. Phaser's own way leads through four nodes and as many
 * matrices for each picture, and a road has hundreds of them. Cameras don't scroll here, and nothing is lit by lamps.
 */
export function put(batch: Batch, context: Context, shown: Shown, from: Readonly<Matrix>, alpha: number): void {
  const { frame, displayOriginX, displayOriginY, flipX, flipY, scaleX, scaleY } = shown
  const cropped = shown.isCropped
  const cut = (cropped ? (shown as unknown as { _crop: Cut })._crop : frame) as Cut
  if (cropped && (cut.flipX !== flipX || cut.flipY !== flipY)) frame.updateCropUVs(cut, flipX, flipY)
  const { resolution, glTexture } = frame.source
  const wide = (cropped ? cut.width : frame.cutWidth) / resolution
  const tall = (cropped ? cut.height : frame.cutHeight) / resolution
  const left = cut.x - displayOriginX + (flipX ? 2 * displayOriginX - frame.realWidth : 0)
  const top = cut.y - displayOriginY + (flipY ? 2 * displayOriginY - frame.realHeight : 0)
  place(own, from, shown.x, shown.y, shown.rotation, flipX ? -scaleX : scaleX, flipY ? -scaleY : scaleY)
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

/** Puts a grain into the batch: the whole of a small square picture, turned about its middle, all in one tint. */
export function putGrain(
  batch: Batch,
  context: Context,
  texture: Texture,
  cut: Cut,
  from: Readonly<Matrix>,
  { x, y, turn, tint }: { readonly x: number; readonly y: number; readonly turn: number; readonly tint: number },
  side: number,
  mode: number,
  alpha: number,
): void {
  place(own, from, x, y, turn, side, side)
  const colour = packed(tint, alpha)
  quad(batch, context, texture, cut, -0.5, -0.5, 1, 1, mode, colour, colour, colour, colour)
}

/** Puts a rectangle of a texture where `own` shows it, with a colour for each of its corners. */
function quad(
  batch: Batch,
  context: Context,
  texture: Texture,
  { u0, v0, u1, v1 }: Cut,
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

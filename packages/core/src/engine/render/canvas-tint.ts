import type { Textures } from 'phaser'
import { TintMode } from './tint.ts'

/** A picture in an atlas. */
type Frame = Textures.Frame
type Mode = (typeof TintMode)[keyof typeof TintMode]

const WHITE = 0xffffff
/** Number of tinted copies that are kept of a frame. */
const KEPT = 12
/** Each channel of a colour is rounded to a multiple of this, so that a sky that changes slowly does not make a copy in every frame. */
const STEP = 16

const operations: Readonly<Partial<Record<number, GlobalCompositeOperation>>> = {
  [TintMode.MULTIPLY]: 'multiply',
  [TintMode.FILL]: 'source-over',
  [TintMode.SCREEN]: 'screen',
} satisfies Partial<Record<Mode, GlobalCompositeOperation>>

/** Where a frame's pixels are: the frame itself begins at `x`, `y` of the image. */
export interface Pixels {
  readonly image: CanvasImageSource
  readonly x: number
  readonly y: number
  /** The last size in which the whole was drawn, and its copy in that size. */
  size?: { readonly width: number; readonly height: number; readonly copy: HTMLCanvasElement | null }
}

const plain = new WeakMap<Frame, Pixels>()
const copies = new WeakMap<Frame, Map<string, Pixels>>()

/** Returns the pixels of a frame in its tint, for canvases, which have no tints. Left and right corners have the same colour. */
export function tinted(frame: Frame, mode: number, top: number, bottom: number): Pixels {
  const operation = operations[mode]
  const isPlain = mode === TintMode.MULTIPLY && top === WHITE && bottom === WHITE
  if (!operation || isPlain || frame.cutWidth < 1 || frame.cutHeight < 1) return untinted(frame)
  const colours = [rounded(top), rounded(bottom)] as const
  const key = `${operation} ${colours.join(' ')}`
  const known = copies.get(frame) ?? new Map<string, Pixels>()
  copies.set(frame, known)
  const found = known.get(key) ?? copy(frame, operation, ...colours)
  // Inserted again, so that the last one is the most recently used.
  known.delete(key)
  known.set(key, found)
  if (known.size > KEPT) known.delete(known.keys().next().value!)
  return found
}

/** To be called when the pixels of a frame have changed. */
export function forgetPixels(frame: Frame): void {
  plain.delete(frame)
  copies.delete(frame)
}

function untinted(frame: Frame): Pixels {
  const found = plain.get(frame) ?? { image: frame.source.image as CanvasImageSource, x: frame.cutX, y: frame.cutY }
  plain.set(frame, found)
  return found
}

function rounded(colour: number): string {
  const channels = [16, 8, 0].map((shift) => Math.min(255, Math.round(((colour >> shift) & 255) / STEP) * STEP))
  return `rgb(${channels.join()})`
}

function copy(frame: Frame, operation: GlobalCompositeOperation, top: string, bottom: string): Pixels {
  const { cutX: x, cutY: y, cutWidth: width, cutHeight: height, source } = frame
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) return untinted(frame)
  const draw = () => context.drawImage(source.image as CanvasImageSource, x, y, width, height, 0, 0, width, height)
  draw()
  context.globalCompositeOperation = operation
  const fill = context.createLinearGradient(0, 0, 0, height)
  fill.addColorStop(0, top)
  fill.addColorStop(1, bottom)
  context.fillStyle = fill
  context.fillRect(0, 0, width, height)
  context.globalCompositeOperation = 'destination-in'
  draw()
  return { image: canvas, x: 0, y: 0 }
}

import type { GameObjects, Textures } from 'phaser'
import { TintMode } from './tint.ts'

/** A picture in an atlas. */
type Frame = Textures.Frame
type Mode = (typeof TintMode)[keyof typeof TintMode]

const WHITE = 0xffffff
/** Number of tinted copies that are kept of a frame. */
const KEPT = 6
/** Each channel of a colour is rounded to a multiple of this, so that a sky that changes slowly does not make a copy in every frame. */
const STEP = 16

const operations: Readonly<Partial<Record<Mode, GlobalCompositeOperation>>> = {
  [TintMode.MULTIPLY]: 'multiply',
  [TintMode.FILL]: 'source-over',
  [TintMode.SCREEN]: 'screen',
}

const copies = new WeakMap<Frame, Map<string, Frame>>()

/**
 * Returns the frame of a picture in its tint, for Phaser's canvas renderer, which ignores tints. Left and right corners have the same colour. A cropped
 * picture keeps its own colours.
 */
export function tintedFrame({ frame, tintTopLeft, tintBottomLeft, tintMode, isCropped }: GameObjects.Image): Frame {
  const operation = operations[tintMode as Mode]
  const isPlain = tintMode === TintMode.MULTIPLY && tintTopLeft === WHITE && tintBottomLeft === WHITE
  if (!operation || isPlain || isCropped || frame.cutWidth < 1 || frame.cutHeight < 1) return frame
  const [top, bottom] = [rounded(tintTopLeft), rounded(tintBottomLeft)]
  const key = `${operation} ${top} ${bottom}`
  const known = copies.get(frame) ?? new Map<string, Frame>()
  copies.set(frame, known)
  const found = known.get(key) ?? tinted(frame, operation, top, bottom)
  // Inserted again, so that the last one is the most recently used.
  known.delete(key)
  known.set(key, found)
  if (known.size > KEPT) known.delete(known.keys().next().value!)
  return found
}

function rounded(colour: number): string {
  const channels = [16, 8, 0].map((shift) => Math.min(255, Math.round(((colour >> shift) & 255) / STEP) * STEP))
  return `rgb(${channels.join()})`
}

function tinted(frame: Frame, operation: GlobalCompositeOperation, top: string, bottom: string): Frame {
  const { cutWidth: width, cutHeight: height, canvasData, source } = frame
  const { x, y } = canvasData as { readonly x: number; readonly y: number }
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) return frame
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
  const { resolution, scaleMode } = source
  return Object.create(frame, {
    canvasData: { value: { x: 0, y: 0, width, height } },
    source: { value: { image: canvas, resolution, scaleMode } },
  }) as Frame
}

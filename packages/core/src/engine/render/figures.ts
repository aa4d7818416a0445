import { surface } from '../paint/surface.ts'
import type { GameScene } from '../scene/scene-base.ts'
import type { Picture } from './picture.ts'

export interface FiguresStyle {
  readonly font: string
  readonly weight?: 'normal' | 'bold'
  readonly colour: string
  readonly stroke: string
  /** Width of the stroke, virtual units. */
  readonly thick: number
  /** How far a shadow falls and how soft it is, virtual units; none if left out. */
  readonly shadow?: { readonly fall: number; readonly soft: number }
}

/**
 * Returns a short text as a picture, `size` virtual units high. Phaser's texts are measured, laid out and painted twice, which is too slow for a step
 * on the road. Equal texts share a texture, which is removed with the last of them.
 */
export function figures(scene: GameScene, text: string, size: number, style: FiguresStyle): Picture {
  const pixels = Math.min(2, Math.max(1, scene.engine.quality.pixels))
  const key = `figures ${text} ${size * pixels} ${Object.values(style).join()}`
  const { textures } = scene.engine
  const frame = textures.getOrPaint(key, () => paint(text, size * pixels, pixels, style))
  const image = scene.image(frame).setScale(1 / pixels)
  const uses = image.frame.customData as { shown?: number }
  uses.shown = (uses.shown ?? 0) + 1
  image.once('destroy', () => {
    uses.shown = (uses.shown ?? 1) - 1
    if (uses.shown === 0) textures.remove(key)
  })
  return image
}

let scratch: ReturnType<typeof surface> | undefined

function paint(text: string, size: number, pixels: number, { font, weight = 'bold', colour, stroke, thick, shadow }: FiguresStyle) {
  // One canvas for all of them: creating one takes longer than writing on it.
  scratch ??= surface(1, 1)
  const { canvas, context } = scratch
  const pen = `${weight} ${size}px ${font}`
  context.font = pen
  const { width, actualBoundingBoxAscent: up, actualBoundingBoxDescent: down } = context.measureText(text)
  const around = thick * pixels + ((shadow?.fall ?? 0) + (shadow?.soft ?? 0)) * pixels
  canvas.width = Math.ceil(width + 2 * around)
  canvas.height = Math.ceil(up + down + 2 * around)
  context.font = pen
  context.lineJoin = 'round'
  context.lineWidth = thick * pixels
  context.strokeStyle = stroke
  context.fillStyle = colour
  if (shadow) {
    context.shadowColor = '#000000'
    context.shadowOffsetY = shadow.fall * pixels
    context.shadowBlur = shadow.soft * pixels
  }
  const [x, y] = [(canvas.width - width) / 2, around + up] as const
  context.strokeText(text, x, y)
  context.shadowColor = 'transparent'
  context.fillText(text, x, y)
  return canvas
}

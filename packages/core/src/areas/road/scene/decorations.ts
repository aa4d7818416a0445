import { surface } from '../../../engine/paint/surface.ts'
import type { Picture } from '../../../engine/render/picture.ts'
import type { GameScene } from '../../../engine/scene/scene-base.ts'
import { nearDepth } from '../../../engine/sky/sky.ts'

const colours = [0xff5a4a, 0xffd24a, 0x6aff8a, 0x5ab8ff, 0xff8af0]
/** Number of arcs that the wire hangs in, lights per arc, depth of an arc, and height of its ends. */
const arcs = 4
const lights = 5
const sag = 46
const top = 86

/** A string of lights over the road, for the new year. */
export class Decorations {
  readonly #scene: GameScene
  readonly #wire: Picture
  readonly #lights: Picture[] = []

  constructor(scene: GameScene) {
    this.#scene = scene
    this.#wire = scene
      .image(scene.engine.textures.getOrPaint('decorations', () => paintWire()))
      .setOrigin(0)
      .setDepth(nearDepth + 2)
    for (let i = 0; i < arcs * lights; i++)
      this.#lights.push(scene.glow(colours[i % colours.length] ?? 0xffffff, 34, 0.9).setDepth(nearDepth + 3))
    this.arrange()
  }

  arrange(): void {
    const { width } = this.#scene.view
    this.#wire.setPosition(0, top).setDisplaySize(width, sag + 12)
    this.#lights.forEach((light, i) => {
      const along = (i + 0.5) / lights
      light.setPosition((along / arcs) * width, top + depthAt(along % 1) * sag + 8)
    })
  }

  /** Makes the lights twinkle one after another; steady with reduced motion. */
  update(time: number): void {
    const { still } = this.#scene
    this.#lights.forEach((light, i) => {
      light.setAlpha(still ? 0.8 : 0.62 + 0.34 * Math.sin(time / 420 + i * 2.1))
    })
  }

  destroy(): void {
    this.#wire.destroy()
    for (const light of this.#lights) light.destroy()
  }
}

/** How deep an arc hangs at a part of its length, 0…1. */
const depthAt = (part: number) => 1 - (2 * part - 1) ** 2

function paintWire(): HTMLCanvasElement {
  const { canvas, context } = surface(1024, 128)
  const step = canvas.width / arcs
  const deep = (canvas.height * sag) / (sag + 12)
  context.lineWidth = 5
  context.strokeStyle = '#1c3a24'
  context.beginPath()
  context.moveTo(0, 4)
  for (let i = 0; i < arcs; i++) context.quadraticCurveTo(step * (i + 0.5), 2 * deep, step * (i + 1), 4)
  context.stroke()
  context.fillStyle = '#f4e6c0'
  for (let i = 0; i < arcs * lights; i++) {
    const along = (i + 0.5) / lights
    context.beginPath()
    context.ellipse(along * step, 4 + depthAt(along % 1) * deep + 14, 7, 13, 0, 0, Math.PI * 2)
    context.fill()
  }
  return canvas
}

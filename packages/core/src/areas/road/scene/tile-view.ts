import type { Tile } from '@skystair/contract'
import { figures } from '../../../engine/render/figures.ts'
import type { Layer } from '../../../engine/render/layer.ts'
import type { Picture } from '../../../engine/render/picture.ts'
import { fonts, type GameScene } from '../../../engine/scene/scene-base.ts'
import type { Spot } from './projection.ts'
import { depthAt, type Eye, inSight, seen, spotOf, veil } from './view.ts'

const numbers = { font: fonts.body, colour: '#ffeec2', stroke: '#1a0d06', thick: 3 } as const
const stairWidth = 232
const isletWidth = 164
/** Where one stands on the picture of a platform, as part of its height. */
const ground = 0.15

const steps = [0.36, 0.64]
/** How high on the road a slab lies, at a part of the way from one platform to the next. */
const between = (from: Tile, to: Tile, part: number) => from.posY + (to.posY - from.posY) * part

/** One platform with its number, and the small slabs that lead to it from the one below. */
export class TileView {
  readonly tile: Tile
  readonly #below: Tile | null
  readonly #box: Layer
  readonly #picture: Picture
  readonly #plaque: Picture | null = null
  readonly #number: Picture | null = null
  readonly #slabs: Picture[]

  /** `winter`: snow lies on it, unless it burns. */
  constructor(scene: GameScene, tile: Tile, below: Tile | null, winter: boolean) {
    this.tile = tile
    this.#below = below
    const numbered = tile.stair !== null
    const look = winter && tile.kind !== 'hell' ? 'snow' : tile.kind
    const shape = Math.round(tile.posY / 160) % 2 === 0 ? 'a' : 'b'
    this.#picture = scene.picture(numbered ? `stair/${look}-${shape}` : `islet/${look}`, numbered ? stairWidth : isletWidth)
    this.#picture.setOrigin(0.5, ground)
    this.#box = scene.board([this.#picture]).setDepth(depthAt(tile.posY))
    if (numbered) {
      const face = this.#picture.displayHeight * 0.3
      this.#plaque = scene.picture('plaque', 84).setPosition(0, face)
      this.#number = figures(scene, String(tile.stair), 25, numbers).setPosition(0, face)
      this.#box.add([this.#plaque, this.#number])
    }
    this.#slabs = below ? steps.map((part) => scene.picture(`step/${look}`, 46).setDepth(depthAt(between(below, tile, part)) - 200)) : []
  }

  update(eye: Eye): void {
    const { tile } = this
    const visible = inSight(eye, tile.posY)
    if (visible !== this.#box.visible) for (const part of [this.#box, ...this.#slabs]) part.setVisible(visible)
    // Most of the road that is held lies beyond sight.
    if (!visible) return
    const spot = spotOf(eye, tile.posX, tile.posY)
    const alpha = seen(spot)
    // Each platform breathes in the air by itself.
    const sway = Math.sin(eye.time / 1700 + tile.posY) * 1.6 * spot.scale
    this.#box
      .setPosition(spot.x, spot.y + sway)
      .setScale(spot.scale)
      .setAlpha(alpha)
    veil(this.#picture, spot.far, eye.haze)
    if (this.#plaque) veil(this.#plaque, spot.far * 0.6, eye.haze)
    this.#number?.setAlpha(spot.far > 0.85 ? 0 : 1 - spot.far * 0.4)
    if (this.#below) this.#lay(eye, this.#below, spot)
  }

  destroy(): void {
    this.#box.destroy()
    for (const slab of this.#slabs) slab.destroy()
  }

  /** The slabs lie between the platform below and this one, which is seen at `to`. */
  #lay(eye: Eye, below: Tile, to: Spot): void {
    const from = spotOf(eye, below.posX, below.posY)
    this.#slabs.forEach((slab, i) => {
      const part = steps[i] ?? 0
      const posY = between(below, this.tile, part)
      const scale = from.scale + (to.scale - from.scale) * part
      const y = from.y + (to.y - from.y) * part + 6 * scale + Math.sin(eye.time / 1100 + posY + i) * 2
      slab
        .setAlpha(seen({ scale, far: to.far }))
        .setPosition(from.x + (to.x - from.x) * part, y)
        .setScale((46 * scale) / slab.frame.realWidth)
      veil(slab, to.far, eye.haze)
    })
  }
}

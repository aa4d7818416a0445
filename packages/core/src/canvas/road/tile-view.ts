import type { Tile } from '@skystair/contract'
import type { GameObjects } from 'phaser'
import { figures } from '../kit/figures.ts'
import { fonts, type StageScene } from '../kit/stage-scene.ts'
import { depthAt, type Eye, seen, spotOf, veil } from './view.ts'

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
  readonly #box: GameObjects.Container
  readonly #picture: GameObjects.Image
  readonly #plaque: GameObjects.Image | null = null
  readonly #number: GameObjects.Image | null = null
  readonly #slabs: GameObjects.Image[]

  /** `winter`: snow lies on it, unless it burns. */
  constructor(scene: StageScene, tile: Tile, below: Tile | null, winter: boolean) {
    this.tile = tile
    this.#below = below
    const numbered = tile.stair !== null
    const look = winter && tile.kind !== 'hell' ? 'snow' : tile.kind
    const shape = Math.round(tile.posY / 160) % 2 === 0 ? 'a' : 'b'
    this.#picture = scene.picture(numbered ? `stair/${look}-${shape}` : `islet/${look}`, numbered ? stairWidth : isletWidth)
    this.#picture.setOrigin(0.5, ground)
    this.#box = scene.add.container(0, 0, [this.#picture]).setDepth(depthAt(tile.posY))
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
    const spot = spotOf(eye, tile.posX, tile.posY)
    const alpha = seen(spot)
    for (const part of [this.#box, ...this.#slabs]) part.setVisible(alpha > 0)
    // Most of the road that is held lies beyond sight.
    if (alpha === 0) return
    // Each platform breathes in the air by itself.
    const sway = Math.sin(eye.time / 1700 + tile.posY) * 1.6 * spot.scale
    this.#box
      .setPosition(spot.x, spot.y + sway)
      .setScale(spot.scale)
      .setAlpha(alpha)
    veil(this.#picture, spot.far, eye.haze)
    if (this.#plaque) veil(this.#plaque, spot.far * 0.6, eye.haze)
    this.#number?.setAlpha(spot.far > 0.85 ? 0 : 1 - spot.far * 0.4)
    for (const [i, slab] of this.#slabs.entries()) this.#lay(slab, steps[i] ?? 0, i, eye)
  }

  destroy(): void {
    this.#box.destroy()
    for (const slab of this.#slabs) slab.destroy()
  }

  #lay(slab: GameObjects.Image, part: number, i: number, eye: Eye): void {
    const from = this.#below
    if (!from) return
    const a = spotOf(eye, from.posX, from.posY)
    const b = spotOf(eye, this.tile.posX, this.tile.posY)
    const posY = between(from, this.tile, part)
    const spot = { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part, scale: a.scale + (b.scale - a.scale) * part, far: b.far }
    const alpha = seen(spot)
    slab.setAlpha(alpha).setPosition(spot.x, spot.y + 6 * spot.scale + Math.sin(eye.time / 1100 + posY + i) * 2)
    slab.setScale((46 * spot.scale) / slab.frame.realWidth)
    veil(slab, spot.far, eye.haze)
  }
}

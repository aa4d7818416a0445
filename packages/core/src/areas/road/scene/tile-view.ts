import type { Tile } from '@skystair/contract'
import { figures } from '../../../engine/render/figures.ts'
import type { Layer } from '../../../engine/render/layer.ts'
import type { Picture } from '../../../engine/render/picture.ts'
import { fonts, type GameScene } from '../../../engine/scene/scene-base.ts'
import type { StairColour } from '../stair-colour.ts'
import type { ScreenPoint } from './projection.ts'
import { applyHaze, depthAt, fadeAt, isInView, type RoadCamera, toScreen } from './view.ts'

const numbers = { font: fonts.body, stroke: '#1a0d06', thick: 3 } as const
const colours: Record<StairColour, string> = { GREEN: '#d3f7ae', YELLOW: '#ffdf4a', RED: '#ff8470' }
const stairWidth = 232
const isletWidth = 164
/** Height of the walking surface on a platform's picture, as a part of its height. */
const surfaceY = 0.15

const steps = [0.36, 0.64]
/** Height of a slab on the road, at a part of the way between two platforms. */
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

  /** `winter`: covered in snow, except in hell. `colour`: that of its number. */
  constructor(scene: GameScene, tile: Tile, below: Tile | null, { winter, colour }: { winter: boolean; colour: StairColour }) {
    this.tile = tile
    this.#below = below
    const numbered = tile.stair !== null
    const look = winter && tile.kind !== 'hell' ? 'snow' : tile.kind
    const shape = Math.round(tile.posY / 160) % 2 === 0 ? 'a' : 'b'
    this.#picture = scene.picture(numbered ? `stair/${look}-${shape}` : `islet/${look}`, numbered ? stairWidth : isletWidth)
    this.#picture.setOrigin(0.5, surfaceY)
    this.#box = scene.layer([this.#picture]).setDepth(depthAt(tile.posY))
    if (numbered) {
      const face = this.#picture.displayHeight * 0.3
      this.#plaque = scene.picture('plaque', 100).setPosition(0, face)
      this.#number = figures(scene, String(tile.stair), tile.stair! > 9999 ? 23 : 30, { ...numbers, colour: colours[colour] }).setPosition(
        0,
        face,
      )
      this.#box.add([this.#plaque, this.#number])
    }
    this.#slabs = below ? steps.map((part) => scene.picture(`step/${look}`, 46).setDepth(depthAt(between(below, tile, part)) - 200)) : []
  }

  update(camera: RoadCamera): void {
    const { tile } = this
    const visible = isInView(camera, tile.posY)
    if (visible !== this.#box.visible) for (const part of [this.#box, ...this.#slabs]) part.setVisible(visible)
    // Most of the loaded road is outside the view.
    if (!visible) return
    const point = toScreen(camera, tile.posX, tile.posY)
    const alpha = fadeAt(point)
    // Each platform sways on its own.
    const sway = Math.sin(camera.time / 1700 + tile.posY) * 1.6 * point.scale
    this.#box
      .setPosition(point.x, point.y + sway)
      .setScale(point.scale)
      .setAlpha(alpha)
    applyHaze(this.#picture, point.far, camera.haze)
    if (this.#plaque) applyHaze(this.#plaque, point.far * 0.6, camera.haze)
    this.#number?.setAlpha(point.far > 0.85 ? 0 : 1 - point.far * 0.4)
    if (this.#below) this.#placeSlabs(camera, this.#below, point)
  }

  destroy(): void {
    this.#box.destroy()
    for (const slab of this.#slabs) slab.destroy()
  }

  /** Places the slabs between the platform below and this one, which is drawn at `to`. */
  #placeSlabs(camera: RoadCamera, below: Tile, to: ScreenPoint): void {
    const from = toScreen(camera, below.posX, below.posY)
    this.#slabs.forEach((slab, i) => {
      const part = steps[i] ?? 0
      const posY = between(below, this.tile, part)
      const scale = from.scale + (to.scale - from.scale) * part
      const y = from.y + (to.y - from.y) * part + 6 * scale + Math.sin(camera.time / 1100 + posY + i) * 2
      slab
        .setAlpha(fadeAt({ scale, far: to.far }))
        .setPosition(from.x + (to.x - from.x) * part, y)
        .setScale((46 * scale) / slab.frame.realWidth)
      applyHaze(slab, to.far, camera.haze)
    })
  }
}

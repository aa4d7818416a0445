import type { Textures } from 'phaser'
import { paintCloud } from '../paint/cloud.ts'
import { paintCone, paintFade, paintGlow, paintIce, paintOutline, paintShadow, paintVignette } from '../paint/lights.ts'
import { paintMist } from '../paint/mist.ts'
import { paintRidge } from '../paint/ridge.ts'
import { paintCircle, paintColumn } from '../paint/ruins.ts'
import { brewSky, paintSky, paintSun } from '../paint/sky.ts'
import { cell, paintSparks, sparkNames } from '../paint/sparks.ts'
import { paintAurora, paintStars } from '../paint/stars.ts'
import { type ZoneName, zones } from '../paint/zones.ts'

export const cloudKinds = 5

/** What is painted at run time instead of loaded, by texture key. `d` is the detail: 1, or 0.5 on small machines. */
const recipes = {
  glow: () => paintGlow(128),
  shadow: () => paintShadow(64),
  fade: () => paintFade(64),
  vignette: () => paintVignette(128),
  cone: (d: number) => paintCone(192 * d, 384 * d),
  outline: () => paintOutline(150, 186),
  ice: () => paintIce(104, 138),
  sun: (d: number) => paintSun(Math.round(384 * d)),
  stars: () => paintStars(512),
  aurora: (d: number) => paintAurora(512 * d, 256 * d),
  mist: (d: number) => paintMist(512 * d, 128 * d),
  'ridge-far': (d: number) => paintRidge(Math.round(1024 * d), Math.round(256 * d), 4, 7),
  'ridge-near': (d: number) => paintRidge(Math.round(1024 * d), Math.round(288 * d), 23, 4),
  circle: (d: number) => paintCircle(Math.round(512 * d)),
  'column-0': (d: number) => paintColumn(Math.round(72 * d), Math.round(400 * d), 0, 0.8),
  'column-1': (d: number) => paintColumn(Math.round(72 * d), Math.round(330 * d), 3, 0.8),
} satisfies Record<string, (detail: number) => HTMLCanvasElement>

export type PaintedName = keyof typeof recipes | `cloud-${number}` | `sky-${ZoneName}`

/** The painted textures of one game: each is painted when first asked for, and kept. */
export class Painted {
  readonly #textures: Textures.TextureManager
  readonly #detail: number

  constructor(textures: Textures.TextureManager, detail: number) {
    this.#textures = textures
    this.#detail = detail
  }

  /** The key of a painted texture. */
  get(name: PaintedName): string {
    if (!this.#textures.exists(name)) this.add(name, this.#paint(name))
    return name
  }

  /** The key of the sheet of sparks; its frames are `sparkNames`. */
  sparks(): string {
    if (!this.#textures.exists('sparks')) {
      this.add('sparks', paintSparks())
      const texture = this.#textures.get('sparks')
      for (const [i, name] of sparkNames.entries()) texture.add(name, 0, (i % 4) * cell, Math.floor(i / 4) * cell, cell, cell)
    }
    return 'sparks'
  }

  /** Paints the sky of an air bit by bit, one with each step, so that no frame waits for all of it. */
  *brew(zone: ZoneName): Generator<undefined, void> {
    const name = `sky-${zone}`
    if (this.#textures.exists(name)) return
    const canvas = yield* brewSky(zones[zone], this.#detail)
    if (!this.#textures.exists(name)) this.add(name, canvas)
  }

  /** Keeps a picture painted elsewhere, such as the floor of a battle in the colours of its air. */
  keep(name: string, paint: (detail: number) => HTMLCanvasElement): string {
    if (!this.#textures.exists(name)) this.add(name, paint(this.#detail))
    return name
  }

  private add(name: string, canvas: HTMLCanvasElement): void {
    // As a picture: a canvas that may be painted on later is read back first, which takes longer than to paint many of them.
    this.#textures.addImage(name, canvas as unknown as HTMLImageElement)
  }

  #paint(name: PaintedName): HTMLCanvasElement {
    const detail = this.#detail
    if (name.startsWith('sky-')) return paintSky(zones[name.slice(4) as ZoneName], detail)
    if (name.startsWith('cloud-')) {
      const seed = Number(name.slice(6))
      return paintCloud(
        Math.round((220 + seed * 44) * Math.max(0.6, detail)),
        Math.round((84 + (seed % 3) * 22) * Math.max(0.6, detail)),
        8 + seed * 13,
      )
    }
    return recipes[name as keyof typeof recipes](detail)
  }
}

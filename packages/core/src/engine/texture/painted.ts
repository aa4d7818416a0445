import type { Textures } from 'phaser'
import { paintCloud } from '../paint/cloud.ts'
import { paintCone, paintFade, paintGlow, paintIce, paintOutline, paintShadow, paintVignette, paintWhite } from '../paint/lights.ts'
import { paintMist } from '../paint/mist.ts'
import { paintRidge } from '../paint/ridge.ts'
import { paintCircle, paintColumn } from '../paint/ruins.ts'
import { brewSky, paintSky, paintSun } from '../paint/sky.ts'
import { cell, paintSparks, sparkNames } from '../paint/sparks.ts'
import { paintAurora, paintStars } from '../paint/stars.ts'
import { type ZoneName, zones } from '../paint/zones.ts'
import type { FrameAt } from './art.ts'
import { TexturePages } from './texture-pages.ts'

export const cloudKinds = 5

/** What is painted at run time instead of loaded, by name. `d` is the detail: 1, or 0.5 on small machines. */
const recipes = {
  white: () => paintWhite(),
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

/** The painted pictures of one game: each is painted when first asked for, and kept. */
export class Painted {
  readonly #textures: Textures.TextureManager
  readonly #pages: TexturePages
  readonly #detail: number

  constructor(textures: Textures.TextureManager, detail: number) {
    this.#textures = textures
    this.#pages = new TexturePages(textures)
    this.#detail = detail
  }

  get(name: PaintedName): FrameAt {
    return this.keep(name, () => this.#paint(name))
  }

  /** The key of the texture that sparks are on; its frames are `sparkNames`. */
  sparks(): string {
    const found = this.#pages.find('sparks')
    if (found) return found.texture
    const { texture: key, frame } = this.#pages.lay('sparks', paintSparks)
    const texture = this.#textures.get(key)
    const { cutX, cutY } = texture.get(frame)
    for (const [i, name] of sparkNames.entries()) texture.add(name, 0, cutX + (i % 4) * cell, cutY + Math.floor(i / 4) * cell, cell, cell)
    return key
  }

  /** Paints the sky of an air bit by bit, one with each step, so that no frame waits for all of it. */
  *brew(zone: ZoneName): Generator<undefined, void> {
    const name = `sky-${zone}`
    if (this.#pages.find(name)) return
    const canvas = yield* brewSky(zones[zone], this.#detail)
    // It may have been needed at once meanwhile.
    this.keep(name, () => canvas)
  }

  /** Keeps a picture painted elsewhere, such as the floor of a battle in the colours of its air. */
  keep(name: string, paint: (detail: number) => HTMLCanvasElement): FrameAt {
    return this.#pages.find(name) ?? this.#pages.lay(name, () => paint(this.#detail))
  }

  /** Forgets a picture that nothing shows any more. */
  drop(name: string): void {
    this.#pages.drop(name)
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

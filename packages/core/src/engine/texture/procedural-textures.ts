import type { Textures } from 'phaser'
import { paintCloud } from '../paint/cloud.ts'
import { paintCone, paintFade, paintGlow, paintIce, paintOutline, paintShadow, paintVignette, paintWhite } from '../paint/lights.ts'
import { paintMist } from '../paint/mist.ts'
import { paintRidge } from '../paint/ridge.ts'
import { paintCircle, paintColumn } from '../paint/ruins.ts'
import { paintSky, paintSkyInSteps, paintSun } from '../paint/sky.ts'
import { cell, paintSparks, sparkNames } from '../paint/sparks.ts'
import { paintAurora, paintStars } from '../paint/stars.ts'
import { type ZoneName, zones } from '../paint/zones.ts'
import type { FrameRef } from './art.ts'
import { TexturePages } from './texture-pages.ts'

export const cloudKinds = 5

/** Textures that are painted at run time instead of loaded, by name. `d` is the detail: 1, or 0.5 on weak devices. */
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

export type ProceduralTextureName = keyof typeof recipes | `cloud-${number}` | `sky-${ZoneName}`

/** The procedural textures of one game: each is painted when first needed, and kept. */
export class ProceduralTextures {
  readonly #textures: Textures.TextureManager
  readonly #pages: TexturePages
  readonly #detail: number

  constructor(textures: Textures.TextureManager, detail: number) {
    this.#textures = textures
    this.#pages = new TexturePages(textures)
    this.#detail = detail
  }

  get(name: ProceduralTextureName): FrameRef {
    return this.getOrPaint(name, () => this.#paint(name))
  }

  /** Key of the texture with the particle sprites; its frames are `sparkNames`. */
  sparksKey(): string {
    const found = this.#pages.find('sparks')
    if (found) return found.texture
    const { texture: key, frame } = this.#pages.add('sparks', paintSparks)
    const texture = this.#textures.get(key)
    const { cutX, cutY } = texture.get(frame)
    for (const [i, name] of sparkNames.entries()) texture.add(name, 0, cutX + (i % 4) * cell, cutY + Math.floor(i / 4) * cell, cell, cell)
    return key
  }

  /** Paints the sky of a zone a few rows per step, so that no frame waits for all of it. */
  *paintSkyInSteps(zone: ZoneName): Generator<undefined, void> {
    const name = `sky-${zone}`
    if (this.#pages.find(name)) return
    const canvas = yield* paintSkyInSteps(zones[zone], this.#detail)
    // It may have been painted at once meanwhile.
    this.getOrPaint(name, () => canvas)
  }

  /** Returns a texture painted by the caller, such as the floor of a battle in the colours of its zone; paints it the first time. */
  getOrPaint(name: string, paint: (detail: number) => HTMLCanvasElement): FrameRef {
    return this.#pages.find(name) ?? this.#pages.add(name, () => paint(this.#detail))
  }

  /** Removes a texture that nothing shows any more. */
  remove(name: string): void {
    this.#pages.remove(name)
  }

  #paint(name: ProceduralTextureName): HTMLCanvasElement {
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

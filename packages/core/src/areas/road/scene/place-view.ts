import type { Place } from '@skystair/contract'
import { classOf } from '../../../art/class-of.ts'
import { creatureFrame, glowOf } from '../../../art/looks.ts'
import { figures } from '../../../engine/render/figures.ts'
import type { Layer, LayerPart } from '../../../engine/render/layer.ts'
import { lit } from '../../../engine/render/lit.ts'
import type { Picture } from '../../../engine/render/picture.ts'
import { fonts, type GameScene } from '../../../engine/scene/scene-base.ts'
import { depthAt, type Eye, inSight, seen, spotOf, veil } from './view.ts'

/** How hard a fight looks: a colour, and as many marks, so that the colour alone says nothing. */
const hardness = {
  GREEN: { colour: 0x8cff7a, marks: 1 },
  YELLOW: { colour: 0xffd24a, marks: 2 },
  RED: { colour: 0xff5240, marks: 3 },
} as const

const widths: Record<string, number> = { portal: 128, turn: 78, teleport: 110, talker: 74, pointer: 40 }
const lights: Record<string, number> = {
  'place/gold': 0xffe08a,
  'place/crystal': 0xff6a4a,
  'place/blue-crystal': 0x6ac0ff,
  'place/elixir': 0xc070ff,
  'place/sulfur': 0xfff06a,
  'place/caviar': 0xff8a5a,
  'place/mithril': 0x5affc8,
  'place/rune': 0x8ad8ff,
  'place/skill': 0x8ad8ff,
  portal: 0xa07aff,
  teleport: 0x7ad8ff,
  talker: 0xffa04a,
}

const levels = { font: fonts.number, colour: '#fff3d6', stroke: '#2a0a3a', thick: 3 } as const

/** Something standing on the road: a fighter on its base, a thing lying there, a gate. */
export class PlaceView {
  place: Place
  readonly box: Layer
  /** Height of the picture over the ground at full size, for what hovers above it. */
  readonly tall: number
  readonly #figure: Picture
  readonly #base: Picture | null = null
  readonly #light: Picture | null = null
  readonly #swirl: Picture[] = []
  readonly #details: LayerPart[] = []
  readonly #bar: Picture | null = null
  readonly #lively: boolean
  #leaving = false

  constructor(scene: GameScene, place: Place) {
    this.place = place
    const { creatureImageId: imageId } = place
    const creature = imageId === null ? null : classOf(imageId)
    const width = creature ? (place.boss ? 148 : place.guardian ? 126 : 108) : (widths[place.image] ?? 82)
    this.#figure = scene
      .picture(creature && imageId ? creatureFrame({ imageId, class: creature }) : place.image, width)
      .setOrigin(0.5, creature ? 0.9 : 0.88)
    this.tall = this.#figure.displayHeight
    this.#lively = creature !== null || /^(place|find)\//.test(place.image)
    const colour = creature
      ? Number(`0x${glowOf(creature).slice(1)}`)
      : (lights[place.image] ?? (place.image.startsWith('event-item/') ? 0xffe9a0 : undefined))
    if (colour !== undefined) this.#light = scene.glow(colour, width * 1.9, 0.5).setPosition(0, -this.tall * 0.45)
    const parts: LayerPart[] = []
    if (this.#light) parts.push(this.#light)
    parts.push(scene.painted('shadow', width * 1.05, width * 0.36).setPosition(4, 3))
    if (creature) {
      this.#base = scene.picture(place.boss ? 'base/boss' : 'base/enemy', width * 0.94).setOrigin(0.5, 0.42)
      parts.push(this.#base)
      if (place.difficulty) this.#details.push(...this.#marks(scene, place.difficulty, width))
      if (place.creatureLevel !== null) this.#details.push(...this.#level(scene, place.creatureLevel, width))
      if (place.battleLost) this.#details.push(scene.picture('effect/WEAKENED', 26).setPosition(-width * 0.42, -this.tall * 0.72))
    }
    if (place.image === 'portal' && !creature) this.#swirl = [0x9a7aff, 0x6ad8ff].map((tint, i) => this.#whirl(scene, tint, i))
    if (place.guardian && creature) this.#bar = lit(scene.spark('ring')).setTint(0xff5240).setVisible(false)
    this.box = scene.board([...parts, this.#figure, ...this.#swirl, ...this.#details]).setDepth(depthAt(place.posY) + 1)
    if (this.#bar) this.box.addAt(this.#bar, 1)
    if (place.used) this.#figure.setAlpha(0.75)
  }

  /** True while the picture's atlas hasn't arrived. */
  get bare(): boolean {
    return this.#figure.texture.key === '__DEFAULT'
  }

  /** `barred`: this guardian stops the squad right now. */
  update(eye: Eye, barred: boolean): void {
    const { place } = this
    // What lies behind the squad must not hide it.
    const passed = Math.max(0, Math.min(1, (place.posY - eye.coordinate + 40) / 50))
    const visible = this.#leaving || (passed > 0 && inSight(eye, place.posY))
    if (visible !== this.box.visible) this.box.setVisible(visible)
    // Most of the road that is held lies beyond sight.
    if (!visible) return
    const spot = spotOf(eye, place.posX, place.posY)
    const alpha = this.#leaving ? this.box.alpha : seen(spot) * passed
    this.box.setPosition(spot.x, spot.y + Math.sin(eye.time / 1700 + place.posY) * 1.6 * spot.scale).setAlpha(alpha)
    if (!this.#leaving) this.box.setScale(spot.scale)
    // Between 2.2 and 3.1 seconds, so that no two breathe together for long.
    const phase = eye.time / (350 + (place.id % 8) * 20) + place.id * 1.7
    this.#figure.y = (this.#base ? -3 : 6) + (this.#lively ? Math.sin(phase) * 2 : 0)
    this.#light?.setAlpha((0.45 + 0.05 * Math.sin(phase)) * (place.used ? 0.4 : 1))
    veil(this.#figure, spot.far * 0.75, eye.haze)
    if (this.#base) veil(this.#base, spot.far, eye.haze)
    const near = spot.far < 0.62
    for (const detail of this.#details) detail.setVisible(near)
    for (const [i, swirl] of this.#swirl.entries()) swirl.setRotation((eye.time / (1400 + i * 900)) * (i ? -1 : 1))
    if (this.#bar) {
      const beat = (eye.time % 1100) / 1100
      this.#bar
        .setVisible(barred)
        .setDisplaySize(150 + beat * 90, 52 + beat * 32)
        .setAlpha(0.9 * (1 - beat))
    }
  }

  /** Goes away, as if won over or taken: sinks and fades, while `burst` scatters what is left. */
  leave(scene: GameScene, burst: (x: number, y: number) => void): void {
    this.#leaving = true
    burst(this.box.x, this.box.y - this.tall * 0.5 * this.box.scaleY)
    scene.tweens.add({
      targets: this.box,
      alpha: 0,
      scaleX: this.box.scaleX * 0.86,
      scaleY: this.box.scaleY * 1.06,
      duration: 520,
      ease: 'Sine.In',
      onComplete: () => this.destroy(),
    })
  }

  destroy(): void {
    this.box.destroy()
  }

  #marks(scene: GameScene, difficulty: keyof typeof hardness, width: number): LayerPart[] {
    const { colour, marks } = hardness[difficulty]
    return Array.from({ length: marks }, (_, i) =>
      scene
        .spark('star')
        .setPosition((i - (marks - 1) / 2) * 19, width * 0.2)
        .setDisplaySize(32, 32)
        .setTint(colour),
    )
  }

  #level(scene: GameScene, level: number, width: number): LayerPart[] {
    const x = width * 0.44
    const y = -this.tall * 0.12
    return [scene.picture('orb/level', 30).setPosition(x, y), figures(scene, String(level), 13, levels).setPosition(x, y)]
  }

  #whirl(scene: GameScene, tint: number, i: number): Picture {
    return lit(scene.painted('sun', 86 - i * 22, 86 - i * 22))
      .setTint(tint)
      .setAlpha(0.85)
      .setPosition(0, -this.tall * 0.42)
  }
}

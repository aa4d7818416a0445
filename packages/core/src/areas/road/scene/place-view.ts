import type { Place } from '@skystair/contract'
import { classOf } from '../../../art/class-of.ts'
import { creatureFrame, glowOf } from '../../../art/looks.ts'
import { figures } from '../../../engine/render/figures.ts'
import type { Layer, LayerPart } from '../../../engine/render/layer.ts'
import { lit } from '../../../engine/render/lit.ts'
import type { Picture } from '../../../engine/render/picture.ts'
import { fonts, type GameScene } from '../../../engine/scene/scene-base.ts'
import { speakerOf } from '../../story/public.ts'
import { actionOf } from '../next-action.ts'
import { applyHaze, depthAt, fadeAt, isInView, type RoadCamera, toScreen } from './view.ts'

/** How hard a fight is: a colour, and a number of stars for those who do not see colours. */
const difficulties = {
  GREEN: { colour: 0x8cff7a, stars: 1 },
  YELLOW: { colour: 0xffd24a, stars: 2 },
  RED: { colour: 0xff5240, stars: 3 },
} as const

const widths: Record<string, number> = { portal: 128, turn: 78, teleport: 110, talker: 74, pointer: 62 }
/** The constant beat of the focus ring, so that it is always visible. */
const STEADY = 0.2
/** Alpha of a place behind the squad that still has an action. */
const PASSED_ALPHA = 0.6
/** Width of a guide who sits at a fire. */
const guideWidth = 62
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

/** Returns the figure of the cat or the rabbit, if one of them talks at a place. */
function guideAt(scene: GameScene, { placeType, subject }: Place): Picture[] {
  if (placeType !== 'TALKER' || !subject) return []
  const speaker = speakerOf(subject)
  return 'guide' in speaker
    ? [
        scene
          .picture(`guide/${speaker.guide}`, guideWidth)
          .setOrigin(0.5, 1)
          .setPosition(-guideWidth * 0.62, 4),
      ]
    : []
}

/** Why a place has a ring of light: the big button acts on it, its guardian blocks the squad, or its button has the focus. */
export type Mark = 'near' | 'barred' | 'focused'
const marks = { near: 0xffd24a, barred: 0xff5240, focused: 0xffffff } as const

/** A place on the road: a fighter on its base, an item, or a gate. */
export class PlaceView {
  place: Place
  readonly #scene: GameScene
  readonly box: Layer
  /** Height of the picture over the ground at full size, for what is shown above it. */
  readonly tall: number
  readonly #figure: Picture
  readonly #base: Picture | null = null
  readonly #light: Picture | null = null
  readonly #swirl: Picture[] = []
  readonly #details: LayerPart[] = []
  readonly #width: number
  #ring: Picture | null = null
  readonly #lively: boolean
  #leaving = false

  constructor(scene: GameScene, place: Place) {
    this.#scene = scene
    this.place = place
    const { creatureImageId: imageId } = place
    const creature = imageId === null ? null : classOf(imageId)
    const width = creature ? (place.boss ? 148 : place.guardian ? 126 : 108) : (widths[place.image] ?? 82)
    this.#width = width
    this.#figure = scene
      .picture(creature && imageId ? creatureFrame({ imageId }) : place.image, width)
      .setOrigin(0.5, creature ? 0.9 : 0.88)
    this.tall = this.#figure.displayHeight
    this.#lively = creature !== null || /^(place|find)\//.test(place.image)
    const colour = creature
      ? Number(`0x${glowOf(creature).slice(1)}`)
      : (lights[place.image] ?? (place.image.startsWith('event-item/') ? 0xffe9a0 : undefined))
    if (colour !== undefined) this.#light = scene.glow(colour, width * 1.9, 0.5).setPosition(0, -this.tall * 0.45)
    const parts: LayerPart[] = []
    if (this.#light) parts.push(this.#light)
    parts.push(scene.procedural('shadow', width * 1.05, width * 0.36).setPosition(4, 3))
    if (creature) {
      this.#base = scene.picture(place.boss ? 'base/boss' : 'base/enemy', width * 0.94).setOrigin(0.5, 0.42)
      parts.push(this.#base)
      if (place.difficulty) this.#details.push(...this.#difficultyStars(scene, place.difficulty, width))
      if (place.creatureLevel !== null) this.#details.push(...this.#level(scene, place.creatureLevel, width))
      if (place.battleLost) this.#details.push(scene.picture('effect/WEAKENED', 26).setPosition(-width * 0.42, -this.tall * 0.72))
    }
    if (place.image === 'portal' && !creature) this.#swirl = [0x9a7aff, 0x6ad8ff].map((tint, i) => this.#whirl(scene, tint, i))
    this.box = scene
      .layer([...parts, ...guideAt(scene, place), this.#figure, ...this.#swirl, ...this.#details])
      .setDepth(depthAt(place.posY) + 1)
    if (place.used) this.#figure.setAlpha(0.75)
  }

  /** True while the picture's atlas isn't loaded. */
  get bare(): boolean {
    return this.#figure.texture.key === '__DEFAULT'
  }

  /** The area that the squad should not hide: the middle of the picture, and half its width. */
  get extent(): { readonly x: number; readonly half: number } {
    return { x: this.box.x, half: this.#width * 0.46 * this.box.scaleX }
  }

  update(camera: RoadCamera, mark: Mark | null): void {
    const { place } = this
    // Places behind the squad must not hide it. Those that still have an action stay visible, paler.
    const rest = actionOf(place) === null || place.used ? 0 : PASSED_ALPHA
    const passed = Math.max(rest, Math.min(1, (place.posY - camera.coordinate + 40) / 50))
    const visible = this.#leaving || (passed > 0 && isInView(camera, place.posY))
    if (visible !== this.box.visible) this.box.setVisible(visible)
    // Most of the loaded road is outside the view.
    if (!visible) return
    const point = toScreen(camera, place.posX, place.posY)
    const alpha = this.#leaving ? this.box.alpha : fadeAt(point) * passed
    this.box.setPosition(point.x, point.y + Math.sin(camera.time / 1700 + place.posY) * 1.6 * point.scale).setAlpha(alpha)
    if (!this.#leaving) this.box.setScale(point.scale)
    // Periods between 2.2 and 3.1 seconds, so that no two move together for long.
    const phase = camera.time / (350 + (place.id % 8) * 20) + place.id * 1.7
    this.#figure.y = (this.#base ? -3 : 6) + (this.#lively ? Math.sin(phase) * 2 : 0)
    this.#light?.setAlpha((0.45 + 0.05 * Math.sin(phase)) * (place.used ? 0.4 : 1))
    applyHaze(this.#figure, point.far * 0.75, camera.haze)
    if (this.#base) applyHaze(this.#base, point.far, camera.haze)
    const near = point.far < 0.62
    for (const detail of this.#details) detail.setVisible(near)
    for (const [i, swirl] of this.#swirl.entries()) swirl.setRotation((camera.time / (1400 + i * 900)) * (i ? -1 : 1))
    this.#ring?.setVisible(mark !== null)
    if (mark) this.#pulse(mark, mark === 'focused' ? STEADY : (camera.time % 1100) / 1100)
  }

  /** Draws a ring on the ground, which widens with the beat (0…1). */
  #pulse(mark: Mark, beat: number): void {
    if (!this.#ring) {
      this.#ring = lit(this.#scene.spark('ring'))
      this.box.addAt(this.#ring, 1)
    }
    const wide = this.#width * (1.2 + 0.7 * beat)
    this.#ring
      .setTint(marks[mark])
      .setDisplaySize(wide, wide * 0.35)
      .setAlpha(0.9 * (1 - beat))
  }

  /** Removes it with an animation, as for a won or taken place; `burst` shows particles. */
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

  #difficultyStars(scene: GameScene, difficulty: keyof typeof difficulties, width: number): LayerPart[] {
    const { colour, stars } = difficulties[difficulty]
    return Array.from({ length: stars }, (_, i) =>
      scene
        .spark('star')
        .setPosition((i - (stars - 1) / 2) * 19, width * 0.13)
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
    return lit(scene.procedural('sun', 86 - i * 22, 86 - i * 22))
      .setTint(tint)
      .setAlpha(0.85)
      .setPosition(0, -this.tall * 0.42)
  }
}

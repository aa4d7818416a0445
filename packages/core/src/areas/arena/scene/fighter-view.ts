import { creatureFrame } from '../../../art/looks.ts'
import { figures } from '../../../engine/render/figures.ts'
import type { Layer } from '../../../engine/render/layer.ts'
import type { Picture } from '../../../engine/render/picture.ts'
import { fonts, type GameScene } from '../../../engine/scene/scene-base.ts'
import { wordSize } from './layout.ts'

const words = { font: fonts.body, stroke: '#1a0d06', thick: 5 } as const

export interface FighterLook {
  readonly imageId: string
  readonly words: string
  /** Colour of the words. */
  readonly colour: string
  readonly base: 'base/ally' | 'base/enemy'
  readonly width: number
}

/** The strongest of a squad on the sand, with the place on the ladder. */
export class FighterView {
  readonly box: Layer
  readonly #picture: Picture
  readonly #words: Picture
  readonly #wordScale: number
  readonly #light: Picture
  readonly #phase: number

  constructor(scene: GameScene, { imageId, words: text, colour, base, width }: FighterLook, phase: number) {
    this.#phase = phase
    this.#light = scene.glow(0xffe08a, width * 2, 0).setY(-width * 0.4)
    this.#picture = scene.picture(creatureFrame({ imageId }), width).setOrigin(0.5, 0.9)
    this.#words = figures(scene, text, wordSize, { ...words, colour }).setPosition(0, width * 0.36)
    this.#wordScale = this.#words.scale
    this.box = scene.layer([
      scene.procedural('shadow', width, width * 0.34).setPosition(3, 3),
      this.#light,
      scene.picture(base, width * 0.92).setOrigin(0.5, 0.42),
      this.#picture,
      this.#words,
    ])
  }

  /** Makes the fighter a thing to press. */
  press(width: number, onPress: () => void, onHover: (isOver: boolean) => void): this {
    this.box.setInteractive({
      useHandCursor: true,
      hitArea: { half: width * 0.5, top: -width * 0.95, bottom: width * 0.45 },
      hitAreaCallback: (area: { half: number; top: number; bottom: number }, x: number, y: number) =>
        Math.abs(x) < area.half && y > area.top && y < area.bottom,
    })
    this.box.on('pointerup', onPress)
    this.box.on('pointerover', () => onHover(true))
    this.box.on('pointerout', () => onHover(false))
    return this
  }

  /** Draws the words larger by this factor. */
  enlarge(factor: number): void {
    this.#words.setScale(this.#wordScale * factor)
  }

  update(isChosen: boolean, time: number): void {
    this.#picture.y = -3 + Math.sin(time / 430 + this.#phase) * 2
    this.#light.setAlpha(isChosen ? 0.75 + 0.12 * Math.sin(time / 300) : 0)
  }
}

import type { GameObjects } from 'phaser'
import { fonts, type GameScene } from '../../../engine/scene/scene-base.ts'
import type { TeamArea } from './team-layout.ts'

/** The colour of each side; its name tells the same to those who see none. */
const sideColours: Readonly<Record<string, number>> = { TM1: 0x6aa8f0, TM2: 0xe0503e, TM3: 0xe8a03a, TM4: 0x5cb85a, TM5: 0xb47af0 }
export const sideColour = (side: string): number => sideColours[side] ?? 0xffffff

/** The grounds of the enemies in a fight of several, each with its name. */
export class Banners {
  readonly #scene: GameScene
  #things: GameObjects.GameObject[] = []
  #told = ''

  constructor(scene: GameScene) {
    this.#scene = scene
  }

  /** Lays them out anew where they or the language have changed. */
  show(camps: readonly TeamArea[], left: number): void {
    const { t } = this.#scene.root
    const told = JSON.stringify([camps, left, camps.map(({ side }) => t(`battle.side.${side}`))])
    if (told === this.#told) return
    this.#told = told
    for (const thing of this.#things.splice(0)) thing.destroy()
    this.#things = camps.flatMap((camp) => this.#banner(camp, left))
  }

  #banner({ side, x, y, width, height }: TeamArea, left: number): GameObjects.GameObject[] {
    const scene = this.#scene
    const colour = sideColour(side)
    const middle = left + x + width / 2
    const low = y + height - 11
    const name = scene
      .label(scene.root.t(`battle.side.${side}`), 17, {
        fontFamily: fonts.title,
        fontStyle: 'normal',
        color: '#fff3d6',
        stroke: '#1a0610',
        strokeThickness: 4,
      })
      .setPosition(middle, low)
      .setDepth(-35)
    return [
      scene
        .block(width, height, 0x0d0716, 0.34)
        .setPosition(middle, y + height / 2)
        .setDepth(-36),
      scene.block(width, 22, colour, 0.55).setPosition(middle, low).setDepth(-35.5),
      name,
    ]
  }
}

import type { CanvasObject } from '../../../engine/phaser-types.ts'
import { fonts, type GameScene } from '../../../engine/scene/scene-base.ts'
import type { TeamArea } from './team-layout.ts'

/** The colour of each side; its name is shown too, for those who do not see colours. */
const sideColours: Readonly<Record<string, number>> = { TM1: 0x6aa8f0, TM2: 0xe0503e, TM3: 0xe8a03a, TM4: 0x5cb85a, TM5: 0xb47af0 }
export const sideColour = (side: string): number => sideColours[side] ?? 0xffffff

/** The areas of the enemies in a fight of several teams, each with its name. */
export class Banners {
  readonly #scene: GameScene
  #objects: CanvasObject[] = []
  #shownKey = ''

  constructor(scene: GameScene) {
    this.#scene = scene
  }

  /** Redraws the banners if they or the language have changed. */
  show(areas: readonly TeamArea[], left: number): void {
    const { t } = this.#scene.services
    const key = JSON.stringify([areas, left, areas.map(({ side }) => t(`battle.side.${side}`))])
    if (key === this.#shownKey) return
    this.#shownKey = key
    for (const object of this.#objects.splice(0)) object.destroy()
    this.#objects = areas.flatMap((area) => this.#banner(area, left))
  }

  #banner({ side, x, y, width, height }: TeamArea, left: number): CanvasObject[] {
    const scene = this.#scene
    const colour = sideColour(side)
    const middle = left + x + width / 2
    const low = y + height - 11
    const name = scene
      .label(scene.services.t(`battle.side.${side}`), 17, {
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

import type { CanvasObject } from '../../../engine/phaser-types.ts'
import { fonts, type GameScene } from '../../../engine/scene/scene-base.ts'
import { sideColour } from '../sides.ts'
import { BattleStore } from '../store.ts'
import type { TeamArea } from './team-layout.ts'

/** The areas of the enemies in a fight of several teams, each with its name. */
export class Banners {
  readonly #scene: GameScene
  #objects: CanvasObject[] = []
  #shownKey = ''

  constructor(scene: GameScene) {
    this.#scene = scene
  }

  /** Redraws the banners if they, the names or the turn have changed. */
  show(areas: readonly TeamArea[], left: number): void {
    const battle = this.#scene.services.get(BattleStore)
    const key = JSON.stringify([areas, left, areas.map(({ side }) => battle.teams.title(side)), battle.teams.turn])
    if (key === this.#shownKey) return
    this.#shownKey = key
    for (const object of this.#objects.splice(0)) object.destroy()
    this.#objects = areas.flatMap((area) => this.#banner(area, left))
  }

  #banner({ side, x, y, width, height }: TeamArea, left: number): CanvasObject[] {
    const scene = this.#scene
    const battle = scene.services.get(BattleStore)
    const moves = side === battle.teams.turn
    const colour = sideColour(side)
    const middle = left + x + width / 2
    const low = y + height - 11
    const name = scene
      .label(`${moves ? '▸ ' : ''}${battle.teams.title(side)}`, 17, {
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
      scene
        .block(width, 22, colour, moves ? 0.95 : 0.55)
        .setPosition(middle, low)
        .setDepth(-35.5),
      name,
    ]
  }
}

import type { GameObjects } from 'phaser'
import type { StageScene } from '../kit/stage-scene.ts'
import { mix } from '../paint/colour.ts'
import { stream } from '../paint/random.ts'

interface Island {
  picture: GameObjects.Image
  side: -1 | 1
  y: number
  size: number
}

const kinds = ['castle', 'tree', 'ruin', 'waterfall'] as const
const parallax = 0.18

/** Islands far off beside the road, which pass more slowly than it does. */
export class Islands {
  readonly #scene: StageScene
  readonly #islands: Island[]
  #climb: number | null = null

  constructor(scene: StageScene) {
    this.#scene = scene
    const random = stream(19)
    this.#islands = kinds.map((kind, i) => {
      const size = 92 + random() * 60
      return { picture: scene.picture(`island/${kind}`, size).setDepth(-60), side: i % 2 ? 1 : -1, y: 0.14 + i * 0.17, size }
    })
  }

  update(climb: number, time: number, air: number): void {
    const { height, left } = this.#scene.view
    const up = this.#climb === null ? 0 : climb - this.#climb
    this.#climb = climb
    this.#islands.forEach((island, i) => {
      island.y += (up * parallax) / height
      // What sinks below the mist comes back at the top, where the banner hides it.
      if (island.y > 0.8) island.y -= 0.72
      if (island.y < 0.08) island.y += 0.72
      const edge = Math.max(0, Math.min(1, (island.y - 0.08) / 0.08, (0.8 - island.y) / 0.1))
      const out = 236 + ((i * 37) % 40)
      island.picture
        .setPosition(left + 300 + island.side * out, island.y * height + Math.sin(time / 2300 + i * 2) * 4)
        .setAlpha(edge * 0.86)
      island.picture.setTint(mix(air, 0xffffff, 0.25))
    })
  }
}

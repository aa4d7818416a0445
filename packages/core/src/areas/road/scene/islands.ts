import type { AtlasName } from '../../../art/atlas-of.ts'
import { seededRandom } from '../../../engine/paint/random.ts'
import type { Zone, ZoneName } from '../../../engine/paint/zones.ts'
import type { Picture } from '../../../engine/render/picture.ts'
import type { GameScene } from '../../../engine/scene/scene-base.ts'

interface Island {
  readonly picture: Picture
  readonly side: -1 | 1
  readonly size: number
  /** 0 near, 1 at the view distance. */
  readonly far: number
  y: number
  zone: ZoneName
}

/** The islands beside the road in each zone. Those of 'dawn' are loaded with the road, the others when their zone is reached. */
export const islandsOf: Record<ZoneName, readonly string[]> = {
  dawn: ['castle', 'tree', 'ruin', 'waterfall'],
  noon: ['temple', 'tree', 'windmill', 'waterfall'],
  dusk: ['ruin', 'windmill', 'temple', 'castle'],
  night: ['lighthouse', 'watch', 'ruin', 'lighthouse'],
  snow: ['ice-castle', 'snow-pines', 'ice-castle', 'snow-pines'],
  hell: ['volcano', 'fort', 'volcano', 'fort'],
}
const atlas: readonly AtlasName[] = ['islands']
const parallax = 0.18

/** Distant islands beside the road, which pass more slowly than it does. */
export class Islands {
  readonly #scene: GameScene
  readonly #islands: Island[]
  #altitude: number | null = null
  #zone: ZoneName

  constructor(scene: GameScene, zone: ZoneName) {
    this.#scene = scene
    this.#zone = zone
    const random = seededRandom(19)
    this.#islands = islandsOf.dawn.map((kind, i) => {
      const far = 0.72 + random() * 0.28
      const size = 250 - far * 150
      const picture = scene.picture(`island/${kind}`, size).setDepth(-60)
      return { picture, side: i % 2 ? 1 : -1, y: 0.14 + i * 0.17, size, far, zone: 'dawn' }
    })
    if (zone !== 'dawn') void this.#load(true)
  }

  /** Changes to the islands of another zone, each when it leaves the view, or all at once after a jump. */
  show(zone: ZoneName, atOnce: boolean): void {
    if (zone === this.#zone) return
    this.#zone = zone
    void this.#load(atOnce)
  }

  update(altitude: number, time: number, now: Pick<Zone, 'cloudLit'>): void {
    const { height, left } = this.#scene.view
    const risen = this.#altitude === null ? 0 : altitude - this.#altitude
    this.#altitude = altitude
    this.#islands.forEach((island, i) => {
      island.y += (risen * parallax) / height
      // An island that sinks below the mist comes back at the top, where the HUD hides it.
      const wrapped = island.y > 0.8 ? -0.72 : island.y < 0.08 ? 0.72 : 0
      if (wrapped !== 0) {
        island.y += wrapped
        this.#setFrame(island, i)
      }
      const edge = Math.max(0, Math.min(1, (island.y - 0.08) / 0.08, (0.8 - island.y) / 0.1))
      // Beside the road, further out on a wide view, but never cut by its edge.
      const half = left + 300
      const out = Math.min(Math.max(236, half * 0.6) + ((i * 37) % 40), half - island.size * 0.5)
      // Lit in the zone's colour; distant islands are partly transparent.
      island.picture
        .setPosition(half + island.side * out, island.y * height + Math.sin(time / 2300 + i * 2) * 4)
        .setAlpha(edge * (1.2 - island.far * 0.5))
        .setTint(now.cloudLit)
    })
  }

  /** If loading fails, the islands of 'dawn' stay. */
  async #load(atOnce: boolean): Promise<void> {
    await this.#scene.engine.art.load(atlas).catch(() => {})
    if (!this.#scene.sys.isActive() || !atOnce) return
    for (const [i, island] of this.#islands.entries()) this.#setFrame(island, i)
  }

  #setFrame(island: Island, i: number): void {
    if (island.zone === this.#zone) return
    const frame = `island/${islandsOf[this.#zone][i]}`
    if (!this.#scene.engine.art.find(frame)) return
    island.zone = this.#zone
    this.#scene.setFrame(island.picture, frame, island.size)
  }
}

import type { SnowWorld } from '@skystair/contract'
import { TILE_HEIGHT } from '@skystair/contract/measures'
import { makeAutoObservable } from 'mobx'
import { Resource } from '../../services/resource.ts'
import type { Services } from '../../services/services.ts'
import { RoadStore } from '../road/index.ts'

/** The snow world: whether the player may enter, and the remaining platforms. */
export class SnowStore {
  readonly snow: Resource<SnowWorld>
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
    this.snow = new Resource<SnowWorld>(services, (signal) => services.call('GET /api/snow/get', null, { signal }))
    makeAutoObservable<this>(this, { snow: false }, { autoBind: true })
  }

  get #road(): RoadStore {
    return this.#services.get(RoadStore)
  }

  get inside(): boolean {
    return this.#road.contextId.startsWith('snow:')
  }

  get busy(): boolean {
    return this.#road.actions.busy
  }

  /** Number of platforms that the player can still reach. Excludes those passed since the position was last sent to the server. */
  get stepsLeft(): number {
    const { max, observedCoordinate } = this.#road
    const ahead = Math.max(0, Math.ceil((max - observedCoordinate) / TILE_HEIGHT))
    return Math.min(ahead, this.snow.value?.inside ? this.snow.value.stepsLeft : ahead)
  }

  enter(): Promise<void> {
    return this.#travel('POST /api/snow/enter')
  }

  leave(): Promise<void> {
    return this.#travel('POST /api/snow/leave')
  }

  #travel(name: 'POST /api/snow/enter' | 'POST /api/snow/leave'): Promise<void> {
    return this.#road.actions.travel(async () => {
      const { snow, player } = await this.#services.call(name)
      this.snow.set(snow)
      this.#services.ui.close()
      return player
    })
  }
}

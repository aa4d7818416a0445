import type { Portal, ReplyOf } from '@skystair/contract'
import { portalAt } from '@skystair/world/areas/portal/rows'
import { makeAutoObservable, observableRef } from 'mobx'
import { Action } from '../../services/action.ts'
import { Resource } from '../../services/resource.ts'
import type { Services } from '../../services/services.ts'
import { RoadStore } from '../road/index.ts'

/** A portal on the road. */
export interface PortalPlace {
  readonly placeId: number
  readonly stair: number
}

/** The portal whose window is open: one on the road, or that of the day. */
export class PortalStore {
  /** Null for the portal of the day. */
  place: PortalPlace | null = null
  /** Its value is null if there is no portal of the day. */
  readonly portal: Resource<{ readonly found: Portal | null }>
  /** The portals nearby to which the one on the road also leads. */
  readonly teleports: Resource<ReplyOf<'GET /api/teleport/{id}/get'>['targets']>
  readonly choosing: Action
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
    this.choosing = new Action(services)
    this.portal = new Resource<{ readonly found: Portal | null }>(services, async (signal) => {
      const { place } = this
      const found = place
        ? services.call('GET /api/portal/{id}/info', { params: { id: portalAt(place.stair).id } }, { signal })
        : services.call('GET /api/portal/offer/get', null, { signal })
      return { found: await found }
    })
    this.teleports = new Resource(services, async (signal) => {
      if (!this.place) return []
      await this.#road.save()
      return (await services.call('GET /api/teleport/{id}/get', { params: { id: this.place.placeId } }, { signal })).targets
    })
    makeAutoObservable<this>(this, { place: observableRef, portal: false, teleports: false, choosing: false }, { autoBind: true })
  }

  get #road(): RoadStore {
    return this.#services.get(RoadStore)
  }

  /** True while a discount is being chosen or the player travels. */
  get busy(): boolean {
    return this.choosing.busy || this.#road.actions.busy
  }

  /** Loads a portal on the road; null loads that of the day. */
  async look(place: PortalPlace | null): Promise<void> {
    this.place = place
    this.portal.set(null)
    this.teleports.set(null)
    await Promise.all([this.portal.reload(), this.teleports.reload()])
  }

  /** Chooses a discount, in per cent; 0 chooses none. */
  async choose({ id }: Portal, discount: number): Promise<void> {
    const call = () => this.#services.call('GET /api/portal/mark/discount/chosen', { query: { discount, portalId: id } })
    const found = await this.choosing.run(call)
    if (found) this.portal.set({ found })
  }

  /** Goes through the portal with the chosen discount. */
  use({ id, discount }: Portal): Promise<void> {
    return this.#road.actions.travel(async () => {
      const change = await this.#services.call('POST /api/portal/{id}/use', { params: { id }, query: { discount } })
      this.#services.ui.close()
      return change
    })
  }

  /** Travels to another portal nearby. */
  teleport(target: number): Promise<void> {
    const id = this.place?.placeId ?? 0
    this.#services.ui.close()
    return this.#road.actions.travel(() => this.#services.call('POST /api/teleport/{id}/use/{target}', { params: { id, target } }))
  }
}

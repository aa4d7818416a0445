import type { EventShopOffer } from '@skystair/contract'
import { makeAutoObservable } from 'mobx'
import { Resource } from '../../services/resource.ts'
import type { Services } from '../../services/services.ts'
import { GainAction, PlayerStore } from '../player/index.ts'

/** What the event shop sells for festival coins. Created when the window of tasks opens. */
export class EventShopStore {
  readonly offers: Resource<readonly EventShopOffer[]>
  readonly buying: GainAction
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
    this.buying = new GainAction(services)
    this.offers = new Resource<readonly EventShopOffer[]>(services, (signal) => services.call('GET /api/event/shop/list', null, { signal }))
    makeAutoObservable(this, { offers: false, buying: false }, { autoBind: true })
  }

  get coins(): number {
    return this.#services.get(PlayerStore).resources?.eventCurrency ?? 0
  }

  /** Buys an offer. Does nothing if it is sold out or too expensive. */
  async buy({ id, price, left }: EventShopOffer): Promise<void> {
    if (left === 0 || price > this.coins) return
    await this.buying.run(() => this.#services.call('POST /api/event/shop/{id}/buy', { params: { id } }), {
      target: id,
      apply: ({ offers }) => this.offers.set(offers),
      refresh: () => this.offers.reload(),
    })
  }
}

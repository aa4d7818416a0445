import type { EventShopOffer, Gain } from '@skystair/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Action } from '../../services/action.ts'
import { Resource } from '../../services/resource.ts'
import type { Services } from '../../services/services.ts'
import { PlayerStore } from '../player/index.ts'

/** What the event shop sells for festival coins. Created when the window of tasks opens. */
export class EventShopStore {
  readonly offers: Resource<readonly EventShopOffer[]>
  readonly buying: Action
  /** What was bought last, to be shown. */
  gains: readonly Gain[] = []
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
    this.buying = new Action(services)
    this.offers = new Resource<readonly EventShopOffer[]>(services, (signal) => services.call('GET /api/event/shop/list', null, { signal }))
    makeAutoObservable(this, { offers: false, buying: false, gains: observableRef }, { autoBind: true })
  }

  get coins(): number {
    return this.#services.get(PlayerStore).resources?.eventCurrency ?? 0
  }

  /** Buys an offer. Does nothing where it is sold out or too expensive. */
  async buy({ id, price, left }: EventShopOffer): Promise<void> {
    if (left === 0 || price > this.coins) return
    const { ui, call } = this.#services
    await this.buying.run(
      async () => {
        const { offers, gains, player } = await call('POST /api/event/shop/{id}/buy', { params: { id } })
        runInAction(() => {
          this.offers.set(offers)
          this.gains = gains
          this.#services.get(PlayerStore).replace(player)
        })
      },
      {
        target: id,
        onError: async (error) => {
          ui.fail(error)
          // The shown offers were out of date.
          await this.offers.reload()
        },
      },
    )
  }
}

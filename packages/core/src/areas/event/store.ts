import type { EventShopOffer, Gain } from '@skystair/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Services } from '../../services/services.ts'
import { PlayerStore } from '../player/index.ts'

/** What the event shop sells for festival coins. Created when the window of tasks opens. */
export class EventShopStore {
  /** Null until they are loaded. */
  offers: readonly EventShopOffer[] | null = null
  /** Id of the offer that is being bought. */
  buying: number | null = null
  /** What was bought last, to be shown. */
  gains: readonly Gain[] = []
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
    makeAutoObservable(this, { offers: observableRef, gains: observableRef }, { autoBind: true })
  }

  get coins(): number {
    return this.#services.get(PlayerStore).resources?.eventCurrency ?? 0
  }

  async load(): Promise<void> {
    const { ui, call } = this.#services
    const offers = await ui.attempt(() => call('GET /api/event/shop/list'))
    runInAction(() => {
      this.offers = offers ?? []
    })
  }

  /** Buys one. Does nothing while another purchase is in progress. */
  async buy({ id, price, left }: EventShopOffer): Promise<void> {
    if (this.buying !== null || left === 0 || price > this.coins) return
    this.buying = id
    const { ui, call } = this.#services
    const player = this.#services.get(PlayerStore)
    const bought = await ui.attempt(() => call('POST /api/event/shop/{id}/buy', { params: { id } }))
    // After a refusal the offers shown are out of date.
    if (!bought) await this.load()
    runInAction(() => {
      this.buying = null
      if (!bought) return
      this.offers = bought.offers
      this.gains = bought.gains
      player.replace(bought.player)
    })
  }
}

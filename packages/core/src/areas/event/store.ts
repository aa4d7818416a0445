import type { Gain, StallOffer } from '@skystair/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Services } from '../../services/services.ts'
import { PlayerStore } from '../player/index.ts'

/** The stall of a feast: what it sells for festival coins. It lives while the window of tasks is open. */
export class EventShopStore {
  /** Null until they have come. */
  offers: readonly StallOffer[] | null = null
  /** The good that is on its way. */
  buying: number | null = null
  /** What was bought last, to be shown. */
  gains: readonly Gain[] = []
  readonly #root: Services

  constructor(root: Services) {
    this.#root = root
    makeAutoObservable(this, { offers: observableRef, gains: observableRef }, { autoBind: true })
  }

  get coins(): number {
    return this.#root.get(PlayerStore).resources?.eventCurrency ?? 0
  }

  async load(): Promise<void> {
    const { ui, call } = this.#root
    const offers = await ui.attempt(() => call('GET /api/event/stall/list'))
    runInAction(() => {
      this.offers = offers ?? []
    })
  }

  /** Buys one. A press while another is on its way counts for nothing. */
  async buy({ id, price, left }: StallOffer): Promise<void> {
    if (this.buying !== null || left === 0 || price > this.coins) return
    this.buying = id
    const { ui, call } = this.#root
    const player = this.#root.get(PlayerStore)
    const bought = await ui.attempt(() => call('POST /api/event/stall/{id}/buy', { params: { id } }))
    // A refusal means that our picture is old.
    if (!bought) await this.load()
    runInAction(() => {
      this.buying = null
      if (!bought) return
      this.offers = bought.stall
      this.gains = bought.gains
      player.replace(bought.player)
    })
  }
}

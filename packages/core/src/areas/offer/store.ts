import type { OfferType, PersonalOffer } from '@skystair/contract'
import { makeAutoObservable, reaction } from 'mobx'
import { Resource } from '../../services/resource.ts'
import type { Services } from '../../services/services.ts'
import { ChangeAction, GainAction, PlayerStore } from '../player/index.ts'

/** The offers that were made to the player because of something that happened. */
export class OfferStore {
  readonly list: Resource<readonly PersonalOffer[]>
  readonly taking: GainAction
  readonly #viewing: ChangeAction
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
    this.#viewing = new ChangeAction(services)
    this.taking = new GainAction(services)
    this.list = new Resource<readonly PersonalOffer[]>(services, (signal) => services.call('GET /api/offer/list', null, { signal }), {
      silent: true,
    })
    makeAutoObservable<this>(this, { list: false, taking: false, watch: false }, { autoBind: true })
  }

  /** The offer that is shown: the one that ends first. */
  get current(): PersonalOffer | null {
    const { now } = this.#services.clock
    const open = (this.list.value ?? []).filter(({ until }) => now < until)
    return open.sort((a, b) => a.until - b.until)[0] ?? null
  }

  /** Loads the offers whenever the player's have changed. Returns the function that stops it. */
  watch(): () => void {
    const player = this.#services.get(PlayerStore)
    return reaction(
      () => (player.player?.offers ?? []).map(({ offerType, viewed }) => `${offerType} ${viewed}`).join(),
      (offers) => (offers === '' ? this.list.set([]) : void this.list.reload()),
      { fireImmediately: true },
    )
  }

  /** Marks an offer as viewed. */
  async view(offerType: OfferType): Promise<void> {
    if (this.list.value?.find((offer) => offer.offerType === offerType)?.viewed !== false) return
    await this.#viewing.run(() => this.#services.call('POST /api/offer/set/seen', { body: { offerType } }))
  }

  /** Buys the hero of an offer. */
  take({ offerType }: PersonalOffer): Promise<void> {
    return this.taking.run(() => this.#services.call('POST /api/offer/take', { body: { offerType } }), {
      target: offerType,
      refresh: async () => void (await this.list.reload()),
    })
  }
}

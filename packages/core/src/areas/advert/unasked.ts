import { MINUTE } from '@skystair/contract/time'
import { FLAG_NAMES, type Flags, readFlags, withTimeLimit } from '@skystair/platform'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Services } from '../../services/services.ts'
import { Checkout } from '../payment/public.ts'
import { PlayerStore } from '../player/index.ts'

/** How long the platform's console may take to respond, in milliseconds. Until then, and without a response, the usual values count. */
const FLAGS_LIMIT = 10_000

/** When adverts are shown for which the player does not ask: never in the first minutes after the start, rarely, and never to players who have paid. */
export class UnaskedAdverts {
  flags: Flags = readFlags({})
  readonly #services: Services
  readonly #checkout: Checkout
  readonly #begun: number

  constructor(services: Services) {
    this.#services = services
    this.#checkout = services.get(Checkout)
    this.#begun = services.now()
    makeAutoObservable(this, { flags: observableRef }, { autoBind: true })
  }

  /** Whether the player has a bank status or has started a purchase on this page. */
  get unwanted(): boolean {
    return this.#checkout.hasBought || this.#services.get(PlayerStore).player?.membership !== 'NONE'
  }

  /** Milliseconds since 1970 by the device's clock. */
  get firstAt(): number {
    return this.#begun + this.flags.advert_first_minutes * MINUTE
  }

  /** The time between two adverts between scenes, in milliseconds. */
  get pause(): number {
    return this.flags.advert_pause_minutes * MINUTE
  }

  /** Loads what the operator has set in the platform's console, if it has one. Never rejects. */
  async load(): Promise<void> {
    const { platform } = this.#services
    if (!platform.capabilities.canReadFlags) return
    const given = await withTimeLimit(platform.remote.flags(FLAG_NAMES), FLAGS_LIMIT).catch(() => ({}))
    runInAction(() => {
      this.flags = readFlags(given)
    })
  }
}

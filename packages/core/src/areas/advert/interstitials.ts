import { reaction } from 'mobx'
import type { Services } from '../../services/services.ts'
import { Checkout } from '../payment/public.ts'
import { PlayerStore } from '../player/index.ts'
import { AdvertScreen } from './advert-screen.ts'

/** No interstitial before this time after the start, and this time between two, in milliseconds. */
const FIRST_AFTER = 600_000
const APART = 300_000

/**
 * Interstitial adverts, if the platform has them: only on the way back from a fight to the road, never in the first minutes after the
 * start, rarely, and never for players who have paid. The game continues even if an advert fails.
 */
export class Interstitials {
  readonly #services: Services
  readonly #checkout: Checkout
  #next: number
  #stop = () => {}

  constructor(services: Services) {
    this.#services = services
    this.#checkout = services.get(Checkout)
    this.#next = services.now() + FIRST_AFTER
  }

  begin(): void {
    this.#stop = reaction(
      () => this.#services.ui.scene,
      (scene, before) => {
        if (scene === 'road' && before === 'battle') void this.show()
      },
    )
  }

  end(): void {
    this.#stop()
  }

  /** Shows an advert if one is due. Returns whether one was shown. */
  async show(): Promise<boolean> {
    const { platform, ui, now } = this.#services
    const { player } = this.#services.get(PlayerStore)
    const paid = this.#checkout.hasBought || player?.membership !== 'NONE'
    if (!platform.capabilities.canInterstitial || paid || ui.blocked || now() < this.#next) return false
    await this.#services
      .get(AdvertScreen)
      .show(() => platform.ads.interstitial())
      .catch(() => {})
    this.#next = now() + APART
    return true
  }
}

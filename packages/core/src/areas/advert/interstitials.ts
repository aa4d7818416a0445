import { withTimeLimit } from '@skystair/platform'
import { reaction } from 'mobx'
import type { Services } from '../../services/services.ts'
import { Checkout } from '../payment/public.ts'
import { PlayerStore } from '../player/index.ts'
import { ADVERT_LIMIT } from './store.ts'

/** Nobody sees an advert between two scenes before so much of a start has passed, nor so soon after another, milliseconds. */
const FIRST_AFTER = 600_000
const APART = 300_000

/**
 * Adverts that nobody asked for, where the platform has them: only on the way back from a fight to the road, never in the first minutes of
 * a start, rarely, and never for those who have paid. Whatever becomes of one, the game goes on.
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

  /** Shows one if it is time for it. Answers whether it was. */
  async show(): Promise<boolean> {
    const { platform, ui, now } = this.#services
    const player = this.#services.get(PlayerStore)
    const paid = this.#checkout.hasBought || player.player?.membership !== 'NONE'
    if (!platform.capabilities.canInterstitial || paid || ui.blocked || now() < this.#next) return false
    ui.setPaused(true)
    await withTimeLimit(platform.ads.interstitial(), ADVERT_LIMIT).catch(() => {})
    ui.setPaused(false)
    this.#next = now() + APART
    return true
  }
}

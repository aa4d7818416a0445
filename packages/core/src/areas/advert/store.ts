import { PlatformError, withTimeLimit } from '@skystair/platform'
import { makeAutoObservable } from 'mobx'
import { Action } from '../../services/action.ts'
import type { Services } from '../../services/services.ts'
import { BankStore } from '../bank/public.ts'

/** The longest duration of an advert, in milliseconds. */
export const ADVERT_LIMIT = 300_000

/** Gems for a watched advert: started on the server, shown by the platform, and taken only where it was watched to its end. */
export class AdvertStore {
  readonly watching: Action
  readonly #services: Services
  readonly #bank: BankStore

  constructor(services: Services) {
    this.#services = services
    this.#bank = services.get(BankStore)
    this.watching = new Action(services)
    makeAutoObservable(this, { watching: false }, { autoBind: true })
  }

  /** Whether an advert can be watched now. */
  get ready(): boolean {
    const rewarded = this.#bank.info.value?.rewardedInfo
    if (!rewarded || this.watching.busy || !this.#services.platform.capabilities.canReward) return false
    return rewarded.viewsLeft > 0 && rewarded.nextAt <= this.#services.clock.now
  }

  /** Shows an advert. Returns whether its gems were taken. */
  async watch(): Promise<boolean> {
    const { call, ui, t } = this.#services
    const rewarded = this.#bank.info.value?.rewardedInfo
    if (!rewarded || !this.ready) return false
    const taken = await this.watching.run(
      async () => {
        this.#bank.setRewarded(await call('POST /api/adv/rewarded/watch/{id}/start', { params: { id: rewarded.id } }))
        if (await this.#show()) return this.#bank.takeAdvert()
        ui.toast(t('bank.advert.notWatched'))
        return false
      },
      { target: rewarded.id },
    )
    return taken === true
  }

  /** Shows the platform's advert. Returns whether it was watched to its end. Throws PlatformError. */
  async #show(): Promise<boolean> {
    const { platform, ui } = this.#services
    // Portals should pause the game by themselves; some don't.
    ui.setPaused(true)
    try {
      return await withTimeLimit(platform.ads.rewarded(), ADVERT_LIMIT)
    } catch (error) {
      if (error instanceof PlatformError && error.code === 'CANCELLED') return false
      throw error
    } finally {
      ui.setPaused(false)
    }
  }
}

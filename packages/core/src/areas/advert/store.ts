import { PlatformError, withTimeLimit } from '@skystair/platform'
import { makeAutoObservable, runInAction } from 'mobx'
import { RepeatGuard } from '../../services/repeat-guard.ts'
import type { Services } from '../../services/services.ts'
import { BankStore } from '../bank/public.ts'

/** The longest that an advert may be on, in milliseconds. */
export const ADVERT_LIMIT = 300_000

/** Gems for a watched advert: begun with the server, shown by the platform, and taken only where it was watched to its end. */
export class AdvertStore {
  /** An advert is on. */
  watching = false
  readonly #services: Services
  readonly #bank: BankStore
  readonly #repeats: RepeatGuard

  constructor(services: Services) {
    this.#services = services
    this.#bank = services.get(BankStore)
    this.#repeats = services.get(RepeatGuard)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Whether one can be watched now. */
  get ready(): boolean {
    const rewarded = this.#bank.info?.rewardedInfo
    if (!rewarded || this.watching || !this.#services.platform.capabilities.canReward) return false
    return rewarded.viewsLeft > 0 && rewarded.nextAt <= this.#services.clock.now
  }

  /** Shows an advert. Answers whether its gems were taken. */
  async watch(): Promise<boolean> {
    const { call, platform, ui, t } = this.#services
    const rewarded = this.#bank.info?.rewardedInfo
    if (!rewarded || !this.ready || this.#repeats.has(`advert ${rewarded.id}`)) return false
    this.watching = true
    try {
      const begun = await ui.attempt(() => call('POST /api/adv/rewarded/watch/{id}/start', { params: { id: rewarded.id } }))
      if (!begun) return false
      this.#bank.setRewarded(begun)
      // Portals pause the game by themselves, or forget to.
      ui.setPaused(true)
      const watched = await withTimeLimit(platform.ads.rewarded(), ADVERT_LIMIT).finally(() => ui.setPaused(false))
      if (watched) return await this.#bank.takeAdvert()
      ui.toast(t('bank.advert.notWatched'))
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error
      ui.toast(t(`platform.${error.code}`), error.code === 'UNFILLED' || error.code === 'CANCELLED' ? 'plain' : 'bad')
    } finally {
      runInAction(() => {
        this.watching = false
      })
    }
    return false
  }
}

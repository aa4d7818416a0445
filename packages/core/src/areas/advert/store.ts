import { PlatformError, withTimeLimit } from '@skystair/platform'
import { makeAutoObservable, runInAction } from 'mobx'
import type { Repeats } from '../../app/repeat-guard.ts'
import type { RootStore } from '../../root-store.ts'
import type { BankStore } from '../bank/store.ts'

/** The longest that an advert may be on, in milliseconds. */
export const ADVERT_LIMIT = 300_000

/** Gems for a watched advert: begun with the server, shown by the platform, and taken only where it was watched to its end. */
export class AdvertStore {
  /** An advert is on. */
  watching = false
  readonly #root: RootStore
  readonly #bank: BankStore
  readonly #repeats: Repeats

  constructor(root: RootStore, bank: BankStore, repeats: Repeats) {
    this.#root = root
    this.#bank = bank
    this.#repeats = repeats
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Whether one can be watched now. */
  get ready(): boolean {
    const rewarded = this.#bank.info?.rewardedInfo
    if (!rewarded || this.watching || !this.#root.platform.capabilities.canReward) return false
    return rewarded.viewsLeft > 0 && rewarded.nextAt <= this.#root.player.serverNow
  }

  /** Shows an advert. Answers whether its gems were taken. */
  async watch(): Promise<boolean> {
    const { call, platform, ui, t } = this.#root
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

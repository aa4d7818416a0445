import { PlatformError } from '@skystair/platform'
import { makeAutoObservable, runInAction } from 'mobx'
import { Action } from '../../services/action.ts'
import type { Services } from '../../services/services.ts'
import { BankStore } from '../bank/public.ts'
import { AdvertScreen } from './advert-screen.ts'

/** Gems for a watched advert: it is started on the server and shown by the platform. The gems are taken only if it was watched to its end. */
export class AdvertStore {
  readonly watching: Action
  /** Whether the player's browser blocks adverts; false if the platform cannot say. */
  blocked = false
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

  /** Asks the platform whether the browser blocks adverts. */
  async look(): Promise<void> {
    const { ads, capabilities } = this.#services.platform
    if (!capabilities.canSeeBlocker) return
    const blocked = await ads.blocked().catch(() => false)
    runInAction(() => {
      this.blocked = blocked
    })
  }

  /** Shows an advert. Returns whether its gems were taken. */
  async watch(): Promise<boolean> {
    const { call, ui, t } = this.#services
    const rewarded = this.#bank.info.value?.rewardedInfo
    if (!rewarded || !this.ready) return false
    const taken = await this.watching.run(
      async () => {
        const started = await call('POST /api/adv/rewarded/watch/{id}/start', { params: { id: rewarded.id } })
        this.#bank.setRewarded(started)
        if (await this.#show()) {
          await this.#waitUntil(started.takeAt)
          return this.#bank.takeAdvert()
        }
        ui.toast(t('bank.advert.notWatched'))
        return false
      },
      { target: rewarded.id },
    )
    return taken === true
  }

  /** Waits until a moment on the server's clock, at most a minute. Why not on the device's clock: it may be wrong. */
  async #waitUntil(moment: number): Promise<void> {
    const left = Math.min(moment - this.#services.clock.now, 60_000)
    if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
  }

  /** Shows the platform's advert. Returns whether it was watched to its end. Throws PlatformError. */
  async #show(): Promise<boolean> {
    try {
      return (await this.#services.get(AdvertScreen).show(() => this.#services.platform.ads.rewarded())) === true
    } catch (error) {
      if (error instanceof PlatformError && error.code === 'CANCELLED') return false
      throw error
    }
  }
}

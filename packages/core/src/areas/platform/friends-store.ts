import type { Gain, ReplyOf } from '@skystair/contract'
import { PlatformError } from '@skystair/platform'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { CallError } from '../../net/call-error.ts'
import type { Services } from '../../services/services.ts'
import { PlayerStore } from '../player/index.ts'

type Referral = ReplyOf<'GET /api/referral/my/code'>

/** Friends: the code that they come by, how to send it, and what they brought. */
export class FriendsStore {
  /** Null until it is known. */
  referral: Referral | null = null
  gains: Gain[] = []
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
    makeAutoObservable(this, { referral: observableRef, gains: observableRef }, { autoBind: true })
  }

  /** Address that a friend comes in by, the platform's own; null until the code is known, and where the platform has none. */
  get link(): string | null {
    return this.referral && this.#services.platform.social.link(this.referral.code)
  }

  async load(): Promise<void> {
    this.gains = []
    try {
      const referral = await this.#services.call('GET /api/referral/my/code')
      runInAction(() => Object.assign(this, { referral }))
    } catch (error) {
      // Those who may have no code are shown none.
      if (!(error instanceof CallError)) throw error
    }
  }

  /** Takes what friends have brought. */
  async takeBonus(): Promise<void> {
    const { call, ui } = this.#services
    const player = this.#services.get(PlayerStore)
    const taken = await ui.attempt(() => call('GET /api/referral/bonus/take'))
    await this.load()
    if (!taken) return
    runInAction(() => {
      player.replace(taken.player)
      this.gains = taken.gains
    })
  }

  /** Opens the platform's own dialog for inviting. */
  invite(): Promise<void> {
    return this.#ask((social, { code }) => social.invite(code))
  }

  /** Opens the platform's own dialog for sharing. */
  share(): Promise<void> {
    return this.#ask((social, { code }) => social.share(this.#services.t('bank.friends.shareText'), code))
  }

  /** Opens the platform's own window for joining the game's group. */
  join(): Promise<void> {
    return this.#ask((social) => social.join())
  }

  async #ask(work: (social: Services['platform']['social'], referral: Referral) => Promise<void>): Promise<void> {
    const { platform, ui, t } = this.#services
    if (!this.referral) return
    try {
      await work(platform.social, this.referral)
    } catch (error) {
      if (!(error instanceof PlatformError)) throw error
      if (error.code !== 'CANCELLED') ui.toast(t(`platform.${error.code}`), 'bad')
    }
  }
}

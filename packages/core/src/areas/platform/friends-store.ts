import type { Gain, ReplyOf } from '@skystair/contract'
import { copyText } from '@skystair/platform'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Action } from '../../services/action.ts'
import { Resource } from '../../services/resource.ts'
import type { Services } from '../../services/services.ts'
import { PlayerStore } from '../player/index.ts'
import { type LinkTarget, writeLink } from './launch-link.ts'

type Referral = ReplyOf<'GET /api/referral/my/code'>

/** Inviting friends: the player's referral code, ways to send it, and the bonus for invited friends. */
export class FriendsStore {
  /** Null until it is loaded, and for players who may have no code. */
  readonly referral: Resource<Referral>
  /** The last bonus that was taken, to be shown. */
  gains: Gain[] = []
  readonly taking: Action
  readonly #services: Services
  readonly #asking: Action

  constructor(services: Services) {
    this.#services = services
    this.taking = new Action(services)
    this.#asking = new Action(services)
    this.referral = new Resource(services, (signal) => services.call('GET /api/referral/my/code', null, { signal }), { silent: true })
    makeAutoObservable(this, { referral: false, taking: false, gains: observableRef }, { autoBind: true })
  }

  /** The platform's address for invited friends; null until the code is loaded, and where the platform has none. */
  get link(): string | null {
    const { value } = this.referral
    return value && this.#services.platform.social.link(value.code)
  }

  async load(): Promise<void> {
    this.gains = []
    await this.#reload()
  }

  /** Loads the code unless it is loaded. */
  async ensure(): Promise<void> {
    if (!this.referral.value) await this.#reload()
  }

  /** Whether there is a way to send a link to friends. */
  get canSend(): boolean {
    const { canInvite, canShare } = this.#services.platform.capabilities
    return this.referral.value !== null && (canInvite || canShare || this.link !== null)
  }

  /** Sends friends a link to a clan or a replay, by the platform's window, or copies it. */
  async send(target: LinkTarget, text: string): Promise<void> {
    await this.#ask(async (social, { code }) => {
      const { canInvite, canShare } = this.#services.platform.capabilities
      const both = writeLink(code, target)
      if (canShare) return social.share(text, both)
      if (canInvite) return social.invite(both)
      const link = social.link(both)
      if (link) await this.copy(link)
    })
  }

  /** Copies a link, or shows it if the browser refuses that. */
  async copy(link: string): Promise<void> {
    const { t, ui } = this.#services
    if (await copyText(link)) ui.toast(t('bank.friends.copied'), 'good')
    else ui.toast(t('bank.friends.copyFailed', { link }))
  }

  /** Takes the bonus for invited friends. */
  async takeBonus(): Promise<void> {
    const { call } = this.#services
    await this.taking.run(
      async () => {
        const { player, gains } = await call('GET /api/referral/bonus/take')
        await this.load()
        runInAction(() => {
          this.#services.get(PlayerStore).update(player)
          this.gains = gains
        })
      },
      { refresh: this.load },
    )
  }

  /** Opens the platform's invite dialog. */
  invite(): Promise<void> {
    return this.#ask((social, { code }) => social.invite(code))
  }

  /** Opens the platform's share dialog. */
  share(): Promise<void> {
    return this.#ask((social, { code }) => social.share(this.#services.t('bank.friends.shareText'), code))
  }

  /** Opens the platform's dialog for joining the game's group. */
  join(): Promise<void> {
    return this.#ask((social) => social.join())
  }

  /** Guests have no code. */
  async #reload(): Promise<void> {
    if (this.#services.get(PlayerStore).guest) this.referral.set(null)
    else await this.referral.reload()
  }

  async #ask(work: (social: Services['platform']['social'], referral: Referral) => Promise<void>): Promise<void> {
    const { value } = this.referral
    if (value) await this.#asking.run(() => work(this.#services.platform.social, value))
  }
}

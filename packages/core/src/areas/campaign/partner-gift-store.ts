import type { PortalGift } from '@skystair/platform'
import { makeAutoObservable } from 'mobx'
import type { Services } from '../../services/services.ts'
import { GainAction, PlayerStore } from '../player/index.ts'

/** The gift of the player's platform. */
export class PartnerGiftStore {
  readonly accepting: GainAction
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
    this.accepting = new GainAction(services)
    makeAutoObservable<this>(this, { accepting: false }, { autoBind: true })
  }

  /** The platform's gift, or null if it has none or the player came from elsewhere. */
  get gift(): PortalGift | null {
    const { platform } = this.#services
    return this.#services.get(PlayerStore).player?.userSource === platform.source ? (platform.gift ?? null) : null
  }

  async accept(): Promise<void> {
    const { gift } = this
    if (gift) await this.accepting.run(() => this.#services.call(gift.call))
  }
}

import { makeAutoObservable } from 'mobx'
import type { Services } from '../../services/services.ts'
import { GainAction, PlayerStore } from '../player/index.ts'

/** The platforms with a gift for their own players, and the calls that give it. */
const calls = { foto: 'GET /api/integration/foto/gift/accept', mystore: 'GET /api/integration/mystore/gift/accept' } as const
export type Partner = keyof typeof calls

/** The gift of the player's platform. */
export class PartnerGiftStore {
  readonly accepting: GainAction
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
    this.accepting = new GainAction(services)
    makeAutoObservable<this>(this, { accepting: false }, { autoBind: true })
  }

  /** The player's platform if it has a gift, or null. */
  get partner(): Partner | null {
    const source = this.#services.get(PlayerStore).player?.userSource
    return source === 'foto' || source === 'mystore' ? source : null
  }

  async accept(): Promise<void> {
    const { partner } = this
    if (partner) await this.accepting.run(() => this.#services.call(calls[partner]))
  }
}

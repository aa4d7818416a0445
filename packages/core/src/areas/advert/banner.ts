import { MINUTE } from '@skystair/contract/time'
import { reaction } from 'mobx'
import type { Services } from '../../services/services.ts'
import { UnaskedAdverts } from './unasked.ts'

/** The platform's banner at the lower edge, if it has one. The game makes room for it once, so that it does not change its size at each fight. */
export class Banner {
  readonly #services: Services
  readonly #adverts: UnaskedAdverts
  #shown = false
  #asking = false
  #stop = () => {}

  constructor(services: Services) {
    this.#services = services
    this.#adverts = services.get(UnaskedAdverts)
  }

  begin(): void {
    // A platform that has no banner now is asked again a minute later.
    const timer = setInterval(() => void this.update(), MINUTE)
    const stopReaction = reaction(
      () => this.#adverts.unwanted,
      () => void this.update(),
    )
    this.#stop = () => {
      clearInterval(timer)
      stopReaction()
    }
  }

  end(): void {
    this.#stop()
    if (this.#shown) void this.#services.platform.ads.banner(false).catch(() => {})
  }

  /** Shows or hides the banner if that is due. */
  async update(): Promise<void> {
    const { now, platform, layout } = this.#services
    const { flags, firstAt, unwanted } = this.#adverts
    const wanted = platform.capabilities.canBanner && flags.banner === 1 && !unwanted && now() >= firstAt
    if (this.#asking || wanted === this.#shown) return
    this.#asking = true
    try {
      layout.cover(await platform.ads.banner(wanted))
      this.#shown = wanted
    } catch {
      // There is no banner now; one that cannot be hidden stays above the room that it has.
    } finally {
      this.#asking = false
    }
  }
}

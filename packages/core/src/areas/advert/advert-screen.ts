import { withTimeLimit } from '@skystair/platform'
import { makeAutoObservable } from 'mobx'
import type { Services } from '../../services/services.ts'

/** After this time without an advert the player can continue without it, in milliseconds. */
export const PATIENCE = 15_000
/** The longest duration of an advert, in milliseconds. */
const ADVERT_LIMIT = 300_000

/** The message over the game while the platform shows an advert. The platform's own window covers it. */
export class AdvertScreen {
  /** WAITING for the advert, LATE with a button to continue without it, OVER if the player must press a button after each advert. */
  state: 'NONE' | 'WAITING' | 'LATE' | 'OVER' = 'NONE'
  readonly #services: Services
  #press = () => {}
  #started = false

  constructor(services: Services) {
    this.#services = services
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Pauses the game and shows an advert. Returns its result; undefined if the player continued without it. Rejects with the platform's error. */
  async show<Result>(advert: () => Promise<Result>): Promise<Result | undefined> {
    const { ui, platform } = this.#services
    // Portals should pause the game by themselves; some don't.
    ui.setPaused(true, 'ADVERT')
    this.#set('WAITING')
    const late = setTimeout(() => this.#set('LATE'), PATIENCE)
    let left = false
    const without = this.#pressed().then(() => {
      left = true
      return undefined
    })
    try {
      return await Promise.race([withTimeLimit(advert(), ADVERT_LIMIT), without])
    } finally {
      clearTimeout(late)
      if (platform.capabilities.startsWithAdvert && !left) {
        this.#set('OVER')
        await this.#pressed()
      }
      this.#set('NONE')
      ui.setPaused(false, 'ADVERT')
      // Some portals that pause the game for an advert never resume it.
      ui.setPaused(false, 'PLATFORM')
    }
  }

  /** Shows the advert that the portal requires at the start, once per page. Never rejects: the game starts even if the advert fails. */
  async begin(): Promise<void> {
    if (this.#started) return
    this.#started = true
    await this.show(() => this.#services.platform.ads.interstitial()).catch(() => {})
  }

  /** Reacts to the button of the screen. */
  goOn(): void {
    this.#press()
  }

  /** Resolves when the player presses the button, or the game is destroyed. */
  #pressed(): Promise<void> {
    return new Promise((resolve) => {
      this.#press = resolve
      this.#services.signal.addEventListener('abort', () => resolve(), { once: true })
    })
  }

  #set(state: AdvertScreen['state']): void {
    this.state = state
  }
}

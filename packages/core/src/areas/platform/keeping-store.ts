import { makeAutoObservable, runInAction } from 'mobx'
import { Action } from '../../services/action.ts'
import type { Services } from '../../services/services.ts'

/** Keeping the game among the platform's favourites or on the home screen, and rating it there. */
export class KeepingStore {
  /** The features that the player has used. They are not offered again on this page. */
  readonly asked = { canFavourite: false, canRate: false }
  readonly #services: Services
  readonly #asking: Action

  constructor(services: Services) {
    this.#services = services
    this.#asking = new Action(services)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get busy(): boolean {
    return this.#asking.busy
  }

  get canFavourite(): boolean {
    return !this.asked.canFavourite && this.#services.platform.capabilities.canFavourite
  }

  get canRate(): boolean {
    return !this.asked.canRate && this.#services.platform.capabilities.canRate
  }

  favourite(): Promise<void> {
    return this.#ask('canFavourite', 'platform.favouriteDone', ({ social }) => social.favourite())
  }

  rate(): Promise<void> {
    return this.#ask('canRate', 'platform.rateDone', ({ social }) => social.rate())
  }

  async #ask(
    what: 'canFavourite' | 'canRate',
    done: 'platform.favouriteDone' | 'platform.rateDone',
    show: (platform: Services['platform']) => Promise<void>,
  ) {
    const { platform, ui, t } = this.#services
    await this.#asking.run(async () => {
      await show(platform)
      runInAction(() => {
        this.asked[what] = true
      })
      ui.toast(t(done), 'good')
    })
  }
}

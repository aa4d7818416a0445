import { reaction } from 'mobx'
import type { Services } from '../../services/services.ts'
import { AdvertScreen } from './advert-screen.ts'
import { UnaskedAdverts } from './unasked.ts'

/** Adverts between scenes, if the platform has them: only on the way back from a fight to the road. The game continues even if an advert fails. */
export class Interstitials {
  readonly #services: Services
  readonly #adverts: UnaskedAdverts
  #shownAt = 0
  #stop = () => {}

  constructor(services: Services) {
    this.#services = services
    this.#adverts = services.get(UnaskedAdverts)
  }

  begin(): void {
    this.#stop = reaction(
      () => this.#services.ui.scene,
      (scene, before) => {
        if (scene === 'road' && before === 'battle') void this.show()
      },
    )
  }

  end(): void {
    this.#stop()
  }

  /** Shows an advert if one is due. Returns whether one was shown. */
  async show(): Promise<boolean> {
    const { platform, ui, now } = this.#services
    const { firstAt, pause, unwanted } = this.#adverts
    const due = now() >= Math.max(firstAt, this.#shownAt + pause)
    if (!platform.capabilities.canInterstitial || unwanted || ui.blocked || !due) return false
    await this.#services
      .get(AdvertScreen)
      .show(() => platform.ads.interstitial())
      .catch(() => {})
    this.#shownAt = now()
    return true
  }
}

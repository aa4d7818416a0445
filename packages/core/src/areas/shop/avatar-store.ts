import type { AvatarOffer } from '@skystair/contract'
import { makeAutoObservable, runInAction } from 'mobx'
import { Action } from '../../services/action.ts'
import { Resource } from '../../services/resource.ts'
import type { Services } from '../../services/services.ts'
import { PlayerStore } from '../player/index.ts'

/** The portraits of the shop that the player is in. */
export class AvatarShopStore {
  readonly offers: Resource<readonly AvatarOffer[]>
  readonly buying: Action
  /** Whether a portrait was bought since the player entered. */
  sold = false
  #shop = ''
  readonly #services: Services
  readonly #player: PlayerStore

  constructor(services: Services) {
    const { call } = services
    this.#services = services
    this.#player = services.get(PlayerStore)
    this.buying = new Action(services)
    this.offers = new Resource<readonly AvatarOffer[]>(services, (signal) => {
      if (this.#shop === 'avatarAtlantis') return call('GET /api/shop/avatar/atlantis/list', null, { signal })
      if (this.#shop === 'avatarShip') return call('GET /api/shop/avatar/ship/list', null, { signal })
      return call('GET /api/shop/avatar/list', null, { signal })
    })
    makeAutoObservable(this, { buying: false, offers: false }, { autoBind: true })
  }

  /** Loads the portraits of a shop. */
  async enter(shop: string): Promise<void> {
    this.#shop = shop
    this.sold = false
    this.offers.set(null)
    await this.offers.reload()
  }

  /** Buys a portrait, which is worn at once. Loads the shelf again after a refusal, because it was out of date. */
  async buy({ id, key }: AvatarOffer): Promise<void> {
    const { call, t, ui } = this.#services
    const work = async () => {
      const change = await call('POST /api/shop/avatar/{id}/buy', { params: { id } })
      runInAction(() => {
        this.#player.update(change)
        this.sold = true
      })
      ui.toast(t('shops.hung', { name: t(`avatar.${key}.name`) }), 'good')
      await this.offers.reload()
    }
    await this.buying.run(work, { target: id, refresh: this.offers.reload })
  }
}

import type { ArtifactOffer, ArtifactShopRow, Booster, CreatureOffer, HeroShopRow, Price, ShopRow } from '@skystair/contract'
import { artifactShops, boosterShop, heroShops, shops } from '@skystair/world/areas/shop/rows'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Action } from '../../services/action.ts'
import { Resource } from '../../services/resource.ts'
import type { Services } from '../../services/services.ts'
import { shortageKey } from '../../services/texts.ts'
import { PlayerStore } from '../player/index.ts'

/** Why a shop is closed: the stair or level that the player has not reached yet, or the level of the clan that the player is not in. */
export interface Closed {
  readonly key: 'stair' | 'level' | 'clan'
  readonly value: number
}

/** The map of towns, and the shop that the player is in. */
export class ShopStore {
  /** The shop that the player is in; null on the map. */
  shop: ShopRow | null = null
  readonly heroes: Resource<readonly CreatureOffer[]>
  readonly artifacts: Resource<readonly ArtifactOffer[]>
  readonly boosters: Resource<readonly Booster[]>
  readonly buying: Action
  /** The hero that was bought last, until the player does something else. */
  bought: CreatureOffer | null = null
  readonly #services: Services
  readonly #player: PlayerStore

  constructor(services: Services) {
    this.#services = services
    this.#player = services.get(PlayerStore)
    this.buying = new Action(services)
    this.heroes = new Resource<readonly CreatureOffer[]>(services, (signal) =>
      services.call('GET /api/shop/creature/{heroKind}/list', { params: { heroKind: this.shop?.id ?? '' } }, { signal }),
    )
    this.boosters = new Resource<readonly Booster[]>(services, (signal) => services.call('GET /api/shop/booster/list', null, { signal }))
    this.artifacts = new Resource<readonly ArtifactOffer[]>(services, (signal) =>
      services.call(
        'GET /api/shop/artifact/list/context/{context}',
        { params: { context: this.artifactShop?.context ?? 'COMMON_SHOP' } },
        { signal },
      ),
    )
    makeAutoObservable(
      this,
      { artifacts: false, heroes: false, boosters: false, buying: false, shop: observableRef, bought: observableRef },
      { autoBind: true },
    )
  }

  /** The reason why a shop is closed to the player; null if it is open. */
  closed({ condition: { stair = 0, level = 0, clanLevel = 0 } }: ShopRow): Closed | null {
    const { bestVictoryStair = 0, level: reached = 0, clanId = null } = this.#player.player ?? {}
    if (bestVictoryStair < stair) return { key: 'stair', value: stair }
    if (reached < level) return { key: 'level', value: level }
    return clanLevel > 0 && clanId === null ? { key: 'clan', value: clanLevel } : null
  }

  /** The player's amount of a resource. */
  held(resource: Price['resource']): number {
    return this.#player.resources?.[resource] ?? 0
  }

  /** The key of the text that names the first resource of the price of which the player has too little; null if there is none. */
  missingKey({ price }: { readonly price: readonly Price[] }): string | null {
    const missing = this.#player.missing(price)
    return missing && shortageKey(missing)
  }

  /** Asks the player to confirm a purchase. Returns whether the player agreed. */
  confirm(text: string): Promise<boolean> {
    const { t, ui } = this.#services
    return ui.ask({ title: t('shops.buy'), text, ok: t('shops.yes'), cancel: t('common.cancel'), gain: true })
  }

  /** Enters a shop; null leaves it for the map. */
  async enter(id: string | null): Promise<void> {
    this.shop = shops.find((shop) => shop.id === id) ?? null
    this.bought = null
    this.heroes.set(null)
    this.artifacts.set(null)
    this.#services.clock.tick()
    await this.reload()
  }

  /** The shop that the player is in, if it sells heroes. */
  get heroShop(): HeroShopRow | null {
    return heroShops.find(({ id }) => id === this.shop?.id) ?? null
  }

  /** The shop that the player is in, if it sells artifacts. */
  get artifactShop(): ArtifactShopRow | null {
    return artifactShops.find(({ id }) => id === this.shop?.id) ?? null
  }

  /** Loads the offers of the shop again. */
  async reload(): Promise<void> {
    if (this.heroShop) await this.heroes.reload()
    else if (this.artifactShop) await this.artifacts.reload()
    else if (this.shop?.id === boosterShop.id) await this.boosters.reload()
  }

  /** The booster that a purchase would replace, and its end; null if there is none. */
  replacedBy({ key, family }: Booster): { readonly key: string; readonly until: number } | null {
    const running = this.#player.player?.boosters.find((booster) => booster.family === family && booster.until > this.#services.clock.now)
    return running && running.key !== key ? running : null
  }

  /** Forgets what was bought last. */
  thank(): void {
    this.bought = null
  }

  /** Buys a hero. */
  async buy(offer: CreatureOffer): Promise<void> {
    const { call } = this.#services
    const params = { id: offer.id }
    const buyHero = {
      ametist: () => call('POST /api/shop/creature/ametist/{id}/buy', { params }),
      token: () => call('POST /api/shop/creature/token/{id}/buy', { params }),
      portal: () => call('POST /api/shop/creature/portal/{id}/buy', { params }),
      usual: () => call('POST /api/shop/creature/{id}/buy', { params }),
    }[this.heroShop?.buyVia ?? 'usual']
    await this.#buy(offer.id, async () => {
      const change = await buyHero()
      runInAction(() => {
        this.#player.update(change)
        this.bought = offer
      })
      await this.heroes.reload()
    })
  }

  /** Buys a booster, which starts at once. */
  async buyBooster({ id, key }: Booster): Promise<void> {
    const { call, clock, t, ui } = this.#services
    await this.#buy(id, async () => {
      const { player, boosters } = await call('POST /api/shop/booster/{id}/buy', { params: { id } })
      runInAction(() => {
        this.#player.update(player)
        this.boosters.set(boosters)
      })
      clock.tick()
      ui.toast(t('shops.started', { name: t(`booster.${key}.name`) }), 'good')
    })
  }

  /** Buys an artifact for each of these heroes. */
  async buyArtifact({ id, key }: ArtifactOffer, creatureIds: readonly number[]): Promise<void> {
    const { call, t, ui } = this.#services
    await this.#buy(id, async () => {
      const change = await call('POST /api/shop/artifact/{id}/buy', { params: { id }, body: { creatureId: creatureIds.join('|') } })
      runInAction(() => this.#player.update(change))
      ui.toast(t('shops.worn', { name: t(`artifact.${key}.name`) }), 'good')
      await this.artifacts.reload()
    })
  }

  /** Runs a purchase. Loads the shelf again after a refusal, because it was out of date. */
  async #buy(target: number, work: () => Promise<void>): Promise<void> {
    await this.buying.run(work, { target, refresh: this.reload })
  }
}

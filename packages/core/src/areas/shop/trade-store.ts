import type {
  ArkHero,
  Artifact,
  CardOffer,
  ClanShopOffer,
  ExchangeDetails,
  ExchangeOption,
  Gain,
  PlayerChange,
  RankOffer,
  Sale,
  SalePack,
} from '@skystair/contract'
import { exchangeKinds, monastery } from '@skystair/world/areas/shop/rows'
import { makeAutoObservable, runInAction } from 'mobx'
import { Action } from '../../services/action.ts'
import { Resource } from '../../services/resource.ts'
import type { Services } from '../../services/services.ts'
import { gainsWords } from '../../ui/format/gain-look.ts'
import { PlayerStore } from '../player/index.ts'

/** The shops of trades: ranks, elephants, exchange, oblivion, that of the clan, and the sale. */
export class TradeStore {
  readonly ranks: Resource<readonly RankOffer[]>
  readonly monkRanks: Resource<readonly RankOffer[]>
  readonly elephants: Resource<readonly CardOffer[]>
  readonly options: Resource<readonly ExchangeOption[]>
  readonly arkHeroes: Resource<readonly ArkHero[]>
  readonly arkKinds: Resource<readonly ArkHero[]>
  readonly clan: Resource<readonly ClanShopOffer[]>
  readonly sale: Resource<Sale>
  readonly trading: Action
  /** The kind of the heroes to exchange. */
  kind = exchangeKinds[0]!.kind
  /** Whether the player has traded since entering. */
  traded = false
  readonly #services: Services
  readonly #player: PlayerStore

  constructor(services: Services) {
    const { call } = services
    this.#services = services
    this.#player = services.get(PlayerStore)
    this.trading = new Action(services)
    this.ranks = new Resource<readonly RankOffer[]>(services, (signal) => call('GET /api/shop/caviar/rank/list', null, { signal }))
    this.monkRanks = new Resource<readonly RankOffer[]>(services, (signal) => call('GET /api/shop/monastery/rank/10', null, { signal }))
    this.elephants = new Resource<readonly CardOffer[]>(services, (signal) => call('GET /api/shop/caviar/eleph/list', null, { signal }))
    this.options = new Resource<readonly ExchangeOption[]>(services, (signal) =>
      call('GET /api/shop/creature/exchange/{KIND}/options', { params: { KIND: this.kind } }, { signal }),
    )
    this.arkHeroes = new Resource<readonly ArkHero[]>(services, (signal) => call('GET /api/shop/oblivion/hero/info', null, { signal }))
    this.arkKinds = new Resource<readonly ArkHero[]>(services, (signal) => call('GET /api/shop/oblivion/token/info', null, { signal }))
    this.clan = new Resource<readonly ClanShopOffer[]>(services, (signal) => call('GET /api/shop/clan/list', null, { signal }))
    this.sale = new Resource<Sale>(services, (signal) => call('GET /api/shop/pack/list', null, { signal }))
    const resources = {
      ranks: false,
      monkRanks: false,
      elephants: false,
      options: false,
      arkHeroes: false,
      arkKinds: false,
      clan: false,
      sale: false,
    }
    makeAutoObservable(this, { ...resources, trading: false }, { autoBind: true })
  }

  /** Enters a shop and reloads its contents. */
  enter(...loaded: readonly { reload(): Promise<boolean> }[]): void {
    this.traded = false
    this.#services.clock.tick()
    for (const resource of loaded) void resource.reload()
  }

  /** Shows the exchanges for heroes of another kind. */
  choose(kind: string): void {
    this.kind = kind
    this.options.set(null)
    void this.options.reload()
  }

  async raise({ id, creatureId, toRank }: RankOffer, shopId: string): Promise<void> {
    const { call, t } = this.#services
    const params = { id }
    const hero = this.#player.player?.creatures.find((creature) => creature.id === creatureId)
    const isMonastery = shopId === monastery.id
    await this.#trade(
      isMonastery ? this.monkRanks : this.ranks,
      () =>
        isMonastery ? call('POST /api/shop/monastery/{id}/lead', { params }) : call('POST /api/shop/caviar/rank/{id}/buy', { params }),
      `${shopId} ${id} ${toRank}`,
      hero ? t('trades.raised', { name: t(`creature.${hero.imageId}.name`), rank: toRank }) : null,
    )
  }

  async buyElephants({ id, card }: CardOffer): Promise<void> {
    const { call, t } = this.#services
    await this.#trade(
      this.elephants,
      () => call('POST /api/shop/caviar/eleph/{id}/buy', { params: { id } }),
      `elephant ${id}`,
      t('trades.gotCards', { name: t(`card.${card}.name`) }),
    )
  }

  /** Loads the exact outcome of an exchange; null if the exchange is not possible. */
  details({ id }: ExchangeOption, creatureIds: readonly number[]): Promise<ExchangeDetails | null> {
    return this.trading.run(() =>
      this.#services.call('POST /api/shop/creature/details/exchange/{id}', { params: { id }, body: { creatureIds: [...creatureIds] } }),
    )
  }

  /** Exchanges heroes. Returns whether it succeeded. */
  async exchange({ id, gives, takes }: ExchangeDetails): Promise<boolean> {
    const { call, t } = this.#services
    return this.#trade(
      this.options,
      () => call('POST /api/shop/creature/{id}/exchange', { params: { id }, body: { creatureIds: takes.map((hero) => hero.id) } }),
      `exchange ${id}`,
      t('trades.exchanged', { name: t(`creature.${gives.imageId}.name`) }),
    )
  }

  async giveBack({ id, creature }: ArkHero): Promise<void> {
    const { call, t } = this.#services
    await this.#trade(
      this.arkHeroes,
      () => call('GET /api/shop/oblivion/sell/{id}', { params: { id } }),
      `ark ${id}`,
      t('trades.sold', { name: t(`creature.${creature.imageId}.name`) }),
    )
  }

  async takePack({ id }: SalePack): Promise<void> {
    await this.#take(this.sale, `pack ${id}`, () => this.#services.call('POST /api/shop/pack/{id}/buy', { params: { id } }))
    // The sign over the road shows the next pack.
    await this.#player.refreshInfo()
  }

  async buyInClan({ id }: ClanShopOffer): Promise<void> {
    await this.#take(this.clan, `clan ${id}`, () => this.#services.call('POST /api/shop/clan/{id}/buy', { params: { id } }))
  }

  /** Returns the sentence about the artifacts that return to the backpack; empty if there are none. */
  returned(artifacts: readonly Artifact[], nameOf: (artifact: Artifact) => string): string {
    if (artifacts.length === 0) return ''
    return this.#services.t('trades.returns', { things: artifacts.map(nameOf).join(', ') })
  }

  /** Buys something and names what it brought. */
  async #take(
    shelf: { reload(): Promise<boolean> },
    target: string,
    buy: () => Promise<{ readonly player: PlayerChange; readonly gains: readonly Gain[] }>,
  ): Promise<void> {
    const { t, ui } = this.#services
    const take = async () => {
      const { player, gains } = await buy()
      ui.toast(gainsWords(gains, t), 'good')
      return player
    }
    await this.#trade(shelf, take, target, null)
  }

  /** Runs a trade and reloads the shelf, also after a refusal, because it was out of date. Returns whether the trade succeeded. */
  async #trade(
    shelf: { reload(): Promise<boolean> },
    work: () => Promise<PlayerChange>,
    target: string,
    done: string | null,
  ): Promise<boolean> {
    const { ui } = this.#services
    const trade = async () => {
      const change = await work()
      runInAction(() => {
        this.#player.update(change)
        this.traded = true
      })
      if (done) ui.toast(done, 'good')
      await shelf.reload()
      return true
    }
    return (await this.trading.run(trade, { target, refresh: shelf.reload })) ?? false
  }
}

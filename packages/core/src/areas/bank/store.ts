import type { Gain, PlayerSource, ReplyOf } from '@skystair/contract'
import { withTimeLimit } from '@skystair/platform'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Action } from '../../services/action.ts'
import { Resource } from '../../services/resource.ts'
import type { Services } from '../../services/services.ts'
import { PlayerStore } from '../player/index.ts'

export type BankInfo = ReplyOf<'GET /api/shop/bank/info'>
export type Currency = BankInfo['currencies'][number]
export type BankOption = BankInfo['bankOptions'][number]
export type BankGift = BankInfo['bankGifts'][number]
export type Purchase = ReplyOf<'GET /api/shop/bank/purchase/info'>[number]
type Taken = ReplyOf<'POST /api/shop/bank/gems/take'>

const CURRENCIES: readonly Currency[] = ['RUB', 'USD', 'EUR']
/** How long a platform may take to return its prices, in milliseconds. */
const PRICES_LIMIT = 8000

/** What the bank offers, and what the player can take there. */
export class BankStore {
  readonly info: Resource<BankInfo>
  /** Purchases that are started, or granted and not taken. */
  readonly purchases: Resource<Purchase[]>
  /** Gems that can be bought for a friend. */
  readonly friendOptions: Resource<BankOption[]>
  /** The platform's own prices as text, by product. */
  prices: Readonly<Record<string, string>> = {}
  /** The chosen payment method; null for the platform's first. */
  method: string | null = null
  /** The currency chosen on this device; null for the default. */
  currency: Currency | null
  /** What was taken last, until the bank is opened again. */
  gains: Gain[] = []
  /** Taking gems, gifts or free options. */
  readonly taking: Action
  readonly #services: Services
  readonly #player: PlayerStore

  constructor(services: Services) {
    this.#services = services
    this.#player = services.get(PlayerStore)
    this.taking = new Action(services)
    const { call, local } = services
    this.info = new Resource(services, (signal) => call('GET /api/shop/bank/info', { query: this.paymentQuery }, { signal }))
    this.purchases = new Resource(services, (signal) => call('GET /api/shop/bank/purchase/info', null, { signal, once: true }), {
      silent: true,
    })
    this.friendOptions = new Resource(services, (signal) =>
      call('GET /api/giftpurchase/gems/list', { query: this.paymentQuery }, { signal }),
    )
    const saved = local.get('currency')
    this.currency = CURRENCIES.find((currency) => currency === saved) ?? null
    makeAutoObservable(
      this,
      { info: false, purchases: false, friendOptions: false, taking: false, prices: observableRef, gains: observableRef },
      { autoBind: true },
    )
  }

  /** Whether gems can be bought: on this platform, on this device, from this server. */
  get sells(): boolean {
    return this.#services.platform.capabilities.canPay && (this.info.value?.methods.length ?? 0) > 0
  }

  /** A guest who is neither registered nor identified by the platform may not buy: the purchase could get lost. */
  get guest(): boolean {
    return this.#player.guest
  }

  /** Gems that were paid for and that this player can take. */
  get waiting(): number {
    const me = this.#player.player?.id
    const granted = this.purchases.value?.filter(({ state, receiverId }) => state === 'GEMS_GRANTED' && receiverId === me) ?? []
    return granted.reduce((sum, { gems }) => sum + gems, 0)
  }

  /** Purchases that may or may not have been paid. */
  get unsettled(): Purchase[] {
    return this.purchases.value?.filter(({ state }) => state === 'STARTED') ?? []
  }

  get chosenMethod(): string | undefined {
    return this.method ?? this.info.value?.methods[0]?.method
  }

  /** The query of all calls of the bank: platform, and the chosen method and currency. */
  get paymentQuery(): { source: PlayerSource; method?: string; currency?: Currency } {
    const { method, currency } = this
    return { source: this.#services.platform.source, ...(method ? { method } : {}), ...(currency ? { currency } : {}) }
  }

  /** The currency of the shown prices. */
  get shownCurrency(): string {
    return this.info.value?.bankOptions[0]?.price.currency ?? ''
  }

  /** Chooses a payment method, which may have other prices. */
  choose(method: string): Promise<void> {
    this.method = method
    return this.load()
  }

  chooseCurrency(currency: Currency): Promise<void> {
    this.currency = currency
    this.#services.local.set('currency', currency)
    return this.load()
  }

  /** Loads everything again. */
  async load(): Promise<void> {
    this.gains = []
    this.#services.clock.tick()
    const [loaded] = await Promise.all([this.info.reload(), this.loadPurchases()])
    if (loaded && this.sells && !this.guest) await this.friendOptions.reload()
    if (loaded) await this.#loadPrices()
  }

  /** Loads the purchases only. Guests have none; a failure is not shown. */
  async loadPurchases(): Promise<void> {
    if (this.#player.player && !this.guest) await this.purchases.reload()
  }

  /** Takes all granted gems. Returns whether they were taken. */
  takeGems(): Promise<boolean> {
    return this.#take('gems', () => this.#services.call('POST /api/shop/bank/gems/take'))
  }

  takeGift(id: number): Promise<boolean> {
    return this.#take(`gift ${id}`, () => this.#services.call('POST /api/shop/bank/gift/{id}/take', { params: { id } }))
  }

  takeFree(id: number): Promise<boolean> {
    return this.#take(`free ${id}`, () => this.#services.call('POST /api/shop/bank/free/{id}/take', { params: { id } }))
  }

  /** Takes the gems of a watched advert, also while something else is being taken. Returns whether they were taken. */
  async takeAdvert(): Promise<boolean> {
    const taken = await this.#services.ui.attempt(() => this.#services.call('POST /api/adv/rewarded/take/gems'))
    if (taken) return this.#receive(taken)
    await this.load()
    return false
  }

  setRewarded(rewardedInfo: BankInfo['rewardedInfo']): void {
    const { value } = this.info
    if (value) this.info.set({ ...value, rewardedInfo })
  }

  async #take(target: string, work: () => Promise<Taken>): Promise<boolean> {
    const taken = await this.taking.run(async () => this.#receive(await work()), {
      target,
      refresh: this.load,
    })
    return taken === true
  }

  async #receive({ player, gains }: Taken): Promise<true> {
    await this.load()
    runInAction(() => {
      this.#player.update(player)
      this.gains = gains
    })
    return true
  }

  /** Loads the platform's prices of the shown products. If that fails, the server's prices are shown. */
  async #loadPrices(): Promise<void> {
    const { platform, ui, lang } = this.#services
    if (!platform.capabilities.canPay) return
    try {
      const shown = [...(this.info.value?.bankOptions ?? []), ...(this.friendOptions.value ?? [])]
      const products = shown.map(({ productId }) => productId)
      const prices = await withTimeLimit(platform.pay.prices(products, lang), PRICES_LIMIT)
      runInAction(() => {
        this.prices = prices
      })
    } catch (error) {
      ui.report(`Prices: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}

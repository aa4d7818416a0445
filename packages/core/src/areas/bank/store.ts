import type { Gain, PlayerSource, ReplyOf } from '@skystair/contract'
import { withTimeLimit } from '@skystair/platform'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { CallError } from '../../net/call-error.ts'
import { RepeatGuard } from '../../services/repeat-guard.ts'
import type { Services } from '../../services/services.ts'
import { PlayerStore } from '../player/index.ts'

export type BankInfo = ReplyOf<'GET /api/shop/bank/info'>
export type Currency = BankInfo['currencies'][number]
export type BankOption = BankInfo['bankOptions'][number]
export type BankGift = BankInfo['bankGifts'][number]
export type Purchase = ReplyOf<'GET /api/shop/bank/purchase/info'>[number]

const CURRENCIES: readonly Currency[] = ['RUB', 'USD', 'EUR']
/** How long a platform may take to tell its prices, in milliseconds. */
const PRICES_LIMIT = 8000

/** What the bank offers, and what lies there to be taken. */
export class BankStore {
  info: BankInfo | null = null
  /** The bank could not be looked at. */
  failed = false
  /** Under way, or granted and not taken. */
  purchases: Purchase[] = []
  /** Gems that can be bought for a friend. */
  friendOptions: BankOption[] = []
  /** Prices in the platform's words, by product. */
  prices: Readonly<Record<string, string>> = {}
  /** The way to pay that was chosen; null for the platform's first. */
  method: string | null = null
  /** The currency that was chosen on this device; null for the usual one. */
  currency: Currency | null
  /** What was taken last, until the bank is opened anew. */
  gains: Gain[] = []
  readonly #services: Services
  readonly #repeats: RepeatGuard

  constructor(services: Services) {
    this.#services = services
    this.#repeats = services.get(RepeatGuard)
    const kept = services.local.get('currency')
    this.currency = CURRENCIES.find((currency) => currency === kept) ?? null
    makeAutoObservable(
      this,
      {
        info: observableRef,
        purchases: observableRef,
        friendOptions: observableRef,
        prices: observableRef,
        gains: observableRef,
      },
      { autoBind: true },
    )
  }

  /** Whether gems can be bought here at all: on this platform, on this device, from this server. */
  get sells(): boolean {
    return this.#services.platform.capabilities.canPay && (this.info?.methods.length ?? 0) > 0
  }

  /** A guest without a name or a platform's word may not buy: nobody could find what was bought. */
  get guest(): boolean {
    return this.#services.get(PlayerStore).player?.accessLevel === 'TRIAL'
  }

  /** Gems that were paid for and wait to be taken by this player. */
  get waiting(): number {
    const me = this.#services.get(PlayerStore).player?.id
    const granted = this.purchases.filter(({ state, receiverId }) => state === 'GEMS_GRANTED' && receiverId === me)
    return granted.reduce((sum, { gems }) => sum + gems, 0)
  }

  /** Purchases of which nobody knows yet whether they were paid. */
  get unsettled(): Purchase[] {
    return this.purchases.filter(({ state }) => state === 'STARTED')
  }

  get chosenMethod(): string | undefined {
    return this.method ?? this.info?.methods[0]
  }

  /** What has been chosen of how to pay: it goes with whatever is asked of the bank and bought there. */
  get paymentQuery(): { source: PlayerSource; method?: string; currency?: Currency } {
    const { method, currency } = this
    return { source: this.#services.platform.source, ...(method ? { method } : {}), ...(currency ? { currency } : {}) }
  }

  /** The currency of the prices that are shown. */
  get shownCurrency(): string {
    return this.info?.bankOptions[0]?.price.currency ?? ''
  }

  /** Pays in this way from now on, whose prices may be others. */
  choose(method: string): Promise<void> {
    this.method = method
    return this.load()
  }

  chooseCurrency(currency: Currency): Promise<void> {
    this.currency = currency
    this.#services.local.set('currency', currency)
    return this.load()
  }

  /** Looks at everything anew. */
  async load(): Promise<void> {
    const { call } = this.#services
    const _player = this.#services.get(PlayerStore)
    this.failed = false
    this.gains = []
    this.#services.clock.tick()
    const query = this.paymentQuery
    try {
      const [info] = await Promise.all([call('GET /api/shop/bank/info', { query }), this.#loadPrices(), this.loadPurchases()])
      runInAction(() => Object.assign(this, { info }))
      if (!this.sells || this.guest) return
      const friendOptions = await call('GET /api/giftpurchase/gems/list', { query })
      runInAction(() => Object.assign(this, { friendOptions }))
    } catch (error) {
      if (error instanceof CallError && error.code === 'DESTROYED') return
      this.#services.ui.fail(error)
      runInAction(() => {
        this.failed = this.info === null
      })
    }
  }

  /** Looks only at what was bought. Guests have bought nothing; a failure leaves what was known. */
  async loadPurchases(): Promise<void> {
    if (this.guest || !this.#services.get(PlayerStore).player) return
    try {
      const purchases = await this.#services.call('GET /api/shop/bank/purchase/info', null, { once: true })
      runInAction(() => Object.assign(this, { purchases }))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
    }
  }

  /** Takes all gems that were granted. Answers whether they were. */
  takeGems(): Promise<boolean> {
    return this.#take('gems', () => this.#services.call('POST /api/shop/bank/gems/take'), true)
  }

  takeGift(id: number): Promise<boolean> {
    return this.#take(`gift ${id}`, () => this.#services.call('POST /api/shop/bank/gift/{id}/take', { params: { id } }), true)
  }

  takeFree(id: number): Promise<boolean> {
    return this.#take(`free ${id}`, () => this.#services.call('POST /api/shop/bank/free/{id}/take', { params: { id } }), true)
  }

  /** Takes what a watched advert gives. */
  takeAdvert(): Promise<boolean> {
    return this.#take('advert', () => this.#services.call('POST /api/adv/rewarded/take/gems'), false)
  }

  setRewarded(rewardedInfo: BankInfo['rewardedInfo']): void {
    if (this.info) this.info = { ...this.info, rewardedInfo }
  }

  async #take(id: string, work: () => Promise<ReplyOf<'POST /api/shop/bank/gems/take'>>, guarded: boolean): Promise<boolean> {
    const { ui } = this.#services
    const player = this.#services.get(PlayerStore)
    if (guarded && this.#repeats.has(id)) return false
    const taken = await ui.attempt(work)
    // Whatever was refused: what is on show was not how things stand.
    await this.load()
    if (!taken) return false
    runInAction(() => {
      player.replace(taken.player)
      this.gains = taken.gains
    })
    return true
  }

  /** A platform that can't tell its prices leaves those of the server. */
  async #loadPrices(): Promise<void> {
    const { platform, ui } = this.#services
    if (!platform.capabilities.canPay) return
    try {
      const prices = await withTimeLimit(platform.pay.prices(), PRICES_LIMIT)
      runInAction(() => Object.assign(this, { prices }))
    } catch (error) {
      ui.report(`Prices: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}

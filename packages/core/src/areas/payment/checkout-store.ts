import type { ReplyOf } from '@skystair/contract'
import { type Bought, PlatformError, type PurchaseOutcome } from '@skystair/platform'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { CallError } from '../../net/call-error.ts'
import { wait } from '../../services/load-module.ts'
import { RepeatGuard } from '../../services/repeat-guard.ts'
import type { Services } from '../../services/services.ts'
import { type BankOption, BankStore, type Purchase } from '../bank/public.ts'
import { PlayerStore } from '../player/index.ts'

type Order = ReplyOf<'GET /api/payment/{orderId}'>
type Evidence = Readonly<Record<string, string>>

/** WINDOW: the platform's pay window or page is open. CHECKING: it has closed, and we look whether the money came. UNKNOWN: we looked long enough for now. */
export type CheckoutPhase = 'STARTING' | 'WINDOW' | 'CHECKING' | 'GRANTED' | 'CANCELLED' | 'FAILED' | 'UNKNOWN'

/** One purchase that the player looks at. */
export interface CheckoutRun {
  readonly gems: number
  /** Whom it is a gift for; null for oneself. */
  readonly friend: string | null
  readonly phase: CheckoutPhase
  /** Why it failed, as far as the server said so. */
  readonly code: string | null
}

export interface GiftReceiver {
  readonly id: number
  readonly name: string
}

/** How long the order is looked at after the platform's word, in milliseconds. On a pay page of its own the player needs minutes. */
const PATIENCE: Readonly<Record<PurchaseOutcome, number>> = { PAID: 120_000, UNKNOWN: 900_000, FAILED: 8000, CANCELLED: 0 }
/** A platform that never answers: so long its window may stay open, in milliseconds. */
const WINDOW_LIMIT = 1_800_000
const FIRST_PAUSE = 1500
const LONGEST_PAUSE = 8000
/** After these refusals no further look helps. */
const FINAL: readonly string[] = ['PAYMENT_REFUSED', 'PROOF_INVALID', 'PROOF_EXPIRED', 'ORDER_NOT_FOUND']

/** Buying: order first, then the platform; whatever that says, only our server's word counts, and is asked for until it comes. */
export class Checkout {
  run: CheckoutRun | null = null
  /** Who gets what is bought next; null for oneself. */
  friend: GiftReceiver | null = null
  /** Something was bought, or nearly so, since the start. */
  hasBought = false
  readonly #services: Services
  readonly #bank: BankStore
  readonly #repeats: RepeatGuard
  readonly #followed = new Set<string>()

  constructor(services: Services) {
    this.#services = services
    this.#bank = services.get(BankStore)
    this.#repeats = services.get(RepeatGuard)
    makeAutoObservable(this, { run: observableRef, friend: observableRef }, { autoBind: true })
  }

  /** Says whom the next purchase is for, by the player's number. Answers whether there is such a player. */
  async reserve(receiverId: number): Promise<boolean> {
    const { call, ui, t } = this.#services
    const found = await ui.attempt(() => call('POST /api/giftpurchase/gems/reserve', { body: { receiverId } }))
    if (!found) return false
    runInAction(() => {
      this.friend = { id: found.receiverId, name: found.receiverName ?? t('common.guest') }
    })
    return true
  }

  forget(): void {
    this.friend = null
  }

  /** Buys, for a friend where one is named. Resolves when all is said; the player may close the window before. */
  async buy(option: BankOption, friend: GiftReceiver | null = null): Promise<void> {
    if (this.#repeats.has(`buy ${option.id}`) || this.run !== null) return
    const { call } = this.#services
    let run: CheckoutRun = { gems: option.gems + option.bonusGems, friend: friend?.name ?? null, phase: 'STARTING', code: null }
    this.run = run
    this.hasBought = true
    /** Shows how it stands, unless the player looks at something else by now. */
    const show = (phase: CheckoutPhase, code: string | null = null) =>
      runInAction(() => {
        if (this.run !== run) return
        run = { ...run, phase, code }
        this.run = run
      })
    const method = this.#bank.chosenMethod
    try {
      const order = await call('POST /api/payment/buy/{id}', {
        params: { id: option.id },
        query: { ...this.#bank.paymentQuery, ...(method ? { method } : {}) },
      })
      show('WINDOW')
      const end = await this.#follow(order.orderId, this.#openPlatformWindow(order), () => show('CHECKING'))
      await this.#bank.loadPurchases()
      if (end === 'GRANTED' && this.run !== run) this.#announceGranted(run.friend)
      if (end === 'GRANTED' && friend) this.forget()
      show(end)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (error.code === 'DESTROYED') return
      show('FAILED', error.code)
    }
  }

  /** Stops looking at the purchase; it goes on by itself. */
  close(): void {
    this.run = null
  }

  /** Goes on with a purchase of an earlier start, without a window; tells the player where it was granted. */
  async resume({ id, receiverId }: Purchase): Promise<void> {
    try {
      const end = await this.#follow(String(id), Promise.resolve({ outcome: 'UNKNOWN' }), () => {})
      if (end !== 'GRANTED') return
      await this.#bank.loadPurchases()
      this.#announceGranted(receiverId === this.#services.get(PlayerStore).player?.id ? null : '')
    } catch (error) {
      if (!(error instanceof CallError)) throw error
    }
  }

  #announceGranted(friend: string | null): void {
    const { ui, t } = this.#services
    ui.toast(t(friend === null ? 'bank.arrived' : 'bank.giftArrived'), 'good')
  }

  /** What the platform says of the purchase; a window that fails leaves the question open. */
  async #openPlatformWindow({ orderId, productId, url, payload }: Order): Promise<Bought> {
    try {
      return await this.#services.platform.pay.buy({ id: orderId, productId, url, payload })
    } catch (error) {
      const code = error instanceof PlatformError ? error.code : 'FAILED'
      this.#services.ui.report(`Purchase: ${code}`)
      const outcome = code === 'CANCELLED' ? 'CANCELLED' : code === 'TIMED_OUT' ? 'UNKNOWN' : 'FAILED'
      return { outcome }
    }
  }

  /** Looks at the order until its end is known, or patience is at an end. Also while the window is open, for there are hosts that never answer. */
  async #follow(
    orderId: string,
    asked: Promise<Bought>,
    onAnswer: () => void,
  ): Promise<Extract<CheckoutPhase, 'GRANTED' | 'CANCELLED' | 'FAILED' | 'UNKNOWN'>> {
    if (this.#followed.has(orderId)) return 'UNKNOWN'
    this.#followed.add(orderId)
    const { now } = this.#services
    const windowUntil = now() + WINDOW_LIMIT
    let bought: Bought | null = null
    let until = 0
    const answered = asked.then((answer) => {
      bought = answer
      until = now() + PATIENCE[answer.outcome]
      onAnswer()
    })
    try {
      for (let pause = FIRST_PAUSE, settled = false; ; pause = Math.min(LONGEST_PAUSE, pause * 1.3)) {
        if (!bought) await Promise.race([answered, wait(pause, this.#services.signal)])
        const word = bought as Bought | null
        const order = await this.#checkOrder(orderId, word, settled)
        if (order === 'FINAL') return 'FAILED'
        if (order && order.state !== 'STARTED') {
          if (word?.evidence) await this.confirm(word.evidence)
          return order.state === 'REFUNDED' ? 'FAILED' : 'GRANTED'
        }
        if (!word) {
          if (now() >= windowUntil) return 'UNKNOWN'
          continue
        }
        if (order) settled = true
        if (word.outcome !== 'PAID' && order?.cancelled) return 'CANCELLED'
        if (now() >= until) return word.outcome === 'CANCELLED' || word.outcome === 'FAILED' ? word.outcome : 'UNKNOWN'
        await wait(pause, this.#services.signal)
      }
    } finally {
      this.#followed.delete(orderId)
    }
  }

  /** One look at the order; has it checked where the platform has just spoken. Null where nothing could be learned. */
  async #checkOrder(orderId: string, word: Bought | null, settled: boolean): Promise<Order | 'FINAL' | null> {
    const { call } = this.#services
    const params = { orderId }
    try {
      if (!word || (settled && !word.evidence)) return await call('GET /api/payment/{orderId}', { params }, { once: true })
      const body = word.evidence ? { evidence: { ...word.evidence } } : {}
      return await call('POST /api/payment/{orderId}/settle', { params, body }, { once: true })
    } catch (error) {
      if (!(error instanceof CallError) || error.code === 'DESTROYED') throw error
      return FINAL.includes(error.code) ? 'FINAL' : null
    }
  }

  /** Tells the platform that the goods were given. Where that fails the platform offers the purchase again at the next start. */
  async confirm(evidence: Evidence): Promise<void> {
    const { platform, ui } = this.#services
    await platform.pay.confirm(evidence).catch((error: unknown) => {
      ui.report(`Confirming: ${error instanceof PlatformError ? error.code : String(error)}`)
    })
  }
}

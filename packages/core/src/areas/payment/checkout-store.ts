import type { ReplyOf } from '@skystair/contract'
import { type Bought, PlatformError, type PurchaseOutcome } from '@skystair/platform'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { CallError } from '../../net/call-error.ts'
import { wait } from '../../services/load-module.ts'
import { platformReport } from '../../services/platform-report.ts'
import { RepeatGuard } from '../../services/repeat-guard.ts'
import type { Services } from '../../services/services.ts'
import { type BankOption, BankStore, type Purchase } from '../bank/public.ts'
import { PlayerStore } from '../player/index.ts'

type Order = ReplyOf<'GET /api/payment/{orderId}'>
type Evidence = Readonly<Record<string, string>>

/**
 * WINDOW: the platform's payment window or page is open. CHECKING: it has closed, and we check whether it was paid. UNKNOWN: that could not be found
 * out in time.
 */
export type CheckoutPhase = 'STARTING' | 'WINDOW' | 'CHECKING' | 'GRANTED' | 'CANCELLED' | 'FAILED' | 'UNKNOWN'

/** The purchase that the checkout window shows. */
export interface CheckoutRun {
  readonly gems: number
  /** Name of the friend it is a gift for; null for oneself. */
  readonly friend: string | null
  readonly phase: CheckoutPhase
  /** The server's error code, if any. */
  readonly code: string | null
}

export interface GiftReceiver {
  readonly id: number
  readonly name: string
}

/** How long the order is checked after the platform's result, in milliseconds. On a payment page of its own the player needs minutes. */
const PATIENCE: Readonly<Record<PurchaseOutcome, number>> = { PAID: 120_000, UNKNOWN: 900_000, FAILED: 8000, CANCELLED: 0 }
/** How long the payment window of a platform that never reports a result may stay open, in milliseconds. */
const WINDOW_LIMIT = 1_800_000
const FIRST_PAUSE = 1500
const LONGEST_PAUSE = 8000
/** After these refusals no further check helps. */
const FINAL: readonly string[] = ['PAYMENT_REFUSED', 'PROOF_INVALID', 'PROOF_EXPIRED', 'ORDER_NOT_FOUND']

/**
 * Buying: creates an order, then opens the platform's payment window. Only our server's state of the order counts; it is polled until it is final.
 */
export class Checkout {
  run: CheckoutRun | null = null
  /** The friend who gets the next purchase; null for oneself. */
  friend: GiftReceiver | null = null
  /** Whether a purchase was started since the start of the game. */
  hasBought = false
  readonly #services: Services
  readonly #bank: BankStore
  readonly #guard: RepeatGuard
  readonly #followed = new Set<string>()

  constructor(services: Services) {
    this.#services = services
    this.#bank = services.get(BankStore)
    this.#guard = services.get(RepeatGuard)
    makeAutoObservable(this, { run: observableRef, friend: observableRef }, { autoBind: true })
  }

  /** Reserves the next purchase for a friend, by player number. Returns whether there is such a player. */
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

  /** Buys, for a friend if one is given. Resolves when the result is known; the player may close the window before. */
  async buy(option: BankOption, friend: GiftReceiver | null = null): Promise<void> {
    if (this.#guard.isRepeated(`buy ${option.id}`) || this.run !== null) return
    const { call } = this.#services
    let run: CheckoutRun = { gems: option.gems + option.bonusGems, friend: friend?.name ?? null, phase: 'STARTING', code: null }
    this.run = run
    this.hasBought = true
    /** Shows a phase, unless the player has closed the window. */
    const show = (phase: CheckoutPhase, code: string | null = null) =>
      runInAction(() => {
        if (this.run !== run) return
        run = { ...run, phase, code }
        this.run = run
      })
    const method = this.#bank.chosenMethod
    const takeBack = this.#services.platform.pay.prepare?.()
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
      takeBack?.()
      if (!(error instanceof CallError)) throw error
      if (error.code === 'DESTROYED') return
      show('FAILED', error.code)
    }
  }

  /** Closes the window; the purchase continues. */
  close(): void {
    this.run = null
  }

  /** Continues a purchase of an earlier start, without a window; shows a message if it was granted. */
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

  /** Opens the platform's payment window and resolves with its result. A window that fails may still have been paid. */
  async #openPlatformWindow({ orderId, productId, url, payload }: Order): Promise<Bought> {
    const { platform, ui } = this.#services
    try {
      const bought = await platform.pay.buy({ id: orderId, productId, url, payload })
      if (bought.outcome === 'FAILED') ui.report(`Purchase: ${platform.source} reports that it failed`)
      return bought
    } catch (error) {
      const code = error instanceof PlatformError ? error.code : 'FAILED'
      ui.report(`Purchase: ${error instanceof PlatformError ? platformReport(error) : code}`)
      const outcome = code === 'CANCELLED' ? 'CANCELLED' : code === 'TIMED_OUT' ? 'UNKNOWN' : 'FAILED'
      return { outcome }
    }
  }

  /**
   * Checks the order until its result is known, or the time limit is reached; also while the window is open, because some platforms never report a
   * result.
   */
  async #follow(
    orderId: string,
    window: Promise<Bought>,
    onResult: () => void,
  ): Promise<Extract<CheckoutPhase, 'GRANTED' | 'CANCELLED' | 'FAILED' | 'UNKNOWN'>> {
    if (this.#followed.has(orderId)) return 'UNKNOWN'
    this.#followed.add(orderId)
    const { now } = this.#services
    const windowUntil = now() + WINDOW_LIMIT
    let bought: Bought | null = null
    let until = 0
    const windowClosed = window.then((result) => {
      bought = result
      until = now() + PATIENCE[result.outcome]
      onResult()
    })
    try {
      for (let pause = FIRST_PAUSE, settled = false; ; pause = Math.min(LONGEST_PAUSE, pause * 1.3)) {
        if (!bought) await Promise.race([windowClosed, wait(pause, this.#services.signal)])
        const result = bought as Bought | null
        const order = await this.#checkOrder(orderId, result, settled)
        if (order === 'FINAL') return 'FAILED'
        if (order && order.state !== 'STARTED') {
          if (result?.evidence) await this.confirm(result.evidence)
          return order.state === 'REFUNDED' ? 'FAILED' : 'GRANTED'
        }
        if (!result) {
          if (now() >= windowUntil) return 'UNKNOWN'
          continue
        }
        if (order) settled = true
        if (result.outcome !== 'PAID' && order?.cancelled) return 'CANCELLED'
        if (now() >= until) return result.outcome === 'CANCELLED' || result.outcome === 'FAILED' ? result.outcome : 'UNKNOWN'
        await wait(pause, this.#services.signal)
      }
    } finally {
      this.#followed.delete(orderId)
    }
  }

  /** Checks the order once, with the platform's evidence if there is any. Resolves with null if the state could not be found out. */
  async #checkOrder(orderId: string, result: Bought | null, settled: boolean): Promise<Order | 'FINAL' | null> {
    const { call } = this.#services
    const params = { orderId }
    try {
      if (!result || (settled && !result.evidence)) return await call('GET /api/payment/{orderId}', { params }, { once: true })
      const body = result.evidence ? { evidence: { ...result.evidence } } : {}
      return await call('POST /api/payment/{orderId}/settle', { params, body }, { once: true })
    } catch (error) {
      if (!(error instanceof CallError) || error.code === 'DESTROYED') throw error
      return FINAL.includes(error.code) ? 'FINAL' : null
    }
  }

  /** Confirms to the platform that the gems were granted. If that fails, the platform offers the purchase again at the next start. */
  async confirm(evidence: Evidence): Promise<void> {
    const { platform, ui } = this.#services
    await platform.pay.confirm(evidence).catch((error: unknown) => {
      ui.report(`Confirming: ${error instanceof PlatformError ? error.code : String(error)}`)
    })
  }
}

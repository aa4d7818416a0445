// The outcome of each case of `MONEY_CASES` for each way to pay: the real server opposite the simulated portal.
import { HOUR } from '@skystair/contract/time'
import type { StartedOrder } from '@skystair/platform/server'
import { MONEY_CASES, type MoneyCase, type SimulatedUser, type Simulator } from '@skystair/platform/simulator'
import { wrongInBooks } from './audit-books.ts'
import type { TestClient } from './client.ts'
import { edit } from './edit-player.ts'
import { comesBy, findPortals, openPortal, type Portal, sendNotices, startedOf } from './portals.ts'
import type { TestApp, TestOptions } from './test-app.ts'

export interface PayWay {
  /** `vk`, `own/xsolla`. */
  readonly channel: string
  readonly portal: Portal
  readonly simulator: Simulator
}

/** The outcome of a case, or the reason why the channel cannot express it. */
export type Result = { readonly became: Became } | { readonly because: string }
export type Became =
  | 'granted'
  | 'granted with the bonus'
  | 'granted once'
  | 'granted twice'
  | 'taken back'
  | 'kept'
  | 'nothing granted'
  | 'granted later'
  | 'found'

/** The correct outcomes of a case. */
const GOOD: Readonly<Record<MoneyCase, readonly Became[]>> = {
  PAID: ['granted'],
  DOUBLED: ['granted with the bonus'],
  REPEATED: ['granted once'],
  PAID_AGAIN: ['granted once', 'granted twice'],
  REFUNDED: ['taken back'],
  REFUNDED_FIRST: ['nothing granted'],
  PARTLY_REFUNDED: ['kept'],
  OTHER_PRICE: ['nothing granted'],
  OTHER_CURRENCY: ['nothing granted'],
  OTHER_PLAYER: ['nothing granted'],
  TOO_EARLY: ['granted later'],
  LOST: ['found'],
}

let comers = 0
/** A player whom the simulated portals, which remember what was bought, have not seen. */
const comer = (name: string): SimulatedUser => ({ id: String(279_058_397 + ++comers), name, lang: 'RU' })

/** Returns every way to pay of every adapter. */
export async function payWays(): Promise<PayWay[]> {
  return (await findPortals()).flatMap((portal) => [
    ...(portal.half.server.pay ? [{ channel: portal.source as string, portal, simulator: portal.simulator }] : []),
    ...Object.keys(portal.half.payments ?? {}).map((provider) => ({
      channel: `${portal.source}/${provider}`,
      portal,
      simulator: portal.providers[provider] ?? portal.simulator,
    })),
  ])
}

export type Change = (order: StartedOrder) => StartedOrder
const asIs: Change = (order) => order
const dearer =
  (by: number): Change =>
  (order) => {
    const prices = Object.fromEntries(Object.entries(order.product.prices).map(([currency, price]) => [currency, price + by]))
    return { ...order, product: { ...order.product, prices } }
  }
const inOtherMoney: Change = (order) => {
  const [price = 0] = Object.values(order.product.prices)
  return { ...order, currency: 'XXX', product: { ...order.product, prices: { ...order.product.prices, XXX: price } } }
}
/** What a report of a payment may name differently than the order. */
export const deviations = (stranger: StartedOrder): Readonly<Record<string, Change>> => ({
  PAID: asIs,
  OTHER_PRICE: dearer(100),
  OTHER_CURRENCY: inOtherMoney,
  OTHER_PLAYER: (order) => ({ ...order, externalId: stranger.externalId, playerId: stranger.playerId }),
  OTHER_PRODUCT: (order) => ({ ...order, product: { ...order.product, id: 'gems_300' } }),
  OTHER_ORDER: (order) => ({ ...order, nonce: 'unknown' }),
})
/** The portal numbers its payments by our orders. */
const secondPayment: Change = (order) => ({ ...order, id: order.id + 100_000 })

export class MoneyScene {
  readonly server: TestApp
  readonly #way: PayWay
  readonly #buyer: TestClient
  readonly #other: TestClient
  readonly #evidence = new Map<string, Readonly<Record<string, string>>>()

  constructor(server: TestApp, way: PayWay, buyer: TestClient, other: TestClient) {
    this.server = server
    this.#way = way
    this.#buyer = buyer
    this.#other = other
  }

  /** Starts a purchase. */
  async order(client = this.#buyer): Promise<StartedOrder> {
    const { channel, portal } = this.#way
    const [, method] = channel.split('/')
    const query = { source: portal.source, ...(method ? { method } : {}) }
    const { status, reply, error } = await client.call('POST /api/payment/buy/{id}', { params: { id: 1 }, query })
    if (status !== 200) throw new Error(`${channel} refused to sell: ${error.code}`)
    return startedOf(this.server, reply)
  }

  /** Returns the gems of all purchases that were not taken back. */
  async granted(): Promise<number> {
    const sum = await this.server.db.tx((tx) =>
      tx.one<{ gems: number }>("select cast(coalesce(sum(gems), 0) as bigint) as gems from purchase where state like 'GEMS%'"),
    )
    return (sum?.gems ?? 0) / 100
  }

  /** The client sends its evidence of the payment, or has the server ask the portal, and confirms the grant at the portal. */
  async settle(order: StartedOrder, evidence: Readonly<Record<string, string>>, client = this.#buyer): Promise<void> {
    const { status } = await client.call('POST /api/payment/{orderId}/settle', {
      params: { orderId: String(order.id) },
      body: { evidence },
    })
    if (status >= 500) throw new Error(`settling was answered ${status}`)
    this.#way.simulator.confirm?.(order)
  }

  /** Pays the order at the portal, once. Returns the client's evidence; null if it has none. */
  async evidence(order: StartedOrder): Promise<Readonly<Record<string, string>> | null> {
    const key = JSON.stringify(order)
    const evidence = this.#evidence.get(key) ?? (await this.#way.simulator.evidence?.(order, this.server.clock())) ?? null
    if (evidence) this.#evidence.set(key, evidence)
    return evidence
  }

  /** Sends the portal's notices. Returns whether there are any. */
  async hear(order: StartedOrder, kind: 'PAY' | 'REFUND' | 'PART'): Promise<boolean> {
    const notices = (await this.#way.simulator.notices?.(order, kind, this.server.clock())) ?? []
    const replies = await sendNotices(this.server, this.#way.channel, notices)
    if (replies.some(({ status }) => status >= 500)) throw new Error(`a notice was answered ${replies.map(({ status }) => status)}`)
    return notices.length > 0
  }

  /** The order is paid at the portal, as it is or changed, and reported in the portal's way. */
  async pay(order: StartedOrder, change: Change = asIs, client = this.#buyer): Promise<void> {
    if (await this.hear(change(order), 'PAY')) return
    await this.settle(order, (await this.evidence(change(order))) ?? {}, client)
  }

  /** Pays with something changed. Returns how much more was granted. */
  async paid(change: Change): Promise<number> {
    const order = await this.order()
    const before = await this.granted()
    await this.pay(order, change)
    return (await this.granted()) - before
  }

  async run(what: MoneyCase): Promise<Became | null> {
    const nothing = (granted: number): Became | null => (granted === 0 ? 'nothing granted' : null)
    if (what === 'OTHER_PRICE') return nothing(await this.paid(dearer(100)))
    if (what === 'OTHER_CURRENCY') return nothing(await this.paid(inOtherMoney))
    if (what === 'OTHER_PLAYER') return this.#otherPlayer()
    if (what === 'DOUBLED') return this.#doubled()
    const order = await this.order()
    const before = await this.granted()
    const more = async () => (await this.granted()) - before
    if (what === 'LOST') {
      const evidence = await this.evidence(order)
      if (evidence) await this.settle(order, evidence)
      return (await more()) === 1 ? 'found' : null
    }
    if (what === 'TOO_EARLY') return this.#tooEarly(order, more)
    if (what === 'REFUNDED_FIRST') {
      await this.evidence(order)
      const reported = await this.hear(order, 'REFUND')
      await this.pay(order)
      return reported ? nothing(await more()) : null
    }
    await this.pay(order)
    if ((await more()) !== 1) return null
    if (what === 'PAID') return 'granted'
    if (what === 'PAID_AGAIN') {
      await this.pay(order, secondPayment)
      return (await more()) === 2 ? 'granted twice' : (await more()) === 1 ? 'granted once' : null
    }
    if (what === 'REPEATED') {
      for (let times = 0; times < 2; times++) await this.pay(order)
      return (await more()) === 1 ? 'granted once' : null
    }
    if (!(await this.hear(order, what === 'REFUNDED' ? 'REFUND' : 'PART'))) return null
    await this.hear(order, what === 'REFUNDED' ? 'REFUND' : 'PART')
    if (what === 'REFUNDED') return nothing(await more()) && 'taken back'
    return (await more()) === 1 ? 'kept' : null
  }

  /** The offer GEMS_X2 is open when the purchase is started, and has ended when it is paid: what was promised counts. */
  async #doubled(): Promise<Became | null> {
    const { id } = (await this.#buyer.call('GET /api/player/id/current')).reply
    const offer = (until: number) =>
      edit(this.server, id, ({ state }) => {
        state.offers = { GEMS_X2: { at: 0, until } }
      })
    await offer(this.server.clock() + HOUR)
    const order = await this.order()
    await offer(0)
    const before = await this.granted()
    await this.pay(order)
    return (await this.granted()) - before === 2 ? 'granted with the bonus' : null
  }

  async #otherPlayer(): Promise<Became | null> {
    const stranger = await this.order(this.#other)
    const order = await this.order()
    await this.pay(order)
    const evidence = await this.evidence(order)
    const before = await this.granted()
    if (evidence) await this.settle(stranger, evidence, this.#other)
    if ((await this.granted()) !== before) return null
    const paid = await this.paid(deviations(stranger).OTHER_PLAYER!)
    return paid === 0 ? 'nothing granted' : null
  }

  /** As if another node had not stored the purchase yet. */
  async #tooEarly({ id, nonce, ...order }: StartedOrder, more: () => Promise<number>): Promise<Became | null> {
    const name = (text: string) => this.server.db.tx((tx) => tx.run('update purchase set nonce = ? where id = ?', [text, id]))
    await name(`unknown ${nonce}`)
    await this.pay({ ...order, id, nonce })
    if ((await more()) > 0) return null
    await name(nonce)
    await this.pay({ ...order, id, nonce })
    return (await more()) === 1 ? 'granted later' : null
  }
}

const PARTS_OF_REFUNDS: readonly MoneyCase[] = ['REFUNDED_FIRST', 'PARTLY_REFUNDED']

/** Plays every case of a way to pay. Throws if a case has neither a correct outcome nor a reason, or if its reason does not hold. */
export async function moneyResults(way: PayWay, options: TestOptions): Promise<Readonly<Record<MoneyCase, Result>>> {
  const { channel, portal, simulator } = way
  const server = await openPortal(portal, options)
  const scene = new MoneyScene(server, way, await comesBy(server, portal, comer('Влад')), await comesBy(server, portal, comer('Анна')))
  const results: Partial<Record<MoneyCase, Result>> = {}
  for (const what of MONEY_CASES) {
    const because = simulator.cannot?.[what] ?? (PARTS_OF_REFUNDS.includes(what) ? simulator.cannot?.REFUNDED : undefined)
    const became = await scene.run(what)
    const good = became !== null && GOOD[what].includes(became)
    if (good === (because !== undefined)) throw new Error(`${channel}, ${what}: ${became ?? 'no good end'}, and ${because ?? 'no reason'}`)
    results[what] = good ? { became } : { because: because! }
    const wrong = await server.db.tx(wrongInBooks)
    if (wrong.length > 0) throw new Error(`${channel}, ${what}: ${wrong.join('; ')}`)
  }
  await server.close()
  return results as Record<MoneyCase, Result>
}

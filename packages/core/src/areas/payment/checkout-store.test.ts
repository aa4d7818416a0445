import { PlatformError } from '@skystair/platform'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { atTheBank } from '../../../testing/bank.ts'
import { bankOption, order, purchase } from '../../../testing/bank-fixtures.ts'
import { refusal } from '../../../testing/fake-server.ts'
import { Checkout } from './checkout-store.ts'

const BUY = 'POST /api/payment/buy/{id}'
const LOOK = 'GET /api/payment/{orderId}'
const SETTLE = 'POST /api/payment/{orderId}/settle'
const PURCHASES = 'GET /api/shop/bank/purchase/info'

/** The real one, which fake timers do not replace. */
const { setImmediate: nextTurn } = globalThis
/** Lets what needs no time come to its end: the fake server reads a request in real turns of the event loop. */
async function turns(most: number): Promise<void> {
  for (let turn = 0; turn < most && vi.getTimerCount() > 0; turn++) await new Promise((done) => nextTurn(done))
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Advances the timers and the game's clock. */
async function pass(game: ReturnType<typeof atTheBank>, ms: number) {
  for (let gone = 0; gone < ms; gone += 1000) {
    game.page.now += 1000
    await vi.advanceTimersByTimeAsync(1000)
  }
}

it('creates an order, has the platform’s evidence checked, and confirms to the platform only what our server granted', async () => {
  const game = atTheBank()
  const { stores, server, confirmed } = game
  server.on(SETTLE, order('GEMS_GRANTED')).on(PURCHASES, [purchase(77, 'GEMS_GRANTED')])
  await stores.bank.load()
  const bought = stores.checkout.buy(bankOption(1))
  expect(stores.checkout.run?.phase).toBe('STARTING')
  await pass(game, 3000)
  await bought
  expect(server.last(BUY)?.url.search).toContain('source=own')
  expect(server.last(BUY)?.url.search).toContain('method=xsolla')
  expect(server.last(SETTLE)?.body).toEqual({ evidence: { token: 'secret-token' } })
  expect(confirmed).toEqual([{ token: 'secret-token' }])
  expect([stores.checkout.run?.phase, stores.bank.waiting]).toEqual(['GRANTED', 100])
})

it('keeps checking while the server has no result, and confirms nothing before', async () => {
  const game = atTheBank()
  const { stores, server, confirmed } = game
  server.on(SETTLE, refusal('PAYMENT_UNKNOWN', 409), order('STARTED'), order('GEMS_GRANTED'))
  void stores.checkout.buy(bankOption(1))
  await pass(game, 2000)
  expect([stores.checkout.run?.phase, confirmed]).toEqual(['CHECKING', []])
  await pass(game, 9000)
  expect([stores.checkout.run?.phase, confirmed.length]).toEqual(['GRANTED', 1])
})

it('says after a while that the result is unknown, and claims neither success nor failure', async () => {
  const game = atTheBank()
  const { stores, server, confirmed } = game
  server.on(SETTLE, order('STARTED'))
  void stores.checkout.buy(bankOption(1))
  await pass(game, 140_000)
  expect([stores.checkout.run?.phase, confirmed]).toEqual(['UNKNOWN', []])
})

it('finds a payment though the platform’s window never reports a result', async () => {
  const game = atTheBank({ bought: () => new Promise(() => {}) })
  const { stores, server } = game
  server.on(LOOK, order('STARTED'), order('STARTED'), order('GEMS_GRANTED'))
  void stores.checkout.buy(bankOption(1))
  await pass(game, 1000)
  expect(stores.checkout.run?.phase).toBe('WINDOW')
  await pass(game, 9000)
  expect(stores.checkout.run?.phase).toBe('GRANTED')
})

it('accepts a cancelled window only after one check of the order', async () => {
  const game = atTheBank({ bought: async () => ({ outcome: 'CANCELLED' }) })
  game.server.on(SETTLE, order('STARTED'))
  void game.services.get(Checkout).buy(bankOption(1))
  await pass(game, 5000)
  expect(game.services.get(Checkout).run?.phase).toBe('CANCELLED')

  const paid = atTheBank({ bought: async () => ({ outcome: 'CANCELLED' }) })
  paid.server.on(SETTLE, order('GEMS_GRANTED'))
  void paid.services.get(Checkout).buy(bankOption(1))
  await pass(paid, 5000)
  expect(paid.services.get(Checkout).run?.phase).toBe('GRANTED')
})

it('treats a window that throws as a failure, and still finds a payment', async () => {
  const broken = () => Promise.reject(new PlatformError('SDK_UNAVAILABLE'))
  const failed = atTheBank({ bought: broken })
  failed.server.on(SETTLE, order('STARTED')).on(LOOK, order('STARTED'))
  void failed.services.get(Checkout).buy(bankOption(1))
  await pass(failed, 20_000)
  expect(failed.services.get(Checkout).run?.phase).toBe('FAILED')
  expect(failed.page.errors).toEqual(["Purchase: The platform's SDK is not defined: SDK_UNAVAILABLE"])

  const paid = atTheBank({ bought: broken })
  paid.server.on(SETTLE, order('STARTED')).on(LOOK, order('STARTED'), order('GEMS_GRANTED'))
  void paid.services.get(Checkout).buy(bankOption(1))
  await pass(paid, 20_000)
  expect(paid.services.get(Checkout).run?.phase).toBe('GRANTED')
})

it('reports a purchase that the platform says has failed', async () => {
  const game = atTheBank({ bought: async () => ({ outcome: 'FAILED' }) })
  game.server.on(SETTLE, order('STARTED')).on(LOOK, order('STARTED'))
  void game.services.get(Checkout).buy(bankOption(1))
  await pass(game, 20_000)
  expect(game.page.errors).toEqual(['Purchase: own reports that it failed'])
})

it('stops if the server refuses the evidence, and shows why an order could not be created', async () => {
  const game = atTheBank()
  game.server.on(SETTLE, refusal('PROOF_INVALID', 403))
  void game.services.get(Checkout).buy(bankOption(1))
  await pass(game, 4000)
  expect([game.services.get(Checkout).run?.phase, game.confirmed]).toEqual(['FAILED', []])
  game.services.get(Checkout).close()
  game.server.on(BUY, refusal('PLATFORM_NOT_SET', 501))
  await game.services.get(Checkout).buy(bankOption(5))
  expect(game.services.get(Checkout).run).toMatchObject({ phase: 'FAILED', code: 'PLATFORM_NOT_SET' })
})

it('lets the platform open its pay page in the click, and close it if there is no order', async () => {
  const game = atTheBank()
  const events: string[] = []
  Object.assign(game.platform.pay, {
    prepare: () => {
      events.push(`open, ${game.server.times(BUY)} orders`)
      return () => events.push('closed')
    },
  })
  game.server.on(SETTLE, order('GEMS_GRANTED'))
  void game.stores.checkout.buy(bankOption(1))
  expect(events).toEqual(['open, 0 orders'])
  await pass(game, 4000)
  game.stores.checkout.close()
  game.server.on(BUY, refusal('PLATFORM_NOT_SET', 501))
  await game.stores.checkout.buy(bankOption(5))
  expect(events.slice(1)).toEqual(['open, 1 orders', 'closed'])
})

it('shows a message for gems granted after the player had closed the window', async () => {
  const game = atTheBank({ texts: { bank: { arrived: 'They came' } } })
  await game.texts.use('EN')
  game.server.on(SETTLE, order('STARTED'), order('GEMS_GRANTED'))
  void game.services.get(Checkout).buy(bankOption(1))
  await pass(game, 1000)
  game.services.get(Checkout).close()
  await pass(game, 9000)
  expect([game.services.get(Checkout).run, game.services.ui.toasts.map(({ text }) => text)]).toEqual([null, ['They came']])
})

it('ignores a second press within a second and a half', async () => {
  const game = atTheBank()
  game.server.on(SETTLE, order('GEMS_GRANTED'))
  void game.services.get(Checkout).buy(bankOption(1))
  void game.services.get(Checkout).buy(bankOption(1))
  await pass(game, 1000)
  game.services.get(Checkout).close()
  void game.services.get(Checkout).buy(bankOption(1))
  expect(game.server.times(BUY)).toBe(1)
  await pass(game, 1000)
  void game.services.get(Checkout).buy(bankOption(1))
  await pass(game, 1000)
  expect(game.server.times(BUY)).toBe(2)
})

it('reserves a gift before it is bought, and shows whom it is for', async () => {
  const game = atTheBank()
  const { stores, server } = game
  server.on('POST /api/giftpurchase/gems/reserve', { receiverId: 8, receiverName: 'Olga', until: 1 }).on(SETTLE, order('GEMS_GRANTED'))
  expect(await stores.checkout.reserve(8)).toBe(true)
  const { friend } = stores.checkout
  void stores.checkout.buy(bankOption(101), friend)
  await pass(game, 3000)
  expect(stores.checkout.run).toMatchObject({ phase: 'GRANTED', friend: 'Olga' })
  expect(stores.checkout.friend).toBeNull()
})

it('ends with the game at whatever moment that ends, and leaves no timer', async () => {
  for (let moment = 0; moment < 80; moment++) {
    const game = atTheBank()
    game.server.on(SETTLE, order('STARTED'))
    const bought = game.services.get(Checkout).buy(bankOption(1))
    for (let passed = 0; passed < moment; passed++) await Promise.resolve()
    if (moment % 2 === 0) await pass(game, 2000)
    game.abort.abort()
    game.services.destroy()
    await bought
    // A call clears its time limit once the server has answered the aborted call.
    await turns(2000)
    expect(vi.getTimerCount()).toBe(0)
  }
})

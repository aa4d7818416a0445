import { PlatformError } from '@skystair/platform'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { atTheBank } from '../../../testing/bank.ts'
import { bankOption, order, purchase } from '../../../testing/bank-fixtures.ts'
import { refusal } from '../../../testing/fake-server.ts'

const BUY = 'POST /api/payment/buy/{id}'
const LOOK = 'GET /api/payment/{orderId}'
const SETTLE = 'POST /api/payment/{orderId}/settle'
const PURCHASES = 'GET /api/shop/bank/purchase/info'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Lets time pass for the game's clock too. */
async function pass(ground: ReturnType<typeof atTheBank>, ms: number) {
  for (let gone = 0; gone < ms; gone += 1000) {
    ground.page.now += 1000
    await vi.advanceTimersByTimeAsync(1000)
  }
}

it('orders first, has the platform’s evidence checked, and confirms to the platform only what our server granted', async () => {
  const ground = atTheBank()
  const { late, server, confirmed } = ground
  server.on(SETTLE, order('GEMS_GRANTED')).on(PURCHASES, [purchase(77, 'GEMS_GRANTED')])
  await late.bank.load()
  const bought = late.checkout.buy(bankOption(1))
  expect(late.checkout.run?.stage).toBe('STARTING')
  await pass(ground, 3000)
  await bought
  expect(server.last(BUY)?.url.search).toContain('source=own')
  expect(server.last(BUY)?.url.search).toContain('method=xsolla')
  expect(server.last(SETTLE)?.body).toEqual({ evidence: { token: 'secret-token' } })
  expect(confirmed).toEqual([{ token: 'secret-token' }])
  expect([late.checkout.run?.stage, late.bank.waiting]).toEqual(['GRANTED', 100])
})

it('goes on asking while the server has no word yet, and confirms nothing before', async () => {
  const ground = atTheBank()
  const { late, server, confirmed } = ground
  server.on(SETTLE, refusal('PAYMENT_UNKNOWN', 409), order('STARTED'), order('GEMS_GRANTED'))
  void late.checkout.buy(bankOption(1))
  await pass(ground, 2000)
  expect([late.checkout.run?.stage, confirmed]).toEqual(['CHECKING', []])
  await pass(ground, 9000)
  expect([late.checkout.run?.stage, confirmed.length]).toEqual(['GRANTED', 1])
})

it('says after a while that nothing is known, and claims neither success nor failure', async () => {
  const ground = atTheBank()
  const { late, server, confirmed } = ground
  server.on(SETTLE, order('STARTED'))
  void late.checkout.buy(bankOption(1))
  await pass(ground, 140_000)
  expect([late.checkout.run?.stage, confirmed]).toEqual(['UNKNOWN', []])
})

it('finds a payment though the platform’s window never answers', async () => {
  const ground = atTheBank({ bought: () => new Promise(() => {}) })
  const { late, server } = ground
  server.on(LOOK, order('STARTED'), order('STARTED'), order('GEMS_GRANTED'))
  void late.checkout.buy(bankOption(1))
  await pass(ground, 1000)
  expect(late.checkout.run?.stage).toBe('WINDOW')
  await pass(ground, 9000)
  expect(late.checkout.run?.stage).toBe('GRANTED')
})

it('believes a cancelled window only after one look at the order', async () => {
  const ground = atTheBank({ bought: async () => ({ outcome: 'CANCELLED' }) })
  ground.server.on(SETTLE, order('STARTED'))
  void ground.late.checkout.buy(bankOption(1))
  await pass(ground, 5000)
  expect(ground.late.checkout.run?.stage).toBe('CANCELLED')

  const paid = atTheBank({ bought: async () => ({ outcome: 'CANCELLED' }) })
  paid.server.on(SETTLE, order('GEMS_GRANTED'))
  void paid.late.checkout.buy(bankOption(1))
  await pass(paid, 5000)
  expect(paid.late.checkout.run?.stage).toBe('GRANTED')
})

it('takes a window that throws for a failure, and still finds money that came', async () => {
  const broken = () => Promise.reject(new PlatformError('SDK_UNAVAILABLE'))
  const failed = atTheBank({ bought: broken })
  failed.server.on(SETTLE, order('STARTED')).on(LOOK, order('STARTED'))
  void failed.late.checkout.buy(bankOption(1))
  await pass(failed, 20_000)
  expect(failed.late.checkout.run?.stage).toBe('FAILED')

  const paid = atTheBank({ bought: broken })
  paid.server.on(SETTLE, order('STARTED')).on(LOOK, order('STARTED'), order('GEMS_GRANTED'))
  void paid.late.checkout.buy(bankOption(1))
  await pass(paid, 20_000)
  expect(paid.late.checkout.run?.stage).toBe('GRANTED')
})

it('stops where the server refuses the evidence, and shows why an order could not be begun', async () => {
  const ground = atTheBank()
  ground.server.on(SETTLE, refusal('PROOF_INVALID', 403))
  void ground.late.checkout.buy(bankOption(1))
  await pass(ground, 4000)
  expect([ground.late.checkout.run?.stage, ground.confirmed]).toEqual(['FAILED', []])
  ground.late.checkout.close()
  ground.server.on(BUY, refusal('PLATFORM_NOT_SET', 501))
  await ground.late.checkout.buy(bankOption(5))
  expect(ground.late.checkout.run).toMatchObject({ stage: 'FAILED', code: 'PLATFORM_NOT_SET' })
})

it('tells of gems that came after the player had closed the window', async () => {
  const ground = atTheBank({ texts: { bank: { arrived: 'They came' } } })
  await ground.texts.use('EN')
  ground.server.on(SETTLE, order('STARTED'), order('GEMS_GRANTED'))
  void ground.late.checkout.buy(bankOption(1))
  await pass(ground, 1000)
  ground.late.checkout.close()
  await pass(ground, 9000)
  expect([ground.late.checkout.run, ground.root.ui.toasts.map(({ text }) => text)]).toEqual([null, ['They came']])
})

it('takes a second press within a second and a half for a slip', async () => {
  const ground = atTheBank()
  ground.server.on(SETTLE, order('GEMS_GRANTED'))
  void ground.late.checkout.buy(bankOption(1))
  void ground.late.checkout.buy(bankOption(1))
  await pass(ground, 1000)
  ground.late.checkout.close()
  void ground.late.checkout.buy(bankOption(1))
  expect(ground.server.times(BUY)).toBe(1)
  await pass(ground, 1000)
  void ground.late.checkout.buy(bankOption(1))
  await pass(ground, 1000)
  expect(ground.server.times(BUY)).toBe(2)
})

it('reserves a gift before it is bought, and says whom it is for', async () => {
  const ground = atTheBank()
  const { late, server } = ground
  server.on('POST /api/giftpurchase/gems/reserve', { receiverId: 8, receiverName: 'Olga', until: 1 }).on(SETTLE, order('GEMS_GRANTED'))
  expect(await late.checkout.reserve(8)).toBe(true)
  const { friend } = late.checkout
  void late.checkout.buy(bankOption(101), friend)
  await pass(ground, 3000)
  expect(late.checkout.run).toMatchObject({ stage: 'GRANTED', friend: 'Olga' })
  expect(late.checkout.friend).toBeNull()
})

it('ends quietly with the game, and leaves no timer', async () => {
  const ground = atTheBank()
  ground.server.on(SETTLE, order('STARTED'))
  const bought = ground.late.checkout.buy(bankOption(1))
  await pass(ground, 2000)
  ground.abort.abort()
  ground.root.destroy()
  await bought
  expect(vi.getTimerCount()).toBe(0)
})

import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { atTheBank } from '../../../testing/bank.ts'
import { order, purchase } from '../../../testing/bank-fixtures.ts'
import { refusal } from '../../../testing/fake-server.ts'
import { NOW, player } from '../../../testing/fixtures.ts'
import { BankStore } from '../bank/store.ts'
import { PlayerStore } from '../player/store.ts'
import { parts } from './parts.ts'
import { resumePurchases } from './resume-purchases.ts'

const HELD = 'POST /api/payment/settle'
const SETTLE = 'POST /api/payment/{orderId}/settle'
const PURCHASES = 'GET /api/shop/bank/purchase/info'
const texts = { bank: { title: 'Bank', arrived: 'They came' } }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const start = ({ services }: ReturnType<typeof atTheBank>) => resumePurchases(services)

it('has the platform’s unconfirmed purchases granted at a start, and confirms only those that were', async () => {
  const game = atTheBank({ texts })
  await game.texts.use('EN')
  game.platform.pay.unconfirmed = async () => [{ token: 'a' }, { token: 'b' }, { token: 'c' }]
  game.server
    .on(HELD, order('GEMS_GRANTED'), refusal('PAYMENT_UNKNOWN', 409), order('STARTED'))
    .on(PURCHASES, [purchase(77, 'GEMS_GRANTED')])
  await start(game)
  expect(game.server.times(HELD)).toBe(3)
  expect(game.confirmed).toEqual([{ token: 'a' }])
  expect([game.services.get(BankStore).waiting, game.services.ui.toasts.map(({ text }) => text)]).toEqual([100, ['They came']])
})

it('checks started purchases, and follows only recent ones further', async () => {
  const game = atTheBank()
  game.server
    .on(PURCHASES, [purchase(1, 'STARTED'), purchase(2, 'STARTED', NOW - 3_600_000), purchase(3, 'STARTED', NOW - 30 * 86_400_000)])
    .on(SETTLE, order('STARTED'))
    .on('GET /api/payment/{orderId}', order('STARTED'))
  await start(game)
  await vi.advanceTimersByTimeAsync(20_000)
  const asked = game.server.seen.filter(({ name }) => name === SETTLE || name === 'GET /api/payment/{orderId}')
  expect(new Set(asked.map(({ url }) => url.pathname.split('/')[3]))).toEqual(new Set(['1', '2']))
  expect(asked.filter(({ url }) => url.pathname.includes('/2')).length).toBe(1)
  game.services.destroy()
})

it('works if the platform does not respond', async () => {
  const game = atTheBank()
  game.platform.pay.unconfirmed = () => new Promise(() => {})
  const done = start(game)
  await vi.advanceTimersByTimeAsync(15_000)
  await done
  expect(game.server.times(PURCHASES)).toBe(1)
})

it('checks once for each player who signs in, and not for a guest', async () => {
  const game = atTheBank({ texts, me: { accessLevel: 'TRIAL' } })
  await game.texts.use('EN')
  const stop = parts.start!(game.services)
  game.services.load.set(100, 'done')
  await vi.advanceTimersByTimeAsync(100)
  expect(game.server.times(PURCHASES)).toBe(0)
  game.services.get(PlayerStore).replace(player({ accessLevel: 'PLAYER' }))
  game.services.get(PlayerStore).replace(player({ accessLevel: 'PLAYER', level: 2 }))
  await vi.advanceTimersByTimeAsync(100)
  expect(game.server.times(PURCHASES)).toBe(1)
  game.services.get(PlayerStore).replace(player({ accessLevel: 'PLAYER', id: 2 }))
  await vi.advanceTimersByTimeAsync(100)
  expect(game.server.times(PURCHASES)).toBe(2)
  stop()
})

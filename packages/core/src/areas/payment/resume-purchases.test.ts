import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { atTheBank } from '../../../testing/bank.ts'
import { order, purchase } from '../../../testing/bank-fixtures.ts'
import { refusal } from '../../../testing/fake-server.ts'
import { NOW, player } from '../../../testing/fixtures.ts'
import { settleUnfinished } from './resume-purchases.ts'

const HELD = 'POST /api/payment/settle'
const SETTLE = 'POST /api/payment/{orderId}/settle'
const PURCHASES = 'GET /api/shop/bank/purchase/info'
const texts = { bank: { title: 'Bank', arrived: 'They came' } }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const start = ({ root, late }: ReturnType<typeof atTheBank>) => settleUnfinished(root, late.bank, late.checkout)

it('has what the platform holds granted at a start, and confirms that alone', async () => {
  const ground = atTheBank({ texts })
  await ground.texts.use('EN')
  ground.platform.pay.unconfirmed = async () => [{ token: 'a' }, { token: 'b' }, { token: 'c' }]
  ground.server
    .on(HELD, order('GEMS_GRANTED'), refusal('PAYMENT_UNKNOWN', 409), order('STARTED'))
    .on(PURCHASES, [purchase(77, 'GEMS_GRANTED')])
  await start(ground)
  expect(ground.server.times(HELD)).toBe(3)
  expect(ground.confirmed).toEqual([{ token: 'a' }])
  expect([ground.late.bank.waiting, ground.root.ui.toasts.map(({ text }) => text)]).toEqual([100, ['They came']])
})

it('has what was begun looked at, and follows it further only where it is young', async () => {
  const ground = atTheBank()
  ground.server
    .on(PURCHASES, [purchase(1, 'STARTED'), purchase(2, 'STARTED', NOW - 3_600_000), purchase(3, 'STARTED', NOW - 30 * 86_400_000)])
    .on(SETTLE, order('STARTED'))
    .on('GET /api/payment/{orderId}', order('STARTED'))
  await start(ground)
  await vi.advanceTimersByTimeAsync(20_000)
  const asked = ground.server.seen.filter(({ name }) => name === SETTLE || name === 'GET /api/payment/{orderId}')
  expect(new Set(asked.map(({ url }) => url.pathname.split('/')[3]))).toEqual(new Set(['1', '2']))
  expect(asked.filter(({ url }) => url.pathname.includes('/2')).length).toBe(1)
  ground.root.destroy()
})

it('is no trouble where the platform is silent', async () => {
  const ground = atTheBank()
  ground.platform.pay.unconfirmed = () => new Promise(() => {})
  const done = start(ground)
  await vi.advanceTimersByTimeAsync(15_000)
  await done
  expect(ground.server.times(PURCHASES)).toBe(1)
})

it('looks once for each player who comes in, and not for a guest', async () => {
  const ground = atTheBank({ texts, me: { accessLevel: 'TRIAL' } })
  await ground.texts.use('EN')
  ground.late.begin()
  ground.root.load.set(100, 'done')
  await vi.advanceTimersByTimeAsync(100)
  expect(ground.server.times(PURCHASES)).toBe(0)
  ground.root.player.replace(player({ accessLevel: 'PLAYER' }))
  ground.root.player.replace(player({ accessLevel: 'PLAYER', level: 2 }))
  await vi.advanceTimersByTimeAsync(100)
  expect(ground.server.times(PURCHASES)).toBe(1)
  ground.root.player.replace(player({ accessLevel: 'PLAYER', id: 2 }))
  await vi.advanceTimersByTimeAsync(100)
  expect(ground.server.times(PURCHASES)).toBe(2)
})

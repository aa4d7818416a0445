import { expect, it } from 'vitest'
import { atTheBank } from '../../../testing/bank.ts'
import { bankInfo, order, purchase } from '../../../testing/bank-fixtures.ts'
import { refusal } from '../../../testing/fake-server.ts'
import { player } from '../../../testing/fixtures.ts'
import { PlayerStore } from '../player/store.ts'
import { BankStore } from './store.ts'

const INFO = 'GET /api/shop/bank/info'
const gained = { player: player({ accessLevel: 'PLAYER', level: 7 }), gains: [{ kind: 'mithril', amount: 100 }] }

it('loads the offers of the game’s platform', async () => {
  const { stores, server } = atTheBank()
  await stores.bank.load()
  expect(server.last(INFO)?.url.searchParams.get('source')).toBe('own')
  expect([stores.bank.sells, stores.bank.chosenMethod, stores.bank.friendOptions.value?.length]).toEqual([true, 'xsolla', 1])
  await stores.bank.choose('robokassa')
  expect([stores.bank.chosenMethod, server.last(INFO)?.url.searchParams.get('method')]).toEqual(['robokassa', 'robokassa'])
})

it('loads prices in the currency chosen on this device, and buys in it', async () => {
  const { stores, services, server } = atTheBank()
  await stores.bank.load()
  expect([stores.bank.shownCurrency, server.last(INFO)?.url.searchParams.get('currency')]).toEqual(['RUB', null])
  await stores.bank.chooseCurrency('EUR')
  expect([server.last(INFO)?.url.searchParams.get('currency'), services.local.get('currency')]).toEqual(['EUR', 'EUR'])
  server.on('GET /api/payment/{orderId}', order('GEMS_GRANTED')).on('POST /api/payment/{orderId}/settle', order('GEMS_GRANTED'))
  await stores.checkout.buy(stores.bank.info.value!.bankOptions[0]!)
  const { searchParams } = server.last('POST /api/payment/buy/{id}')!.url
  expect(Object.fromEntries(searchParams)).toMatchObject({ source: 'own', method: 'xsolla', currency: 'EUR' })
  expect(new BankStore(services).currency).toBe('EUR')
})

it('sells nothing where the device or the server cannot', async () => {
  const device = atTheBank({ capabilities: { canPay: false } })
  await device.services.get(BankStore).load()
  const server = atTheBank()
  server.server.on(INFO, bankInfo({ methods: [] }))
  await server.services.get(BankStore).load()
  expect([device.services.get(BankStore).sells, server.services.get(BankStore).sells]).toEqual([false, false])
  expect(device.server.times('GET /api/giftpurchase/gems/list')).toBe(0)
})

it('loads for a guest only what a guest may see', async () => {
  const { stores, server } = atTheBank({ me: { accessLevel: 'TRIAL' } })
  await stores.bank.load()
  expect(stores.bank.guest).toBe(true)
  expect(server.times('GET /api/shop/bank/purchase/info') + server.times('GET /api/giftpurchase/gems/list')).toBe(0)
})

it('shows the platform’s prices, and the server’s where the platform has none', async () => {
  const { stores, platform, page } = atTheBank()
  platform.pay.prices = async () => ({ gems_1: '49 YAN' })
  await stores.bank.load()
  expect(stores.bank.prices).toEqual({ gems_1: '49 YAN' })
  platform.pay.prices = () => Promise.reject(new Error('no catalogue'))
  await stores.bank.load()
  expect([stores.bank.info.failed, page.errors]).toEqual([false, ['Prices: no catalogue']])
})

it('counts only the player’s own gems as waiting, and takes them all at once', async () => {
  const { stores, server, services } = atTheBank()
  const gift = { ...purchase(4, 'GEMS_GRANTED'), receiverId: 8 }
  server
    .on('GET /api/shop/bank/purchase/info', [purchase(1, 'GEMS_GRANTED'), purchase(2, 'GEMS_GRANTED'), purchase(3, 'STARTED'), gift], [])
    .on('POST /api/shop/bank/gems/take', gained)
  await stores.bank.load()
  expect([stores.bank.waiting, stores.bank.unsettled.length]).toEqual([200, 1])
  expect(await stores.bank.takeGems()).toBe(true)
  expect([stores.bank.waiting, stores.bank.gains, services.get(PlayerStore).player?.level]).toEqual([0, gained.gains, 7])
})

it('loads the bank again where a gift was refused', async () => {
  const { stores, server, services } = atTheBank()
  server.on('POST /api/shop/bank/gift/{id}/take', refusal('REWARD_NOT_READY', 409))
  await stores.bank.load()
  expect(await stores.bank.takeGift(11)).toBe(false)
  expect([server.times(INFO), services.ui.toasts.length, stores.bank.gains]).toEqual([2, 1, []])
})

it('takes a free option once for two quick presses', async () => {
  const { stores, server } = atTheBank()
  server.on('POST /api/shop/bank/free/{id}/take', gained)
  await Promise.all([stores.bank.takeFree(1), stores.bank.takeFree(1)])
  expect(server.times('POST /api/shop/bank/free/{id}/take')).toBe(1)
})

it('has failed only while nothing was loaded before', async () => {
  const { stores, server } = atTheBank()
  server.on(INFO, refusal('INTERNAL', 500), bankInfo(), refusal('INTERNAL', 500))
  await stores.bank.load()
  expect(stores.bank.info.failed).toBe(true)
  await stores.bank.load()
  await stores.bank.load()
  expect([stores.bank.info.failed, stores.bank.info.value?.bankOptions.length]).toEqual([false, 2])
})

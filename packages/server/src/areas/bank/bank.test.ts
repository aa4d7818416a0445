import { DAY, HOUR } from '@skystair/contract/time'
import { advert } from '@skystair/world/areas/bank/rows'
import { SNOWSHOE_STEPS } from '@skystair/world/areas/snow/rows'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { enrol, founded, grownUp } from '../../../testing/clan.ts'
import { guest, registered, type TestClient } from '../../../testing/client.ts'
import { edit } from '../../../testing/edit-player.ts'
import { give } from '../../../testing/purse.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { clanBonuses } from '../clan/buildings/bonuses.ts'

let server: TestApp
beforeEach(async () => {
  server = await testApp()
})
afterEach(() => server.close())

const info = async (
  client: TestClient,
  query: { source?: 'own' | 'vk' | 'gamedistrib'; method?: string; currency?: 'RUB' | 'USD' | 'EUR' | 'DEFAULT' } = {},
) => (await client.call('GET /api/shop/bank/info', { query })).reply
const points = async (client: TestClient, amount: number) => {
  const id = (await client.call('GET /api/player/id/current')).reply.id
  await edit(server, id, (_, tx) => give(tx, id, { bonusPoints: amount }))
}

describe('the prices', () => {
  it('are in the money of the platform that the game stands on, and in roubles by default', async () => {
    const client = await registered(server.app, 'Buyer')
    const price = async (query: Parameters<typeof info>[1]) => (await info(client, query)).bankOptions[0]?.price
    expect(await price({})).toEqual({ amount: 9900, currency: 'RUB' })
    expect(await price({ currency: 'DEFAULT' })).toEqual({ amount: 9900, currency: 'RUB' })
    expect(await price({ currency: 'USD' })).toEqual({ amount: 129, currency: 'USD' })
    expect(await price({ currency: 'EUR' })).toEqual({ amount: 119, currency: 'EUR' })
    expect(await price({ source: 'vk', currency: 'EUR' })).toEqual({ amount: 14, currency: 'VOTES' })
  })

  it('name the option with the most gems for its money, and no other', async () => {
    const client = await registered(server.app, 'Buyer')
    for (const query of [{}, { currency: 'USD' }, { source: 'vk' }] as const) {
      const { bankOptions } = await info(client, query)
      const worth = bankOptions.map(({ gems, bonusGems, price }) => (gems + bonusGems) / price.amount)
      expect(bankOptions.map(({ best }) => best)).toEqual(worth.map((one) => one === Math.max(...worth)))
    }
    expect((await info(client, {})).bankOptions.find(({ best }) => best)).toMatchObject({ gems: 8000, bonusGems: 2400 })
  })

  it('are in the currency that the player chose, where the way to pay takes it', async () => {
    const client = await registered(server.app, 'Buyer')
    const shown = async (method: string, currency: 'USD' | 'EUR' | 'RUB') => {
      const { bankOptions, currencies } = await info(client, { source: 'own', method, currency })
      const order = await client.call('POST /api/payment/buy/{id}', { params: { id: 1 }, query: { source: 'own', method, currency } })
      return [bankOptions[0]?.price.currency, order.reply.payload.currency, currencies]
    }
    expect(await shown('xsolla', 'EUR')).toEqual(['EUR', 'EUR', ['RUB', 'USD', 'EUR']])
    expect(await shown('xsolla', 'RUB')).toEqual(['RUB', 'RUB', ['RUB', 'USD', 'EUR']])
    expect(await shown('robokassa', 'EUR')).toEqual(['RUB', 'RUB', []])
    expect((await info(client, { source: 'vk', currency: 'EUR' })).currencies).toEqual([])
  })

  it('are in the currency that the store named when its client came', async () => {
    const client = await guest(server.app)
    const proof = server.portal.proof('anna', server.clock())
    const body = { uid: 'anna', lang: 'EN', currency: 'USD', proof } as const
    await client.call('POST /api/integration/mystore/client/authenticate', { body })
    expect((await info(client)).bankOptions[0]?.price.currency).toBe('USD')
    const { payload } = (await client.call('POST /api/payment/buy/{id}', { params: { id: 1 }, query: {} })).reply
    expect(payload.currency).toBe('USD')
  })
})

describe('the ways to pay', () => {
  it('are those that the operator has set up, and none where nothing is sold', async () => {
    const client = await registered(server.app, 'Buyer')
    expect((await info(client)).methods).toEqual([
      { method: 'xsolla', title: 'Xsolla' },
      { method: 'robokassa', title: 'Robokassa' },
    ])
    expect((await info(client, { source: 'vk' })).methods).toMatchObject([{ method: 'vk' }])
    expect((await info(client, { source: 'gamedistrib' })).methods).toEqual([])
    const named = await client.call('POST /api/payment/buy/{id}', { params: { id: 1 }, query: { method: 'robokassa' } })
    const row = await server.db.tx((tx) =>
      tx.one<{ channel: string }>('select channel from purchase where id = ?', [Number(named.reply.orderId)]),
    )
    expect(row?.channel).toBe('own/robokassa')
  })
})

describe('the bonus status', () => {
  it.each([
    [0, 'NONE', 25],
    [24, 'NONE', 25],
    [25, 'SILVER', 250],
    [250, 'GOLD', 1000],
    [1000, 'BRILLIANT', null],
  ] as const)('with %i points is %s', async (amount, membership, nextAt) => {
    const client = await guest(server.app)
    if (amount > 0) await points(client, amount)
    expect((await client.call('GET /api/shop/bank/bonus/status/info')).reply).toMatchObject({ membership, points: amount, nextAt })
    expect((await client.call('GET /api/player/current')).reply.membership).toBe(membership)
  })
})

describe('what the bank gives for nothing', () => {
  it('ripens again after its hours', async () => {
    const client = await guest(server.app)
    const free = () => client.call('POST /api/shop/bank/free/{id}/take', { params: { id: 1 } })
    const first = await free()
    expect(first.reply.gains).toEqual([{ kind: 'gold', amount: 40 }])
    server.clock.pass(8 * HOUR - 1)
    const early = await free()
    expect([early.error.code, early.error.current?.player.resources.gold]).toEqual(['REWARD_NOT_READY', first.reply.player.resources?.gold])
    expect((await info(client)).freeOptions.find(({ id }) => id === 1)?.availableAt).toBe(server.clock() + 1)
    server.clock.pass(1)
    expect((await free()).status).toBe(200)
  })

  it('is given once to ten who ask at the same time', async () => {
    const client = await guest(server.app)
    const asked = await Promise.all(
      Array.from({ length: 10 }, () => client.call('POST /api/shop/bank/free/{id}/take', { params: { id: 2 } })),
    )
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('is a gift to those of its status and above', async () => {
    const client = await guest(server.app)
    await points(client, 300)
    const gift = (id: number) => client.call('POST /api/shop/bank/gift/{id}/take', { params: { id } })
    expect((await gift(11)).reply.gains).toEqual([{ kind: 'elixir', amount: 2 }])
    expect((await gift(12)).status).toBe(200)
    expect((await gift(13)).error).toMatchObject({ code: 'OFFER_LOCKED', field: '/membership' })
    const { bankGifts } = await info(client)
    expect(bankGifts.filter(({ id }) => id <= 13).map(({ membership }) => membership)).toEqual(['SILVER', 'GOLD', 'BRILLIANT'])
  })
})

describe('the gifts of a status', () => {
  const member = async () => {
    const client = await registered(server.app, 'Member')
    await points(client, 300)
    const { id } = (await client.call('GET /api/player/id/current')).reply
    const gift = (number: number) => client.call('POST /api/shop/bank/gift/{id}/take', { params: { id: number } })
    const listed = async () => (await info(client)).bankGifts.map((one) => one.id)
    return { client, id, gift, listed }
  }

  it('contain a hammer once: one more force can be improved at the same time', async () => {
    const { client, gift, listed } = await member()
    const hammers = async () =>
      (await client.call('GET /api/player/info/current', { query: { frontVersion: 445, init: false } })).reply.hammerDto.max
    const before = await hammers()
    expect((await gift(18)).reply.gains).toEqual([{ kind: 'hammer', amount: 1 }])
    expect([await hammers(), (await gift(18)).error.code, (await listed()).includes(18)]).toEqual([before + 1, 'ALREADY_TAKEN', false])
  })

  it('contain more gems with the purchases of a day', async () => {
    const { client, gift } = await member()
    expect((await gift(17)).reply.gains).toEqual([{ kind: 'gemsBonus:20', amount: 1 }])
    const until = server.clock() + DAY
    const { gemsBonus, bankOptions } = await info(client)
    expect([gemsBonus, bankOptions[0]?.bonusGems]).toEqual([{ percent: 20, until }, 20])
    expect((await client.call('POST /api/payment/buy/{id}', { params: { id: 1 }, query: {} })).reply.gems).toBe(120)
    server.clock.pass(DAY)
    expect([(await info(client)).gemsBonus, (await info(client)).bankOptions[0]?.bonusGems]).toEqual([null, 0])
  })

  it('contain a chest, which is placed next without victories and opens in its time', async () => {
    const { client, gift } = await member()
    expect((await gift(15)).reply.gains).toEqual([{ kind: 'chest:AZURE', amount: 1 }])
    const { chest } = (await client.call('GET /api/delayed/chest/ensure')).reply
    expect(chest).toMatchObject({ type: 'AZURE', placedAt: server.clock() })
    expect((await client.call('GET /api/delayed/chest/take')).error.code).toBe('REWARD_NOT_READY')
    server.clock.pass(chest!.readyAt - server.clock())
    const { gains, chest: next } = (await client.call('GET /api/delayed/chest/take')).reply
    expect([gains.length > 0, next]).toEqual([true, null])
  })

  it('contain snowshoes, which add platforms to one visit of the snow world', async () => {
    const { client, id, gift } = await member()
    await edit(server, id, ({ state }) => {
      state.bestVictoryStair = 200
    })
    const snow = async () => (await client.call('GET /api/snow/get')).reply
    const { steps } = await snow()
    expect((await gift(14)).reply.gains).toEqual([{ kind: 'snowshoes', amount: 1 }])
    expect(await snow()).toMatchObject({ steps: steps + SNOWSHOE_STEPS, snowshoes: 1 })
    expect((await client.call('POST /api/snow/enter')).reply.snow).toMatchObject({ stepsLeft: steps + SNOWSHOE_STEPS, snowshoes: 0 })
    await client.call('POST /api/snow/leave')
    expect((await snow()).steps).toBe(steps)
  })

  it('contain a boost of the clan, for all its members, and gold for a player without one', async () => {
    const { client, id, gift } = await member()
    expect((await gift(16)).reply.gains).toEqual([{ kind: 'gold', amount: 480 }])
    server.clock.pass(7 * DAY)
    const other = await registered(server.app, 'Other')
    const otherId = (await other.call('GET /api/player/id/current')).reply.id
    await grownUp(server, id)
    await enrol(server, await founded(client), otherId)
    const bonus = (playerId: number) => server.db.tx((tx) => clanBonuses(tx, playerId, server.clock()))
    const before = (await bonus(otherId)).experience
    expect((await gift(16)).reply.gains).toEqual([{ kind: 'clanBoost:experience', amount: 1 }])
    const { clan } = (await other.call('POST /api/clan/get/my')).reply!
    expect([(await bonus(otherId)).experience, clan.experienceBoostUntil]).toEqual([before + 20, server.clock() + DAY])
    server.clock.pass(DAY)
    expect((await bonus(id)).experience).toBe(before)
  })
})

describe('a pretended purchase', () => {
  it('is no purchase unless the operator lets it be one', async () => {
    const client = await registered(server.app, 'Tester')
    expect((await client.call('GET /api/shop/bank/buy/{id}', { params: { id: 1 } })).error.code).toBe('FORBIDDEN')
    const own = await testApp({ config: { testPurchases: true } })
    const tester = await registered(own.app, 'Tester')
    const { reply } = await tester.call('GET /api/shop/bank/buy/{id}', { params: { id: 2 } })
    expect(reply).toMatchObject({ gains: [{ kind: 'mithril', amount: 315 }], player: { resources: { mithril: 315, bonusPoints: 30 } } })
    await own.close()
  })
})

describe('a rewarded advert', () => {
  const start = (client: TestClient) => client.call('POST /api/adv/rewarded/watch/{id}/start', { params: { id: 1 } })
  const take = (client: TestClient) => client.call('POST /api/adv/rewarded/take/gems')

  it('gives its gems once, three times a day by the server’s day', async () => {
    const client = await guest(server.app)
    for (const viewsLeft of [2, 1, 0]) {
      const takeAt = server.clock() + advert.seconds * 1000
      expect((await start(client)).reply).toMatchObject({ viewsLeft: viewsLeft + 1, started: true, takeAt })
      server.clock.pass(takeAt - server.clock())
      expect((await take(client)).reply.gains).toEqual([{ kind: 'mithril', amount: 3 }])
      expect((await take(client)).error.code).toBe('REWARD_NOT_READY')
      expect((await info(client)).rewardedInfo).toMatchObject({ viewsLeft, started: false, takeAt: 0 })
    }
    expect((await start(client)).error).toMatchObject({ code: 'OFFER_LIMIT', limit: 3 })
    const tomorrow = (Math.floor(server.clock() / DAY) + 1) * DAY
    expect((await info(client)).rewardedInfo.nextAt).toBe(tomorrow)
    server.clock.pass(tomorrow - server.clock())
    expect((await start(client)).reply.viewsLeft).toBe(3)
  })

  it('that was left before its end can be begun again, and is not for ever', async () => {
    const client = await guest(server.app)
    await start(client)
    await start(client)
    server.clock.pass(advert.seconds * 1000)
    expect((await take(client)).status).toBe(200)
    expect((await info(client)).rewardedInfo.viewsLeft).toBe(2)
    await start(client)
    server.clock.pass(HOUR + 1)
    expect((await take(client)).error.code).toBe('REWARD_NOT_READY')
  })

  it('gives nothing before its minimum duration is over, also if it is started again meanwhile', async () => {
    const client = await guest(server.app)
    await start(client)
    expect((await take(client)).error.code).toBe('REWARD_NOT_READY')
    server.clock.pass(advert.seconds * 1000 - 1)
    expect((await take(client)).error.code).toBe('REWARD_NOT_READY')
    await start(client)
    server.clock.pass(1)
    expect((await take(client)).error.code).toBe('REWARD_NOT_READY')
    expect((await client.call('GET /api/player/current')).reply.resources.mithril).toBe(0)
  })

  it('that was started before midnight counts for the day before', async () => {
    const client = await guest(server.app)
    const tomorrow = (Math.floor(server.clock() / DAY) + 1) * DAY
    server.clock.pass(tomorrow - server.clock() - 1)
    await start(client)
    server.clock.pass(advert.seconds * 1000)
    expect((await take(client)).status).toBe(200)
    expect((await info(client)).rewardedInfo.viewsLeft).toBe(3)
  })

  it('gives once to ten who ask at the same time', async () => {
    const client = await guest(server.app)
    await start(client)
    server.clock.pass(advert.seconds * 1000)
    const asked = await Promise.all(Array.from({ length: 10 }, () => take(client)))
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

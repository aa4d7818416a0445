// Every way to pay: what the platform's report of the payment would be refused for is refused before the platform takes the money.
import type { Notice, StartedOrder } from '@skystair/platform/server'
import { afterEach, describe, expect, it } from 'vitest'
import { registered } from '../../../testing/client.ts'
import { deviations, MoneyScene, type PayWay, payWays } from '../../../testing/money-cases.ts'
import { comesBy, openPortal, sendNotices, startedOf } from '../../../testing/portals.ts'
import type { TestApp } from '../../../testing/test-app.ts'

const ways = await payWays()
const asking = ways.filter(({ simulator }) => simulator.goesOn)
const names = (all: readonly PayWay[]) => all.map((way) => [way.channel, way] as const)

let server: TestApp | undefined
afterEach(() => server?.close())

let comers = 0
const comer = (name: string) => ({ id: String(479_058_000 + ++comers), name, lang: 'RU' as const })

async function open(way: PayWay) {
  server = await openPortal(way.portal, {})
  const [buyer, other] = [await comesBy(server, way.portal, comer('Влад')), await comesBy(server, way.portal, comer('Анна'))]
  return { scene: new MoneyScene(server, way, buyer, other), other }
}

it('five portals ask before they take the money, one of them through two channels', () => {
  expect(asking.map(({ channel }) => channel).sort()).toEqual(['crazygames', 'exe', 'kong', 'own/xsolla', 'tg', 'vk'])
})

describe.each(names(asking))('through %s', (channel, way) => {
  it('the first step refuses exactly the payments that the last one refuses', async () => {
    const { simulator } = way
    const { scene, other } = await open(way)
    const stranger = await scene.order(other)
    const noticed = (change: (order: StartedOrder) => StartedOrder) => async (order: StartedOrder) => [
      ...(await simulator.notices!(change(order), 'PAY', server!.clock())),
    ]
    const sent: Record<string, (order: StartedOrder) => Notice[] | Promise<Notice[]>> = {
      ...Object.fromEntries(Object.entries(deviations(stranger)).map(([name, change]) => [name, noticed(change)])),
      ...simulator.variants,
    }
    const steps: Record<string, readonly [goesOn: boolean, granted: boolean]> = {}
    for (const [name, notices] of Object.entries(sent)) {
      const order = await scene.order()
      const before = await scene.granted()
      const [first, ...rest] = await notices(order)
      const [reply] = await sendNotices(server!, channel, [first!])
      const goesOn = simulator.goesOn!(order, reply!)
      await sendNotices(server!, channel, rest)
      steps[name] = [goesOn, (await scene.granted()) > before]
    }
    expect(steps.PAID).toEqual([true, true])
    expect(steps.OTHER_PLAYER).toEqual([false, false])
    // A reason that does not hold is a mistake, too.
    for (const [name, [goesOn, granted]] of Object.entries(steps))
      expect([goesOn, granted], name).toEqual(simulator.unasked?.[name] ? [true, false] : [granted, granted])
  })
})

describe.each(names(ways))('through %s', (channel, way) => {
  it('a player whom the portal does not know starts no purchase, or one that is granted whoever pays for it', async () => {
    const { scene } = await open(way)
    const [, method] = channel.split('/')
    const stranger = await registered(server!.app, 'Stranger')
    const query = { source: way.portal.source, ...(method ? { method } : {}) }
    const { status, reply, error } = await stranger.call('POST /api/payment/buy/{id}', { params: { id: 1 }, query })
    if (status !== 200) return expect(error.code).toBe('PAYER_UNKNOWN')
    const order = await startedOf(server!, reply)
    await scene.pay(order, (started) => ({ ...started, externalId: started.externalId ?? '479057999' }), stranger)
    expect(await scene.granted()).toBe(1)
  })
})

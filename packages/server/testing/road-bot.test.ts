import { describe, expect, test } from 'vitest'
import { guest, testClient } from './client.ts'
import { engines } from './engines.ts'
import { playToStair } from './road-bot.ts'
import { testApp, testClock } from './test-app.ts'

describe.each(engines)('on $engine', ({ here, create }) => {
  test.skipIf(!here)('a bot plays five stairs as a guest, and a new server on the same database finds everything again', async () => {
    const { db, drop } = await create()
    const clock = testClock()
    const server = await testApp({ db, clock, seed: 'road' })
    const client = await guest(server.app)
    const report = await playToStair(server, client, 5)
    const before = (await client.call('GET /api/player/current')).reply
    await server.close()
    const second = await testApp({ db, clock, seed: 'road again' })
    const after = (await testClient(second.app, client.session).call('GET /api/player/current')).reply
    await second.close()
    await drop()
    expect(after).toEqual(before)
    expect(after.bestVictoryStair).toBe(5)
    expect(after.creatures.length).toBeGreaterThan(2)
    expect(report.won).toBeGreaterThanOrEqual(5)
  })

  test.skipIf(!here)('ten requests at once for the same reward, place and fight are each given to once', async () => {
    const { db, drop } = await create()
    const server = await testApp({ db, seed: 'race' })
    const client = await guest(server.app)
    const ten = <T>(ask: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: 10 }, ask))
    const { places } = (await client.call('GET /api/place/v3/ensure', { query: { coordFrom: 0, coordTo: 480 } })).reply
    const gold = places.find((p) => p.placeType === 'RESOURCE')
    const guardian = places.find((p) => p.guardian)
    await client.call('POST /api/player/v3/coordinate/set', { body: { coordinate: gold?.posY ?? 0, contextId: 'main' } })
    const statuses = [
      await ten(() => client.call('POST /api/player/everyday/reward/take')),
      await ten(() => client.call('GET /api/resourcePlace/{id}/take', { params: { id: gold?.id ?? 0 } })),
      await ten(() => client.call('POST /api/battle/place/attack', { body: { placeId: guardian?.id ?? 0 } })),
    ].map((answers) => answers.filter(({ status }) => status === 200).length)
    const lines = await db.tx((tx) => tx.all<{ reason: string }>("select reason from ledger where reason in ('everyday', 'place')"))
    await server.close()
    await drop()
    expect(statuses).toEqual([1, 1, 1])
    expect(lines.map(({ reason }) => reason).sort()).toEqual(['everyday', 'place'])
  })
})

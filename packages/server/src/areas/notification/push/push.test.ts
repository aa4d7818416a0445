import { HOUR, MINUTE } from '@skystair/contract/time'
import { VICTORIES_PER_CHEST } from '@skystair/world/areas/campaign/rows'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { fixtureFor } from '../../../../testing/contract-cases/fixture.ts'
import { engines } from '../../../../testing/engines.ts'
import { give } from '../../../../testing/purse.ts'
import { testBrowser, testPushHost, testPushKeys } from '../../../../testing/push-host.ts'
import { type TestApp, testApp, testClock } from '../../../../testing/test-app.ts'
import { countVictory } from '../../campaign/victories.ts'
import { saveCreature, storedCreatures } from '../../hero/repository.ts'
import { area } from '../index.ts'
import { schedulePush } from './repository.ts'

let server: TestApp
let host: ReturnType<typeof testPushHost>
let me: Awaited<ReturnType<typeof fixtureFor>>

beforeEach(async () => {
  host = testPushHost()
  // Noon in Moscow.
  const clock = testClock(Date.UTC(2026, 0, 10, 9))
  server = await testApp({ clock, config: { push: testPushKeys }, deps: { pushFetch: host.reach } })
  me = await fixtureFor(server, 'PLAYER')
})
afterEach(() => server.close())

const round = () => area.recurring!(server.deps)
const switchPush = () => me.client.call('POST /api/player/push/switch')
const subscribe = (browser = testBrowser) => me.client.call('POST /api/player/push/subscribe', { body: browser })
const optIn = async () => {
  await switchPush()
  await subscribe()
}
const schedule = (at = server.clock(), key = 'daily') =>
  me.edit((player, tx) => schedulePush(tx, player, { key, kind: 'dailyReady', values: {}, at }))
const stored = (table: string) => server.db.tx((tx) => tx.all(`select * from ${table}`))

it('nothing is stored or sent unless the player has switched messages on', async () => {
  await subscribe()
  await schedule()
  await round()
  expect([host.asked, await stored('push_message')]).toEqual([[], []])
})

it('a message is encrypted for the browser, signed by the server, and shown in the player’s language, once', async () => {
  await optIn()
  await schedule()
  await round()
  await round()
  expect(host.shown).toEqual([
    {
      endpoint: testBrowser.endpoint,
      title: 'Gift of the day',
      body: 'The cat has untied the ribbon. Come before it falls asleep in the box.',
      tag: 'daily',
    },
  ])
  await me.client.call('POST /api/player/lang/switch/{lang}', { params: { lang: 'RU' } })
  await schedule()
  await round()
  expect(host.shown.at(-1)?.title).toBe('Подарок дня')
})

it('a push message is sent for a ripe force, the gift of the day and a friend’s gift', async () => {
  await optIn()
  const [hero] = (await me.player()).creatures
  await me.edit(async ({ id, state }, tx) => {
    state.level = 15
    await give(tx, id, { gold: 10_000, crystal: 10_000, blueCrystal: 10_000 })
  })
  const { forces } = (await me.client.call('GET /api/force/{creatureId}/options', { params: { creatureId: hero!.id } })).reply
  const { force, warriorClass } = forces[0]!
  const body = { creatureId: hero!.id, force, warriorClass }
  expect((await me.client.call('POST /api/force/start', { body })).status).toBe(200)
  await me.client.call('POST /api/player/everyday/reward/take')
  const friend = await fixtureFor(server, 'PLAYER')
  await friend.edit(async ({ id, state }, tx) => {
    Object.assign(state, { bestVictoryStair: 3, level: 10 })
    await give(tx, id, { gold: 1000 })
  })
  await friend.client.call('POST /api/gift/offer/{id}/send', { params: { id: 1 }, body: { receiverId: me.id, compliment: 'Hi' } })
  await round()
  expect(host.shown.map(({ tag }) => tag)).toEqual(['gift'])
  // The next morning.
  server.clock.pass(24 * HOUR)
  await round()
  expect(host.shown.map(({ title }) => title).sort()).toEqual(['A gift for you', 'A gift is ripe', 'Gift of the day'])
})

it('the card of the mouse brings the message about a rank forward, with the rank', async () => {
  await optIn()
  const [hero] = (await me.player()).creatures
  await me.edit(async ({ id, state }, tx) => {
    state.cards = { MOUSE: 1 }
    const [stored] = await storedCreatures(tx, id)
    await saveCreature(tx, { ...stored!, rankPoints: 1000 })
  })
  await me.client.call('POST /api/creature/{id}/rank/raise', { params: { id: hero!.id } })
  const dueAt = async () => ((await stored('push_message')) as { due_at: number }[]).map(({ due_at }) => due_at - server.clock())
  const [before] = await dueAt()
  await me.client.call('POST /api/card/{kind}/use', { params: { kind: 'MOUSE' }, body: { creatureId: hero!.id } })
  expect(await dueAt()).toEqual([before! / 2])
})

it('a message says that the snow world is open again, unless the player is there already', async () => {
  await optIn()
  await me.edit(({ state }) => {
    Object.assign(state, { bestVictoryStair: 80, coordinate: 4800 })
  })
  const walk = async () => {
    await me.client.call('POST /api/snow/enter')
    await me.client.call('POST /api/snow/leave')
  }
  await walk()
  server.clock.pass(6 * HOUR)
  await round()
  expect(host.shown.map(({ title }) => title)).toEqual(['The snow is open again'])
  await walk()
  server.clock.pass(6 * HOUR)
  await me.client.call('POST /api/snow/enter')
  expect(await stored('push_message')).toEqual([])
})

it('a message is sent for a completed rank, unless it was hurried', async () => {
  await optIn()
  const [hero] = (await me.player()).creatures
  const raise = async () => {
    await me.edit(async ({ id }, tx) => {
      await give(tx, id, { mithril: 1000 })
      const [stored] = await storedCreatures(tx, id)
      await saveCreature(tx, { ...stored!, rankPoints: 1000 })
    })
    expect((await me.client.call('POST /api/creature/{id}/rank/raise', { params: { id: hero!.id } })).status).toBe(200)
  }
  await raise()
  await me.client.call('POST /api/creature/{id}/rank/speedup', { params: { id: hero!.id } })
  expect(await stored('push_message')).toEqual([])
  await me.client.call('POST /api/creature/{id}/rank/complete', { params: { id: hero!.id } })
  await raise()
  server.clock.pass(HOUR)
  await round()
  expect(host.shown.map(({ title }) => title)).toEqual(['A new rank'])
})

it('a message is sent when the chest can be opened', async () => {
  await optIn()
  await me.edit(async (_, tx) => {
    for (let i = 0; i < VICTORIES_PER_CHEST; i++) await countVictory(tx, me.id, i)
  })
  await me.client.call('GET /api/delayed/chest/ensure')
  await round()
  expect(host.shown).toEqual([])
  server.clock.pass(HOUR)
  await round()
  expect(host.shown.map(({ title, tag }) => [title, tag])).toEqual([['The chest is awake', 'chest']])
})

it('no message is sent for a force that was hurried or accepted', async () => {
  await optIn()
  const [hero] = (await me.player()).creatures
  await me.edit(async ({ id, state }, tx) => {
    state.level = 15
    await give(tx, id, { gold: 10_000, crystal: 10_000, blueCrystal: 10_000, mithril: 1000 })
  })
  const { forces } = (await me.client.call('GET /api/force/{creatureId}/options', { params: { creatureId: hero!.id } })).reply
  const body = { creatureId: hero!.id, force: forces[0]!.force, warriorClass: forces[0]!.warriorClass }
  await me.client.call('POST /api/force/start', { body })
  expect(await stored('push_message')).toHaveLength(1)
  await me.client.call('POST /api/force/speedup', { body })
  expect(await stored('push_message')).toEqual([])
})

it('messages that are due at night are sent at nine in the morning in the browser’s time zone', async () => {
  await optIn()
  server.clock.pass(10 * HOUR + 30 * MINUTE)
  await schedule()
  await round()
  expect(host.asked).toEqual([])
  server.clock.pass(10 * HOUR + 29 * MINUTE)
  await round()
  expect(host.asked).toEqual([])
  server.clock.pass(MINUTE)
  await round()
  expect(host.shown).toHaveLength(1)
})

it.each([404, 410])('an ended subscription (%i) is deleted', async (status) => {
  await optIn()
  host.answers.push(status)
  await schedule()
  await round()
  expect([await stored('push_subscription'), await stored('push_message')]).toEqual([[], []])
})

it('a message to a failing service is tried five times, with growing delays', async () => {
  await optIn()
  host.answers.push(500, -1, 429, 503, 500, 201)
  await schedule()
  for (const [index, wait] of [0, 1, 5, 30, 120].entries()) {
    server.clock.pass(wait * MINUTE)
    await round()
    await round()
    expect(host.asked).toHaveLength(index + 1)
  }
  server.clock.pass(3 * HOUR)
  await round()
  expect([host.asked.length, host.shown.length, await stored('push_message')]).toEqual([5, 0, []])
  expect(await stored('push_subscription')).toHaveLength(1)
})

it('only browsers that were not reached are tried again', async () => {
  await optIn()
  await subscribe({ ...testBrowser, endpoint: 'https://updates.push.services.mozilla.com/two' })
  host.answers.push(201, 500)
  await schedule()
  await round()
  server.clock.pass(MINUTE)
  await round()
  expect([host.asked.length, new Set(host.shown.map(({ endpoint }) => endpoint)).size]).toEqual([3, 2])
})

for (const { engine, here, create } of engines)
  it.skipIf(!here)(`on ${engine}, two nodes that send at the same time send each message once`, async () => {
    const { db, again, drop } = await create()
    await server.close()
    server = await testApp({ db, clock: server.clock, config: { push: testPushKeys }, deps: { pushFetch: host.reach } })
    me = await fixtureFor(server, 'PLAYER')
    await optIn()
    for (const key of ['a', 'b', 'c']) await schedule(server.clock(), key)
    const nodes = [server.deps, { ...server.deps, db: again() }]
    await Promise.all([...nodes, ...nodes].map((deps) => area.recurring!(deps)))
    expect(host.shown.map(({ tag }) => tag).sort()).toEqual(['a', 'b', 'c'])
    expect(await stored('push_message')).toEqual([])
    await drop()
  })

it('switching messages off deletes the browsers and the unsent messages', async () => {
  await optIn()
  await schedule()
  await switchPush()
  expect([await stored('push_subscription'), await stored('push_message')]).toEqual([[], []])
})

it('a browser belongs to the player who subscribed last, and only this one can unsubscribe it', async () => {
  await optIn()
  const other = await fixtureFor(server, 'PLAYER')
  await other.client.call('POST /api/player/push/subscribe', { body: testBrowser })
  await schedule()
  await round()
  expect(host.asked).toEqual([])
  const { endpoint } = testBrowser
  expect((await me.client.call('POST /api/player/push/unsubscribe', { body: { endpoint } })).reply).toEqual({ unsubscribed: false })
  expect((await other.client.call('POST /api/player/push/unsubscribe', { body: { endpoint } })).reply).toEqual({ unsubscribed: true })
})

it('the server sends to the push services of browsers only', async () => {
  for (const endpoint of [
    'https://localhost/a',
    'https://fcm.googleapis.com.evil.example/a',
    'https://fcm.googleapis.com:8443/a',
    'https://user@web.push.apple.com/a',
    'https://169.254.169.254/a',
  ])
    expect((await subscribe({ ...testBrowser, endpoint })).error?.code, endpoint).toBe('TARGET_FORBIDDEN')
  for (const wrong of [{ endpoint: 'http://fcm.googleapis.com/a' }, { endpoint: 'no address' }, { auth: 'short' }, { p256dh: 'short' }])
    expect((await subscribe({ ...testBrowser, ...wrong })).error.code).toBe('TARGET_FORBIDDEN')
  for (const endpoint of ['https://web.push.apple.com/a', 'https://wns2-par02p.notify.windows.com/w/?token=a'])
    expect((await subscribe({ ...testBrowser, endpoint })).status, endpoint).toBe(200)
})

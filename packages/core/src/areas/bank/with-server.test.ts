// The stores against the real server, with a portal between them: what the fakes of the other tests take for granted.
import type { Identity } from '@skystair/platform'
import { placesBetween } from '@skystair/rules'
import { empty } from '@skystair/server/testing/purse'
import { type TestApp, testApp } from '@skystair/server/testing/test-app'
import { world } from '@skystair/world'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { FakeServer } from '../../../testing/fake-server.ts'
import { settled, testGround } from '../../../testing/services.ts'
import { LateStores } from '../../late-stores.ts'
import { VERSION } from '../../version.ts'
import { FairnessStore, noteFingerprint } from '../fairness/store.ts'
import { tellNotices } from '../notification/show-notifications.ts'
import { settleUnfinished } from '../payment/resume-purchases.ts'
import { exchange } from '../platform/exchange.ts'

let server: TestApp
beforeEach(async () => {
  server = await testApp()
})
afterEach(() => server.close())

/** The server's door as `fetch`. */
const door: typeof globalThis.fetch = async (input, init) => {
  const request = new Request(input, init)
  const { pathname, search } = new URL(request.url)
  const text = await request.text()
  const answer = await server.app.inject({
    method: request.method as 'GET' | 'POST',
    url: pathname + search,
    headers: Object.fromEntries(request.headers),
    ...(text ? { payload: text } : {}),
  })
  return new Response(answer.body, { status: answer.statusCode, headers: answer.headers as Record<string, string> })
}

/** A client in a browser of its own, on the portal `vk`. */
function browser() {
  const ground = testGround({ server: { fetch: door } as FakeServer })
  Object.assign(ground.platform, { source: 'vk' })
  Object.assign(ground.platform.capabilities, { canPay: true, canReward: true })
  ground.page.now = server.clock()
  const { root, session } = ground
  const enter = async () => root.player.setInfo(await root.call('GET /api/player/info/current', { query: { frontVersion: VERSION } }))
  root.account.enter = enter
  const late = new LateStores(root)
  root.late = late
  return {
    ...ground,
    late,
    enter,
    /** Comes from the portal as somebody. */
    async arrive(id: string) {
      server.clock.pass(1)
      const identity: Identity = {
        headers: { uid: id },
        query: {},
        known: true,
        exchange: { call: 'POST /api/integration/vk/authenticate', body: { proof: server.portal.proof(id, server.clock()) } },
      }
      session.identity = identity
      await exchange(root)
      await enter()
    },
    choose: () => root.account.beginTrial({ characterAndCompanion: 'WOMAN_1' }),
    /** Pays in the portal's window for whatever is ordered. */
    pays(transactionId: string) {
      ground.platform.pay.buy = async ({ payload }) => ({
        outcome: 'PAID',
        evidence: server.portal.evidence({ state: 'PAID', transactionId, nonce: payload.nonce ?? '' }),
      })
    },
  }
}

it('lets a newcomer in from a portal, once and again', async () => {
  const { arrive, choose, root, session } = browser()
  await arrive('anna')
  expect([root.arrival, root.player.player]).toEqual([null, null])
  expect(await choose()).toEqual({ ok: true })
  const { id } = root.player.player!
  expect(root.player.player).toMatchObject({ accessLevel: 'PLAYER', userSource: 'vk' })
  session.clear()
  await arrive('anna')
  expect([root.player.player?.id, root.arrival]).toEqual([id, null])
})

it('leaves a guest where a proof was used up by somebody else', async () => {
  const anna = browser()
  await anna.arrive('anna')
  const thief = browser()
  thief.session.identity = anna.session.identity
  await exchange(thief.root)
  await thief.enter()
  expect([thief.root.arrival, thief.session.token, thief.root.player.player]).toEqual([{ refusal: 'PROOF_USED' }, null, null])
})

it('lets a player with two climbs choose, and choose again', async () => {
  const first = browser()
  await first.arrive('anna')
  await first.choose()
  const there = first.root.player.player!.id
  const second = browser()
  await second.choose()
  const here = second.root.player.player!.id
  for (const id of [there, here])
    await server.db.tx((tx) =>
      tx.run(`update player set state = replace(state, '"bestVictoryStair":0', '"bestVictoryStair":3') where id = ?`, [id]),
    )
  await second.arrive('anna')
  second.late.entry.tellArrival()
  expect(second.late.entry.climbs.map(({ id }) => id).sort()).toEqual([there, here].sort())
  expect([second.root.ui.overlay?.name, second.root.player.player?.id]).toEqual(['climbs', there])
  await second.late.entry.choose(here)
  expect([second.root.player.player?.id, second.root.ui.overlay]).toEqual([here, null])
  await second.late.entry.look()
  await second.late.entry.choose(there)
  expect(second.root.player.player?.id).toBe(there)
})

it('checks a fight that was fought on the real server, by the fingerprint of this device', async () => {
  const { choose, root } = browser()
  await choose()
  const guardian = placesBetween(world, 'main', 0, 480).find((place) => place.guardian)!
  await root.call('POST /api/player/v3/coordinate/set', { body: { coordinate: guardian.posY - 60, contextId: 'main' } })
  const { battle } = await root.call('POST /api/battle/place/attack', { body: { placeId: guardian.id } })
  noteFingerprint(root.context.local, battle!.id, battle!.seedHash)
  const store = new FairnessStore(root)
  await store.load()
  expect(store.fights).toEqual([])
  await root.call('POST /api/battle/skip')
  await root.call('POST /api/battle/giveUpBattle')
  await store.load()
  expect(store.fights).toMatchObject([{ id: battle!.id, stair: 1, winner: 'TM2' }])
  await store.check(battle!.id)
  expect(store.verdicts.get(battle!.id)).toBe('FAIR')
  root.context.local.set('fingerprints', JSON.stringify([[battle!.id, 'promised otherwise']]))
  await store.check(battle!.id)
  expect(store.verdicts.get(battle!.id)).toBe('OTHER_SEED')
})

it('keeps the fingerprints of the last twenty fights, each as it was first told', () => {
  const { root, kept } = browser()
  for (let id = 1; id <= 25; id++) noteFingerprint(root.context.local, id, `hash ${id}`)
  noteFingerprint(root.context.local, 25, 'another')
  const notes = JSON.parse(kept.get('test:fingerprints')!) as [number, string][]
  expect([notes.length, notes[0], notes.at(-1)]).toEqual([20, [6, 'hash 6'], [25, 'hash 25']])
})

it('sells gems: order, payment, grant, take, and the purse shows them', async () => {
  const { arrive, choose, pays, late, root } = browser()
  await arrive('anna')
  await choose()
  const before = root.player.resources?.mithril ?? 0
  await late.bank.load()
  expect([late.bank.sells, late.bank.failed, late.bank.info?.methods]).toEqual([true, false, ['vk']])
  const [option] = late.bank.info!.bankOptions
  expect(option?.price.currency).toBe('VOTES')
  pays('t1')
  await late.checkout.buy(option!)
  expect([late.checkout.run?.stage, late.bank.waiting]).toEqual(['GRANTED', option?.gems])
  expect(await late.bank.takeGems()).toBe(true)
  expect(root.player.resources?.mithril).toBe(before + option!.gems)
  expect([late.bank.waiting, late.bank.purchases]).toEqual([0, []])
})

it('settles at the next start what a closed tab left behind, and grants it once', async () => {
  const { arrive, choose, late, root, platform } = browser()
  await arrive('anna')
  await choose()
  await late.bank.load()
  const [option] = late.bank.info!.bankOptions
  const order = await root.call('POST /api/payment/buy/{id}', { params: { id: option!.id }, query: { source: 'vk' } })
  const evidence = server.portal.evidence({ state: 'PAID', transactionId: 't2', nonce: order.payload.nonce! })
  const confirmed: unknown[] = []
  platform.pay.unconfirmed = async () => [evidence]
  platform.pay.confirm = async (of) => void confirmed.push(of)
  await settleUnfinished(root, late.bank, late.checkout)
  await settleUnfinished(root, late.bank, late.checkout)
  expect([late.bank.waiting, confirmed]).toEqual([option?.gems, [evidence, evidence]])
})

it('takes a refund back, below zero where it must, and tells of it', async () => {
  const { arrive, choose, pays, late, root } = browser()
  await arrive('anna')
  await choose()
  await late.bank.load()
  const [option] = late.bank.info!.bankOptions
  pays('t3')
  await late.checkout.buy(option!)
  await late.bank.takeGems()
  const { id } = root.player.player!
  await server.db.tx((tx) => empty(tx, id))
  const { payload, headers } = server.portal.notice({ state: 'REFUNDED', transactionId: 't3' })
  const told = await server.app.inject({ method: 'POST', url: '/api/payment/notice/vk', payload, headers })
  expect(told.statusCode).toBe(200)
  await root.player.refresh()
  expect(root.player.resources?.mithril).toBe(-option!.gems)
  const toasts = root.ui.toasts.length
  await tellNotices(root)
  await tellNotices(root)
  expect(root.ui.toasts.length).toBe(toasts + 1)
})

it('buys a gift for a friend, who finds it in their own bank', async () => {
  const olga = browser()
  await olga.arrive('olga')
  await olga.choose()
  const { arrive, choose, pays, late } = browser()
  await arrive('anna')
  await choose()
  await late.bank.load()
  expect(await late.checkout.reserve(olga.root.player.player!.id)).toBe(true)
  pays('t4')
  const [gift] = late.bank.friendOptions
  await late.checkout.buy(gift!, late.checkout.friend)
  expect([late.checkout.run?.stage, late.bank.waiting]).toEqual(['GRANTED', 0])
  await olga.late.bank.load()
  expect(olga.late.bank.waiting).toBe(gift?.gems)
})

it('gives free options and adverts, as often as the server allows', async () => {
  const { arrive, choose, late, platform, page } = browser()
  await arrive('anna')
  await choose()
  await late.bank.load()
  const [free] = late.bank.info!.freeOptions
  expect(await late.bank.takeFree(free!.id)).toBe(true)
  expect(late.bank.info!.freeOptions.find(({ id }) => id === free!.id)?.availableAt).toBeGreaterThan(server.clock())
  platform.ads.rewarded = async () => {
    server.clock.pass(40_000)
    page.now += 40_000
    return true
  }
  let taken = 0
  for (let i = 0; i < 5; i++) {
    server.clock.pass(3_600_000)
    page.now += 3_600_000
    await late.bank.load()
    if (await late.advert.watch()) taken += 1
  }
  await settled()
  expect([taken, late.bank.info?.rewardedInfo.viewsLeft]).toEqual([3, 0])
})

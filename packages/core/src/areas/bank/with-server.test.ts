// The stores against the real server, with a portal between them: this tests what the fakes of the other tests assume.
import type { Identity } from '@skystair/platform'
import { placesBetween, RULES_VERSION } from '@skystair/rules'
import { emptyPurse, type TestApp, testApp } from '@skystair/server/testing'
import { world } from '@skystair/world'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { bankStores } from '../../../testing/bank.ts'
import { realGame } from '../../../testing/real-server.ts'
import { settled } from '../../../testing/services.ts'
import { FairnessStore, noteFingerprint } from '../fairness/store.ts'
import { showNotifications } from '../notification/show-notifications.ts'
import { resumePurchases } from '../payment/resume-purchases.ts'
import { ArrivalStore } from '../platform/arrival.ts'
import { exchange } from '../platform/exchange.ts'
import { EntryStore } from '../platform/store.ts'
import { PlayerStore } from '../player/store.ts'
import { AccountStore } from '../security/store.ts'
import { BankStore } from './store.ts'

let server: TestApp
beforeEach(async () => {
  server = await testApp()
})
afterEach(() => server.close())

/** A client in a browser of its own, on the portal `vk`. */
function browser() {
  const game = realGame(server)
  Object.assign(game.platform, { source: 'vk' })
  Object.assign(game.platform.capabilities, { canPay: true, canReward: true })
  const { services, session, enter } = game
  const stores = bankStores(services)
  return {
    ...game,
    stores,
    /** Arrives from the portal as a player. */
    async arrive(id: string) {
      server.clock.pass(1)
      const identity: Identity = {
        headers: { uid: id },
        query: {},
        known: true,
        exchange: { call: 'POST /api/integration/vk/authenticate', body: { proof: server.portal.proof(id, server.clock()) } },
      }
      session.identity = identity
      await exchange(services)
      await enter()
    },
    choose: () => services.get(AccountStore).beginTrial({ characterAndCompanion: 'WOMAN_1' }),
    /** Pays every order in the portal's window. */
    pays(transactionId: string) {
      game.platform.pay.buy = async ({ payload }) => ({
        outcome: 'PAID',
        evidence: server.portal.evidence({ state: 'PAID', transactionId, nonce: payload.nonce ?? '' }),
      })
    },
  }
}

it('signs in a new player of a portal, and again later', async () => {
  const { arrive, choose, services, session } = browser()
  await arrive('anna')
  expect([services.get(ArrivalStore).arrival, services.get(PlayerStore).player]).toEqual([null, null])
  expect(await choose()).toEqual({ ok: true })
  const { id } = services.get(PlayerStore).player!
  expect(services.get(PlayerStore).player).toMatchObject({ accessLevel: 'PLAYER', userSource: 'vk' })
  session.clear()
  await arrive('anna')
  expect([services.get(PlayerStore).player?.id, services.get(ArrivalStore).arrival]).toEqual([id, null])
})

it('leaves a player a guest whose proof was used by somebody else', async () => {
  const anna = browser()
  await anna.arrive('anna')
  const thief = browser()
  thief.session.identity = anna.session.identity
  await exchange(thief.services)
  await thief.enter()
  expect([thief.services.get(ArrivalStore).arrival, thief.session.token, thief.services.get(PlayerStore).player]).toEqual([
    { refusal: 'PROOF_USED' },
    null,
    null,
  ])
})

it('lets a player with two saves choose, and choose again', async () => {
  const first = browser()
  await first.arrive('anna')
  await first.choose()
  const there = first.services.get(PlayerStore).player!.id
  const second = browser()
  await second.choose()
  const here = second.services.get(PlayerStore).player!.id
  for (const id of [there, here])
    await server.db.tx((tx) =>
      tx.run(`update player set state = replace(state, '"bestVictoryStair":0', '"bestVictoryStair":3') where id = ?`, [id]),
    )
  await second.arrive('anna')
  second.services.get(EntryStore).announceArrival()
  expect(
    second.services
      .get(EntryStore)
      .saves.map(({ id }) => id)
      .sort(),
  ).toEqual([there, here].sort())
  expect([second.services.ui.overlay?.name, second.services.get(PlayerStore).player?.id]).toEqual(['saves', there])
  await second.services.get(EntryStore).choose(here)
  expect([second.services.get(PlayerStore).player?.id, second.services.ui.overlay]).toEqual([here, null])
  await second.services.get(EntryStore).loadSaves()
  await second.services.get(EntryStore).choose(there)
  expect(second.services.get(PlayerStore).player?.id).toBe(there)
})

it('checks a fight of the real server, by the fingerprint on this device', async () => {
  const { choose, services } = browser()
  await choose()
  const guardian = placesBetween(world, 'main', 0, 480).find((place) => place.guardian)!
  await services.call('POST /api/player/v3/coordinate/set', { body: { coordinate: guardian.posY - 60, contextId: 'main' } })
  const { battle } = await services.call('POST /api/battle/place/attack', { body: { placeId: guardian.id } })
  noteFingerprint(services.local, battle!.id, battle!.seedHash)
  const store = new FairnessStore(services)
  await store.fights.reload()
  expect(store.fights.value).toEqual([])
  const second = battle!.creatures.findLast(({ side }) => side === 'TM1')!
  await services.call('POST /api/battle/skip', { query: { creatureId: second.id } })
  await services.call('POST /api/battle/giveUpBattle')
  await store.fights.reload()
  expect(store.fights.value).toMatchObject([{ id: battle!.id, stair: 1, winner: 'TM2' }])
  await store.check(battle!.id)
  expect(store.verdicts.get(battle!.id)).toEqual({ verdict: 'FAIR', version: RULES_VERSION })
  services.local.set('fingerprints', JSON.stringify([[battle!.id, 'promised otherwise']]))
  await store.check(battle!.id)
  expect(store.verdicts.get(battle!.id)?.verdict).toBe('OTHER_SEED')
})

it('stores the fingerprints of the last twenty fights, each as first received', () => {
  const { services, kept } = browser()
  for (let id = 1; id <= 25; id++) noteFingerprint(services.local, id, `hash ${id}`)
  noteFingerprint(services.local, 25, 'another')
  const notes = JSON.parse(kept.get('test:fingerprints')!) as [number, string][]
  expect([notes.length, notes[0], notes.at(-1)]).toEqual([20, [6, 'hash 6'], [25, 'hash 25']])
})

/** Anna, a player of the portal who has opened the bank, and the bank's first option. */
async function atBank() {
  const anna = browser()
  await anna.arrive('anna')
  await anna.choose()
  await anna.stores.bank.load()
  return { ...anna, option: anna.stores.bank.info.value!.bankOptions[0] }
}

it('sells gems: order, payment, grant, take, and the player has them', async () => {
  const { pays, stores, services, option } = await atBank()
  const before = services.get(PlayerStore).resources?.mithril ?? 0
  expect([stores.bank.sells, stores.bank.info.failed, stores.bank.info.value?.methods[0]?.method]).toEqual([true, false, 'vk'])
  expect(option?.price.currency).toBe('VOTES')
  pays('t1')
  await stores.checkout.buy(option!)
  expect([stores.checkout.run?.phase, stores.bank.waiting]).toEqual(['GRANTED', option?.gems])
  expect(await stores.bank.takeGems()).toBe(true)
  expect(services.get(PlayerStore).resources?.mithril).toBe(before + option!.gems)
  expect([stores.bank.waiting, stores.bank.purchases.value]).toEqual([0, []])
})

it('settles at the next start what a closed tab has left open, and grants it once', async () => {
  const { stores, services, platform, option } = await atBank()
  const order = await services.call('POST /api/payment/buy/{id}', { params: { id: option!.id }, query: { source: 'vk' } })
  const evidence = server.portal.evidence({ state: 'PAID', transactionId: 't2', nonce: order.payload.nonce! })
  const confirmed: unknown[] = []
  platform.pay.unconfirmed = async () => [evidence]
  platform.pay.confirm = async (of) => void confirmed.push(of)
  await resumePurchases(services)
  await resumePurchases(services)
  expect([stores.bank.waiting, confirmed]).toEqual([option?.gems, [evidence, evidence]])
})

it('takes gems back on a refund, below zero if necessary, and shows it', async () => {
  const { pays, stores, services, option } = await atBank()
  pays('t3')
  await stores.checkout.buy(option!)
  await stores.bank.takeGems()
  const { id } = services.get(PlayerStore).player!
  await server.db.tx((tx) => emptyPurse(tx, id))
  const { payload, headers } = server.portal.notice({ state: 'REFUNDED', transactionId: 't3' })
  const told = await server.app.inject({ method: 'POST', url: '/api/payment/notice/vk', payload, headers })
  expect(told.statusCode).toBe(200)
  await services.get(PlayerStore).refresh()
  expect(services.get(PlayerStore).resources?.mithril).toBe(-option!.gems)
  const toasts = services.ui.toasts.length
  await showNotifications(services)
  await showNotifications(services)
  expect(services.ui.toasts.length).toBe(toasts + 1)
})

it('buys a gift for a friend, who gets it in their own bank', async () => {
  const olga = browser()
  await olga.arrive('olga')
  await olga.choose()
  const { pays, stores } = await atBank()
  expect(await stores.checkout.reserve(olga.services.get(PlayerStore).player!.id)).toBe(true)
  pays('t4')
  const [gift] = stores.bank.friendOptions.value!
  await stores.checkout.buy(gift!, stores.checkout.friend)
  expect([stores.checkout.run?.phase, stores.bank.waiting]).toEqual(['GRANTED', 0])
  await olga.services.get(BankStore).load()
  expect(olga.services.get(BankStore).waiting).toBe(gift?.gems)
})

it('grants free options and adverts, as often as the server allows', async () => {
  const { stores, platform, page } = await atBank()
  const [free] = stores.bank.info.value!.freeOptions
  expect(await stores.bank.takeFree(free!.id)).toBe(true)
  expect(stores.bank.info.value!.freeOptions.find(({ id }) => id === free!.id)?.availableAt).toBeGreaterThan(server.clock())
  platform.ads.rewarded = async () => {
    server.clock.pass(40_000)
    page.now += 40_000
    return true
  }
  let taken = 0
  for (let i = 0; i < 5; i++) {
    server.clock.pass(3_600_000)
    page.now += 3_600_000
    await stores.bank.load()
    if (await stores.advert.watch()) taken += 1
  }
  await settled()
  expect([taken, stores.bank.info.value?.rewardedInfo.viewsLeft]).toEqual([3, 0])
})

// Tests the store of campaigns with the real server.
import { DAY } from '@skystair/contract/time'
import { edit, give, type TestApp, testApp, testClock, winFights } from '@skystair/server/testing'
import { afterEach, expect, it } from 'vitest'
import { guestGame } from '../../../testing/real-server.ts'
import { settled } from '../../../testing/services.ts'
import { FairnessStore } from '../fairness/store.ts'
import { CampaignStore } from './store.ts'

let server: TestApp
afterEach(() => server.close())

/** A guest on a day of the calendar, at noon. */
async function playerOn(day: number) {
  server = await testApp({ clock: testClock(Date.UTC(2026, 0, 5, 12) + day * DAY) })
  const game = await guestGame(server)
  return { ...game, store: game.services.get(CampaignStore) }
}

it('has news until the player has opened the active campaigns', async () => {
  const { store, player } = await playerOn(1)
  await player.loadInfo()
  expect(store.hasNews).toBe(true)
  await store.open(null)
  expect([store.active.map(({ type }) => type), store.hasNews]).toEqual([['PORTAL_DISCOUNT', 'HERO'], true])
  expect(store.coming[0]!.type).toBe('WHEEL')
  await store.open('PORTAL_DISCOUNT')
  expect(store.hasNews).toBe(true)
  await store.open('HERO')
  expect(store.hasNews).toBe(false)
  expect(store.changesAt).toBe(Date.UTC(2026, 0, 8, 8))
})

it('buys an offer, which is then shown as taken', async () => {
  const { store, player, id, page } = await playerOn(0)
  await edit(server, id, (_, tx) => give(tx, id, { mithril: 5000 }))
  await store.open('HERO')
  const [offer] = store.page.value!.offers
  const heroes = player.player!.creatures.length
  await store.take(offer!)
  await settled()
  expect([player.player!.creatures.length, store.page.value!.offers[0]!.refusal]).toEqual([heroes + 1, 'ALREADY_TAKEN'])
  page.now += 2000
  await store.take(offer!)
  expect(player.player!.creatures.length).toBe(heroes + 1)
})

it('opens a chest by the draw whose hash was published', async () => {
  const { services, store, id } = await playerOn(7)
  await edit(server, id, (_, tx) => winFights(tx, id, 1, server.clock()))
  await store.open('CHEST')
  const silver = store.chests.value!.chests[0]!
  await store.openChest(silver)
  const { opened } = store
  expect(opened).toMatchObject({ type: 'SILVER', gains: silver.chances[opened!.row]!.gains })
  expect(opened!.draw).toMatchObject(silver.draw)
  expect(services.local.get('draws')).toContain(silver.draw.seedHash)
  const fairness = new FairnessStore(services)
  await fairness.draws.reload()
  const [draw] = fairness.draws.value!
  await fairness.checkDraw(draw!)
  expect([...fairness.verdicts]).toEqual([['CHEST:SILVER:1', { verdict: 'FAIR', version: 0 }]])
  await store.closeChest()
  expect([store.opened, store.chests.value!.chests[0]!.opened]).toEqual([null, true])
})

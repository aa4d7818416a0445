import { DAY } from '@skystair/contract/time'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { founded, grownUp, idOf } from '../../../testing/clan.ts'
import { registered, type TestClient } from '../../../testing/client.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

let server: TestApp
let ann: TestClient
beforeEach(async () => {
  server = await testApp()
  ann = await registered(server.app, 'Ann')
  await grownUp(server, await idOf(ann))
})
afterEach(() => server.close())

const list = async () => (await ann.call('GET /api/shop/clan/list')).reply
const buy = (id: number) => ann.call('POST /api/shop/clan/{id}/buy', { params: { id } })
const purse = async () => (await ann.call('GET /api/player/current')).reply.resources!

it('sells to members what the level of their clan allows, to each so many a day, for gears', async () => {
  expect(new Set((await list()).map(({ refusal }) => refusal))).toEqual(new Set(['OFFER_LOCKED']))
  await founded(ann)
  const before = await purse()
  const offers = (await list()).filter(({ clanMembership }) => clanMembership === 'NONE')
  expect(offers.filter(({ refusal }) => refusal === null).map(({ minClanLevel }) => minClanLevel)).toEqual([1, 1])
  const [elixir] = offers
  expect((await buy(1)).reply.gains).toEqual(elixir!.rewards)
  const after = await purse()
  expect([after.elixir - before.elixir, before.gears - after.gears]).toEqual([elixir!.rewards[0]!.amount, elixir!.price[0]!.amount])
  expect((await buy(1)).error.code).toBe('OFFER_LIMIT')
  expect((await list()).find(({ id }) => id === 1)).toMatchObject({ left: 0, refusal: 'OFFER_LIMIT' })
  expect((await buy(3)).error).toMatchObject({ code: 'OFFER_LOCKED', field: '/clanLevel' })
  server.clock.pass(DAY)
  expect((await buy(1)).status).toBe(200)
  await ann.call('POST /api/clan/leave')
  server.clock.pass(DAY)
  expect((await buy(1)).error.code).toBe('OFFER_LOCKED')
})

import { afterEach, beforeEach, expect, it } from 'vitest'
import { registered, type TestClient } from '../../testing/client.ts'
import { edit } from '../../testing/edit-player.ts'
import { idOf } from '../../testing/moderation.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { verifyAudit } from '../areas/moderation/audit/verify.ts'
import { givePromotion } from './promotion.ts'

let server: TestApp
let ann: TestClient
beforeEach(async () => {
  server = await testApp()
  ann = await registered(server.app, 'Ann')
})
afterEach(() => server.close())

const give = (asked: string) => server.db.tx((tx) => givePromotion(tx, server.clock(), asked))
const accept = () => ann.call('GET /api/player/promo/gift/accept')
const won = async (stair: number) =>
  edit(server, await idOf(ann), ({ state }) => {
    state.bestVictoryStair = stair
  })

it('the operator gives a player the gift of a promotion, which the player takes once', async () => {
  await won(5)
  const before = (await ann.call('GET /api/player/current')).reply.resources.mithril
  expect(await give('500 Ann')).toContain('finds a gift of 500 emeralds')
  expect(await give('500 Ann')).toContain('has not taken it yet')
  expect(await give('1000 Ann')).toContain('another gift to take first: 500 emeralds')
  expect((await accept()).reply.gains).toEqual([{ kind: 'mithril', amount: 500 }])
  expect((await accept()).error.code).toBe('ALREADY_TAKEN')
  expect(await give('500 Ann')).toContain('has taken this gift already')
  await give('1000 ann')
  expect((await accept()).reply.player.resources?.mithril).toBe(before + 1500)
  expect(await server.db.tx((tx) => verifyAudit(tx))).toMatchObject({ entries: 2, broken: null })
})

it('only the promotions of 100, 500 and 1000 are given, to registered players who have won on stair 5', async () => {
  await expect(give('500 Ann')).rejects.toThrow('must win on stair 5 first')
  for (const asked of ['', '30 Ann', 'constructor Ann', '500', '500 Nobody']) await expect(give(asked)).rejects.toThrow()
})

it('the gift of Fotostrana is for its players', async () => {
  await won(5)
  await expect(give('fotostrana Ann')).rejects.toThrow('does not play at Fotostrana')
  await server.db.tx((tx) => tx.run("update player set source = 'foto' where name = 'Ann'"))
  expect(await give('fotostrana Ann')).toContain('finds a gift of 30 emeralds')
  expect((await ann.call('GET /api/player/current')).reply.giftNews).toBe('FOTOSTRANA')
  expect((await accept()).reply.gains).toEqual([{ kind: 'mithril', amount: 30 }])
})

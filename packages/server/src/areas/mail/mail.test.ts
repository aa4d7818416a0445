import { chatFlood, type LiveMessage, mailStrangers, SUPPORT_ID } from '@skystair/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { PASSWORD, registered, type TestClient } from '../../../testing/client.ts'
import { edit } from '../../../testing/edit-player.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { supportReport } from './report.ts'

let server: TestApp
let ann: TestClient
let bob: TestClient
let ids: Record<'ann' | 'bob', number>
/** The live messages: destination and event of each. */
let heard: [string, LiveMessage][]

/** Registers a player who may write. */
async function writer(name: string, level = 10): Promise<[TestClient, number]> {
  const client = await registered(server.app, name)
  const { id } = (await client.call('GET /api/player/id/current')).reply
  await edit(server, id, ({ state }) => {
    state.level = level
  })
  return [client, id]
}

beforeEach(async () => {
  server = await testApp()
  heard = []
  server.deps.bus.listen((destination, message) => heard.push([destination, message]))
  const [[one, first], [two, second]] = [await writer('Ann'), await writer('Bob')]
  ann = one
  bob = two
  ids = { ann: first, bob: second }
})
afterEach(() => server.close())

const write = async (client: TestClient, partner: number, text: string, support = false) => {
  server.clock.pass(chatFlood.window)
  return client.call('POST /api/mail/dialog/{partner}/send', { params: { partner }, query: support ? { support } : {}, body: { text } })
}
const read = async (client: TestClient, partner: number, from = 0, support = false) =>
  (await client.call('GET /api/mail/dialog/{partner}/list', { params: { partner }, query: { from, to: from + 20, support } })).reply
const texts = async (...asked: Parameters<typeof read>) => (await read(...asked)).map(({ text }) => text)
const rooms = async (client: TestClient) => (await client.call('GET /api/mail/list', { query: {} })).reply
const hasMail = async (client: TestClient) => (await client.call('GET /api/player/current')).reply.haveNewMailMessage
const promote = (id: number) => server.db.tx((tx) => tx.run("update player set access_level = 'MODERATOR' where id = ?", [id]))

test('a conversation lists its messages newest first by pages of twenty, and those after a known one', async () => {
  for (let n = 1; n <= 25; n++) await write(n % 2 ? ann : bob, n % 2 ? ids.bob : ids.ann, `${n}`)
  expect((await texts(ann, ids.bob)).slice(0, 2)).toEqual(['25', '24'])
  expect([(await texts(bob, ids.ann)).length, await texts(bob, ids.ann, 20)]).toEqual([20, ['5', '4', '3', '2', '1']])
  const known = (await read(bob, ids.ann))[2]!.id
  const input = { params: { partner: ids.ann }, query: { afterId: known } }
  const { reply } = await bob.call('GET /api/mail/dialog/{partner}/list/latest', input)
  expect(reply.map(({ text }) => text)).toEqual(['25', '24'])
})

test('conversations are listed by pages of twenty', async () => {
  await write(bob, ids.ann, 'Hello!')
  await server.db.tx((tx) =>
    tx.run(
      `insert into mail_conversation (player_id, partner_id, other_id, last_id, unread, waiting, begun, started_at)
       with recursive n(i) as (select 1 union all select i + 1 from n where i < 24)
       select player_id, 1000000 + i, other_id, last_id, 0, 0, 0, 0 from mail_conversation, n where player_id = ? and partner_id = ?`,
      [ids.ann, ids.bob],
    ),
  )
  const second = await ann.call('GET /api/mail/list', { query: { from: 20, to: 60 } })
  expect([(await rooms(ann)).length, second.reply.length]).toEqual([20, 5])
})

test('conversations are listed newest first, with their unread letters until they are marked as seen', async () => {
  const [eve, eveId] = await writer('Eve')
  await write(ann, ids.bob, 'First')
  await write(eve, ids.bob, 'Second')
  await write(ann, ids.bob, 'Third')
  const listed = await rooms(bob)
  expect(listed.map(({ partnerId, partnerName, unread, last }) => [partnerId, partnerName, unread, last.text])).toEqual([
    [ids.ann, 'Ann', 2, 'Third'],
    [eveId, 'Eve', 1, 'Second'],
  ])
  expect([await hasMail(bob), await hasMail(ann), (await rooms(ann))[0]?.unread]).toEqual([true, false, 0])
  const seen = (partner: number) => bob.call('POST /api/mail/dialog/{partner}/seen', { params: { partner } })
  expect((await seen(ids.ann)).reply).toEqual({ haveNewMailMessage: true })
  expect((await seen(eveId)).reply).toEqual({ haveNewMailMessage: false })
  expect([await hasMail(bob), (await rooms(bob)).map(({ unread }) => unread)]).toEqual([false, [0, 0]])
})

test('only the two partners of a letter receive it, each as a live message', async () => {
  const [eve] = await writer('Eve')
  heard = []
  const { reply } = await write(ann, ids.bob, ' <b>two</b>\nlines ')
  expect([reply.text, reply.authorName, reply.to, reply.notificationType]).toEqual([
    '<b>two</b> lines',
    'Ann',
    { id: ids.bob, name: 'Bob' },
    'MAIL_MESSAGE',
  ])
  const where = heard.map(([destination]) => destination)
  expect([new Set(where).size, where.every((destination) => destination.startsWith('/stomp/personal/'))]).toEqual([2, true])
  expect(heard[0]?.[1]).toMatchObject({ type: 'mail.message', notificationType: 'MAIL_MESSAGE', message: reply })
  expect([await texts(eve, ids.bob), await texts(eve, ids.ann), await rooms(eve)]).toEqual([[], [], []])
  expect((await eve.call('GET /api/chat/{room}/list', { params: { room: 'private' }, query: { from: 0, to: 20 } })).reply).toEqual([])
})

test('a player who has blocked another gets no more letters from them, and keeps the old ones', async () => {
  await write(bob, ids.ann, 'Noise')
  await ann.call('POST /api/mail/block/{id}', { params: { id: ids.bob } })
  expect((await write(bob, ids.ann, 'More noise')).error.code).toBe('BLOCKED')
  expect([await texts(ann, ids.bob), (await rooms(ann))[0]?.blocked]).toEqual([['Noise'], true])
  await ann.call('POST /api/mail/unblock/{id}', { params: { id: ids.bob } })
  expect((await write(bob, ids.ann, 'Hello again')).status).toBe(200)
})

test('a chat ban and the chat’s flood limit apply to letters too', async () => {
  for (let n = 0; n < chatFlood.messages - 1; n++)
    await ann.call('POST /api/chat/{room}/send', { params: { room: 'main' }, body: { text: `${n}` } })
  const input = { params: { partner: ids.bob }, query: {}, body: { text: 'Hello!' } }
  expect((await ann.call('POST /api/mail/dialog/{partner}/send', input)).status).toBe(200)
  expect((await ann.call('POST /api/mail/dialog/{partner}/send', input)).error.code).toBe('CHAT_FLOOD')
  await edit(server, ids.bob, ({ state }) => {
    state.chatBannedUntil = server.clock() + 60_000
  })
  expect((await write(bob, ids.ann, 'Let me out')).error.code).toBe('CHAT_BANNED')
})

test('a player can begin a limited number of conversations a day, but continue any number', async () => {
  await write(bob, ids.ann, 'Hello, Ann')
  for (let n = 0; n < mailStrangers.conversations; n++) expect((await write(ann, (await writer(`Friend ${n}`))[1], 'Hi')).status).toBe(200)
  const [, late] = await writer('Latecomer')
  expect((await write(ann, late, 'Hi')).error.code).toBe('MAIL_STRANGERS')
  expect((await write(ann, ids.bob, 'Hello, Bob')).status).toBe(200)
  server.clock.pass(mailStrangers.window)
  expect((await write(ann, late, 'Hi')).status).toBe(200)
})

test('every player can write to the support, which answers without a name', async () => {
  const [young, youngId] = await writer('Young', 1)
  expect((await write(young, SUPPORT_ID, 'Where is my hero?', true)).reply.to).toEqual({ id: SUPPORT_ID, name: null })
  expect((await bob.call('GET /api/mail/support/list')).error.code).toBe('FORBIDDEN')
  await promote(ids.bob)
  const { reply: queue } = await bob.call('GET /api/mail/support/list')
  expect(queue.map(({ partnerId, partnerName, last }) => [partnerId, partnerName, last.text])).toEqual([
    [youngId, 'Young', 'Where is my hero?'],
  ])
  const report = await server.db.tx((tx) => supportReport(tx, server.clock()))
  expect([report.includes('Where is my hero?'), report.includes('Young')]).toEqual([true, true])
  expect(await texts(bob, youngId, 0, true)).toEqual(['Where is my hero?'])
  const { reply: answer } = await write(bob, youngId, 'In the backpack', true)
  expect([answer.authorId, answer.authorName]).toEqual([SUPPORT_ID, null])
  expect((await bob.call('GET /api/mail/support/list')).reply).toEqual([])
  expect([await texts(young, SUPPORT_ID, 0, true), await hasMail(young)]).toEqual([['In the backpack', 'Where is my hero?'], true])
  expect((await rooms(young)).map(({ partnerId, partnerName, unread }) => [partnerId, partnerName, unread])).toEqual([
    [SUPPORT_ID, null, 1],
  ])
  expect((await young.call('POST /api/mail/dialog/{partner}/seen', { params: { partner: SUPPORT_ID } })).reply.haveNewMailMessage).toBe(
    false,
  )
})

test('no other player can read a player’s questions to the support', async () => {
  await write(ann, SUPPORT_ID, 'My secret', true)
  const asked = { params: { partner: ids.ann }, query: { from: 0, to: 20, support: true } }
  expect((await bob.call('GET /api/mail/dialog/{partner}/list', asked)).error.code).toBe('FORBIDDEN')
  expect(await texts(bob, SUPPORT_ID)).toEqual([])
})

test('letters are deleted with the account of either partner, whose name disappears at once', async () => {
  await write(ann, ids.bob, 'Remember me')
  await ann.call('POST /api/security/delete', { body: { confirm: 'DELETE', password: PASSWORD } })
  expect((await rooms(bob)).map(({ partnerName, last }) => [partnerName, last.authorName])).toEqual([[null, null]])
  expect((await write(bob, ids.ann, 'Are you there?')).error.code).toBe('PLAYER_NOT_FOUND')
})

import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { chatFlood, type LiveMessage, smileys } from '@skystair/contract'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { enrol, founded, grownUp } from '../../../testing/clan.ts'
import { PASSWORD, registered, type TestClient } from '../../../testing/client.ts'
import { edit } from '../../../testing/edit-player.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

let server: TestApp
let ann: TestClient
let bob: TestClient
let ids: Record<'ann' | 'bob', number>
/** The live messages: destination and event of each. */
let heard: [string, LiveMessage][]

/** Registers a player who may write. */
async function speaker(name: string): Promise<[TestClient, number]> {
  const client = await registered(server.app, name)
  const { id } = (await client.call('GET /api/player/id/current')).reply
  await edit(server, id, ({ state }) => {
    state.level = 10
  })
  return [client, id]
}

beforeEach(async () => {
  server = await testApp()
  heard = []
  server.deps.bus.listen((destination, message) => heard.push([destination, message]))
  const [[one, first], [two, second]] = [await speaker('Ann'), await speaker('Bob')]
  ann = one
  bob = two
  ids = { ann: first, bob: second }
})
afterEach(() => server.close())

type Room = 'main' | 'private'
const say = async (client: TestClient, text: string, body: object = {}, room: Room = 'main', lang = 'en') => {
  server.clock.pass(chatFlood.window)
  return client.call('POST /api/chat/{room}/send', { params: { room }, body: { text, ...body } }, { 'accept-language': lang })
}
const read = async (client: TestClient, room: Room = 'main', from = 0, lang = 'en') =>
  (await client.call('GET /api/chat/{room}/list', { params: { room }, query: { from, to: from + 20 } }, { 'accept-language': lang })).reply
const texts = async (...asked: Parameters<typeof read>) => (await read(...asked)).map(({ text }) => text)

test('a room lists its messages newest first by pages of twenty, and those after a known one', async () => {
  for (let n = 1; n <= 25; n++) await say(ann, `${n}`)
  expect((await texts(bob)).slice(0, 2)).toEqual(['25', '24'])
  expect([(await texts(bob)).length, await texts(bob, 'main', 20)]).toEqual([20, ['5', '4', '3', '2', '1']])
  const known = (await read(bob))[2]!.id
  const { reply } = await bob.call('GET /api/chat/{room}/list/latest', { params: { room: 'main' }, query: { afterId: known } })
  expect(reply.map(({ text }) => text)).toEqual(['25', '24'])
})

test('there is a main room for each language', async () => {
  await say(ann, 'Hello!')
  await say(bob, 'Привет!', {}, 'main', 'ru')
  expect([await texts(bob), await texts(ann, 'main', 0, 'ru')]).toEqual([['Hello!'], ['Привет!']])
})

test('a message reaches all players live, as one line of plain text', async () => {
  const { reply } = await say(ann, ' <b>two</b>\nlines ')
  expect([reply.text, reply.authorName, reply.kind]).toEqual(['<b>two</b> lines', 'Ann', 'TEXT'])
  expect(heard.at(-1)).toMatchObject(['/stomp/broadcast', { notificationType: 'CHAT_MESSAGE', room: 'main', lang: 'EN', message: reply }])
})

test('a message shows the portrait that its author wears now', async () => {
  const portrait = async () => (await read(ann))[0]!.authorFace?.avatar
  expect((await say(bob, 'Look at me')).reply.authorFace?.avatar).toBeNull()
  await edit(server, ids.bob, ({ state }) => {
    state.avatar = 'captain'
  })
  expect([await portrait(), (await say(bob, 'And now?')).reply.authorFace?.avatar]).toEqual(['captain', 'captain'])
})

test('only the two partners of a whisper can read it or receive it live', async () => {
  const [eve] = await speaker('Eve')
  const { reply } = await say(ann, 'Just for you', { to: ids.bob }, 'private')
  expect(reply.to).toEqual({ id: ids.bob, name: 'Bob' })
  expect([await texts(ann, 'private'), await texts(bob, 'private'), await texts(eve, 'private'), await texts(eve)]).toEqual([
    ['Just for you'],
    ['Just for you'],
    [],
    [],
  ])
  const where = heard.map(([destination]) => destination)
  expect([new Set(where).size, where.every((destination) => destination.startsWith('/stomp/personal/'))]).toEqual([2, true])
  expect((await eve.call('POST /api/chat/{room}/message/{id}/delete', { params: { room: 'private', id: reply.id } })).error.code).toBe(
    'MESSAGE_NOT_FOUND',
  )
})

test('a moderator deletes any message, others only their own, and every open page receives the deletion', async () => {
  const { reply } = await say(ann, 'Oops')
  const input = { params: { room: 'main', id: reply.id } } as const
  expect((await bob.call('POST /api/chat/{room}/message/{id}/delete', input)).error.code).toBe('NOT_YOURS')
  await server.db.tx((tx) => tx.run("update player set access_level = 'MODERATOR' where id = ?", [ids.bob]))
  expect((await bob.call('POST /api/chat/{room}/message/{id}/delete', input)).reply).toEqual({ deleted: true })
  expect(heard.at(-1)).toMatchObject(['/stomp/broadcast', { notificationType: 'CHAT_MESSAGE_DELETE', messageId: reply.id }])
  expect(await texts(ann)).toEqual([])
  const mine = (await say(ann, 'Mine')).reply.id
  expect((await ann.call('POST /api/chat/{room}/message/{id}/delete', { params: { room: 'main', id: mine } })).status).toBe(200)
})

test('messages of a blocked player, forwarded ones too, are not listed, and the whispers not delivered, until the player is unblocked', async () => {
  const { id } = (await say(bob, 'Noise')).reply
  await say(ann, '', { kind: 'FORWARDED', forward: id })
  const [eve] = await speaker('Eve')
  const player = { params: { playerId: ids.bob } }
  expect((await eve.call('POST /api/chat/block/{playerId}', player)).reply).toEqual({ chatBlockList: [ids.bob] })
  await say(bob, 'More noise')
  const eveId = (await eve.call('GET /api/player/id/current')).reply.id
  heard = []
  await say(bob, 'Whispered noise', { to: eveId }, 'private')
  expect([await texts(eve), await texts(eve, 'private'), heard.length]).toEqual([[], [], 1])
  expect(await texts(ann)).toEqual(['More noise', 'Noise', 'Noise'])
  await eve.call('POST /api/chat/unblock/{playerId}', player)
  expect(await texts(eve)).toEqual(['More noise', 'Noise', 'Noise'])
})

test('a smiley is sent by its name, and a forwarded message names who wrote it first', async () => {
  const smiley = (await say(ann, smileys[14]!, { kind: 'SMILEY' })).reply
  expect([smiley.kind, smiley.text]).toEqual(['SMILEY', smileys[14]])
  expect((await say(ann, 'no-such-face', { kind: 'SMILEY' })).error.code).toBe('BAD_INPUT')
  const first = (await say(bob, 'The shop is open')).reply
  const second = (await say(ann, '', { kind: 'FORWARDED', forward: first.id })).reply
  const third = (await say(bob, '', { kind: 'FORWARDED', forward: second.id, to: ids.ann }, 'private')).reply
  expect([second, third].map(({ kind, text, forwarded }) => [kind, text, forwarded?.name])).toEqual([
    ['FORWARDED', 'The shop is open', 'Bob'],
    ['FORWARDED', 'The shop is open', 'Bob'],
  ])
  expect((await say(bob, '', { kind: 'FORWARDED', forward: third.id })).error.code).toBe('MESSAGE_NOT_FOUND')
})

test('a ban on writing ends by itself', async () => {
  await edit(server, ids.ann, ({ state }) => {
    state.chatBannedUntil = server.clock() + 2 * chatFlood.window
  })
  expect((await say(ann, 'Let me in')).error.code).toBe('CHAT_BANNED')
  expect((await say(ann, 'Let me in')).status).toBe(200)
})

test('the messages of a deleted account lose its name at once', async () => {
  await say(ann, 'Remember me')
  await say(bob, 'Dear Ann', { to: ids.ann }, 'private')
  await ann.call('POST /api/security/delete', { body: { confirm: 'DELETE', password: PASSWORD } })
  expect((await read(bob)).map(({ authorName }) => authorName)).toEqual([null])
  expect((await read(bob, 'private')).map(({ to }) => to?.name)).toEqual([null])
})

test('a subscribed page receives a message over its socket', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/websocket?session=${bob.session}`, ['v12.stomp'])
  await once(socket, 'open')
  const frames: string[] = []
  const next = (wanted: string) =>
    new Promise<string>((resolve) => {
      const look = () => {
        const found = frames.find((frame) => frame.includes(wanted))
        if (found) resolve(found)
      }
      socket.addEventListener('message', look)
      look()
    })
  socket.addEventListener('message', ({ data }) => frames.push(String(data)))
  socket.send('CONNECT\naccept-version:1.2\n\n\0')
  await next('CONNECTED')
  socket.send('SUBSCRIBE\nid:1\ndestination:/stomp/broadcast\n\n\0')
  await next('SNAPSHOT')
  await say(ann, 'Over the air')
  expect(await next('CHAT_MESSAGE')).toContain('Over the air')
  socket.close()
})

test('members of a clan have a room of their own, which others can neither read, receive nor write', async () => {
  await grownUp(server, ids.ann)
  await grownUp(server, ids.bob)
  const clanId = await founded(ann)
  const room = { params: { room: 'clan' } } as const
  const { reply } = await ann.call('POST /api/chat/{room}/send', { ...room, body: { text: 'Among us' } })
  expect(heard.at(-1)).toMatchObject([
    `/stomp/clan/${clanId}`,
    { notificationType: 'CHAT_MESSAGE', room: 'clan', lang: null, message: reply },
  ])
  expect((await bob.call('GET /api/chat/{room}/list', { ...room, query: { from: 0, to: 20 } })).error.code).toBe('CLAN_MISSING')
  await enrol(server, clanId, ids.bob)
  const seen = await bob.call('GET /api/chat/{room}/list', { ...room, query: { from: 0, to: 20 } })
  expect(seen.reply.map(({ text }) => text)).toEqual(['Among us'])
  expect((await bob.call('POST /api/chat/{room}/message/{id}/delete', { params: { room: 'clan', id: reply.id } })).error.code).toBe(
    'NOT_YOURS',
  )
  await bob.call('POST /api/clan/leave')
  const outside = { params: { room: 'main', id: reply.id } } as const
  expect((await bob.call('POST /api/chat/{room}/message/{id}/delete', outside)).error.code).toBe('MESSAGE_NOT_FOUND')
  expect(await texts(bob)).toEqual([])
})

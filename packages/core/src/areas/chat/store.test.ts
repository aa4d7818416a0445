import type { ChatMessage, LiveMessage } from '@skystair/contract'
import { expect, it } from 'vitest'
import { chatMessage } from '../../../testing/chat-fixtures.ts'
import { refusal } from '../../../testing/fake-server.ts'
import { NOW, type player } from '../../../testing/fixtures.ts'
import { playing, settled } from '../../../testing/services.ts'
import { PlayerStore } from '../player/store.ts'
import { mergeMessages } from './merge-messages.ts'
import { parts } from './parts.ts'
import { ChatStore } from './store.ts'

const LIST = 'GET /api/chat/{room}/list'
const SEND = 'POST /api/chat/{room}/send'
const page = (from: number) => Array.from({ length: 20 }, (_, n) => chatMessage(from - n))
const live = (message = chatMessage(50), lang: 'RU' | 'EN' | null = 'EN'): LiveMessage => ({
  ...({ seq: 1, type: 'chat.message', notificationType: 'CHAT_MESSAGE', room: lang ? 'main' : 'private' } as const),
  lang,
  message,
})

function talking(changes: Parameters<typeof player>[0] = {}) {
  const game = playing({ level: 10, accessLevel: 'PLAYER', ...changes })
  game.server.on(LIST, page(40), page(20), [])
  const chat = game.services.get(ChatStore)
  const ids = () => chat.messages.value?.map(({ id }) => id)
  return { ...game, chat, ids }
}

it('merges lists by time, the newest first, and keeps each message once', () => {
  const same = chatMessage(3, { time: chatMessage(2).time })
  expect(mergeMessages([same, chatMessage(1)], [chatMessage(4), same, chatMessage(2)]).map(({ id }) => id)).toEqual([4, 3, 2, 1])
})

it('loads pages of twenty until there are no more', async () => {
  const { chat, ids, server } = talking()
  await chat.enter()
  expect([ids()?.length, chat.messages.hasMore, server.last(LIST)?.url.search]).toEqual([20, true, expect.stringContaining('from=0&to=20')])
  await chat.messages.more()
  expect([ids()?.length, server.last(LIST)?.url.search]).toEqual([40, expect.stringContaining('from=20&to=40')])
  await chat.messages.more()
  expect([ids()?.length, chat.messages.hasMore]).toEqual([40, false])
})

it('adds live messages of the room that is open, and drops those that are deleted', async () => {
  const { chat, ids, services } = talking()
  const stop = parts.start!(services)
  await chat.enter()
  services.live.receive(live())
  services.live.receive(live())
  expect([ids()?.[0], ids()?.length, services.live.chatUnseen]).toEqual([50, 21, false])
  services.live.receive({ seq: 2, type: 'chat.message.delete', notificationType: 'CHAT_MESSAGE_DELETE', messageId: 50 })
  expect(ids()?.[0]).toBe(40)
  stop()
})

it('marks the chat as unseen for new messages only: not for the other language, blocked players or the player’s own messages', () => {
  const { services } = talking({ chatBlockList: [7] })
  const stop = parts.start!(services)
  services.live.receive(live(chatMessage(1), 'RU'))
  services.live.receive(live(chatMessage(2, { authorId: 7 })))
  services.live.receive(live(chatMessage(3, { forwarded: { id: 7, name: 'Loud' } })))
  services.live.receive(live(chatMessage(4, { authorId: 1 })))
  expect(services.live.chatUnseen).toBe(false)
  services.live.receive(live(chatMessage(5), null))
  expect([services.live.chatUnseen, services.get(ChatStore).whisperUnseen]).toEqual([true, true])
  stop()
})

it('marks the chat as seen and closes the mail when it is closed', async () => {
  const { chat, services } = talking()
  await chat.enter()
  services.ui.open('mail')
  services.live.receive(live())
  chat.leave()
  expect([services.live.chatUnseen, services.ui.overlay, chat.open]).toEqual([false, null, false])
})

it('sends a text once, and keeps it if the server refuses', async () => {
  const { chat, ids, server } = talking()
  await chat.enter()
  chat.setText('Hello!')
  server.on(SEND, refusal('CHAT_FLOOD', 429))
  await chat.send()
  expect(chat.text).toBe('Hello!')
  server.on(SEND, chatMessage(60, { authorId: 1, text: 'Hello!' }))
  const before = server.times(SEND)
  await Promise.all([chat.send(), chat.send()])
  expect([server.times(SEND) - before, chat.text, ids()?.[0]]).toEqual([1, '', 60])
})

it('whispers to the chosen player, and forwards messages of the main room', async () => {
  const { chat, server } = talking()
  await chat.enter()
  chat.setForward(chatMessage(40))
  chat.whisperTo({ id: 2, name: 'Anna' })
  await settled()
  server.on(SEND, chatMessage(61, { authorId: 1 }))
  await chat.send()
  expect([chat.room, server.last(SEND)?.url.pathname, server.last(SEND)?.body]).toEqual([
    'private',
    '/api/chat/private/send',
    { text: '', kind: 'FORWARDED', forward: 40, to: 2 },
  ])
  expect(chat.forward).toBeNull()
})

it('erases the messages of a player who is blocked', async () => {
  const { chat, ids, server, services } = talking()
  server
    .on(LIST, [chatMessage(3, { authorId: 7 }), chatMessage(2), chatMessage(1, { forwarded: { id: 7, name: null } })])
    .on('POST /api/chat/block/{playerId}', { chatBlockList: [7] })
  await chat.enter()
  await chat.block(chatMessage(3, { authorId: 7 }))
  expect([ids(), services.get(PlayerStore).player?.chatBlockList]).toEqual([[2], [7]])
})

it('loads missed messages after a lost connection', async () => {
  const { chat, ids, server, services } = talking()
  const stop = parts.start!(services)
  await chat.enter()
  server.on('GET /api/chat/{room}/list/latest', [chatMessage(42), chatMessage(41)])
  services.live.setConnected(true)
  await settled()
  expect([ids()?.slice(0, 3), server.last('GET /api/chat/{room}/list/latest')?.url.searchParams.get('afterId')]).toEqual([
    [42, 41, 40],
    '40',
  ])
  stop()
})

it('loses no message that arrives, and keeps none that is deleted, while a list from before is being loaded', async () => {
  const { chat, ids, server, services } = talking()
  const stop = parts.start!(services)
  const replies: ((messages: ChatMessage[]) => void)[] = []
  server.on(LIST, () => new Promise<ChatMessage[]>((reply) => replies.push(reply)))
  const arrivesWhile = async (work: Promise<void>, id: number) => {
    await settled()
    services.live.receive(live(chatMessage(id)))
    services.live.receive({ seq: 2, type: 'chat.message.delete', notificationType: 'CHAT_MESSAGE_DELETE', messageId: 40 })
    replies.pop()!(page(40))
    await work
    return ids()?.slice(0, 3)
  }
  expect(await arrivesWhile(chat.enter(), 50)).toEqual([50, 39, 38])
  chat.hide()
  // The list from before is shown during the second load.
  expect(await arrivesWhile(chat.enter(), 51)).toEqual([51, 39, 38])
  expect(await arrivesWhile(chat.messages.more(), 52)).toEqual([52, 51, 39])
  stop()
})

it('loads the list again when a message arrives after it could not be loaded', async () => {
  const { chat, ids, server, services } = talking()
  const stop = parts.start!(services)
  server.on(LIST, refusal('INTERNAL', 500), page(50))
  await chat.enter()
  expect(chat.messages.failed).toBe(true)
  services.live.receive(live())
  await settled()
  expect(ids()?.[0]).toBe(50)
  stop()
})

it('keeps no more messages than it can show smoothly', async () => {
  const { chat, ids, services } = talking()
  const stop = parts.start!(services)
  await chat.enter()
  for (let n = 0; n < 500; n++) services.live.receive(live(chatMessage(100 + n)))
  expect([ids()?.length, ids()?.[0], chat.messages.hasMore]).toEqual([400, 599, true])
  stop()
})

it('says why the player may not write', () => {
  expect(talking({ level: 9 }).chat.silenced).toBe('CHAT_LEVEL')
  expect(talking({ accessLevel: 'TRIAL' }).chat.silenced).toBe('REGISTERED_ONLY')
  expect(talking({ chatBannedUntil: NOW + 5 }).chat.silenced).toBe('CHAT_BANNED')
  expect(talking({ chatBannedUntil: NOW - 5 }).chat.silenced).toBeNull()
})

it('shows no messages of a clan to a player who has left it', async () => {
  const { chat, ids, server, services } = talking({ clanId: 5 })
  server.on(LIST, [chatMessage(3)])
  await chat.enter('clan')
  expect([ids(), chat.canRead]).toEqual([[3], true])
  services.get(PlayerStore).update({ clanId: null })
  await chat.followClan()
  expect([ids(), chat.canRead]).toEqual([undefined, false])
})

it('reports a message only after the player has confirmed it', async () => {
  const { chat, server, services } = talking()
  server.on('POST /api/moderation/report', { reported: true })
  const first = chat.report(chatMessage(7))
  services.ui.answer(false)
  await first
  expect(server.times('POST /api/moderation/report')).toBe(0)
  const second = chat.report(chatMessage(7))
  services.ui.answer(true)
  await second
  expect(server.last('POST /api/moderation/report')?.body).toEqual({ kind: 'CHAT', id: 7 })
})

it('keeps the older messages that the player has loaded when new ones arrive', async () => {
  const { chat, ids, server, services } = talking()
  const stop = parts.start!(services)
  await chat.enter()
  server.on(
    LIST,
    Array.from({ length: 500 }, (_, n) => chatMessage(500 - n)),
  )
  await chat.messages.more()
  for (let n = 0; n < 3; n++) services.live.receive(live(chatMessage(1000 + n)))
  expect([ids()?.length, ids()?.[0], chat.messages.hasMore]).toEqual([500, 1002, true])
  stop()
})

import type { LiveMessage } from '@skystair/contract'
import { expect, it } from 'vitest'
import { refusal } from '../../../testing/fake-server.ts'
import type { player } from '../../../testing/fixtures.ts'
import { letter, mailRoom } from '../../../testing/mail-fixtures.ts'
import { playing, settled } from '../../../testing/services.ts'
import { PlayerStore } from '../player/store.ts'
import { parts } from './parts.ts'
import { MailStore } from './store.ts'

const ROOMS = 'GET /api/mail/list'
const LIST = 'GET /api/mail/dialog/{partner}/list'
const SEND = 'POST /api/mail/dialog/{partner}/send'
const SEEN = 'POST /api/mail/dialog/{partner}/seen'
const ANNA = { id: 2, name: 'Anna' }
const page = (from: number) => Array.from({ length: 20 }, (_, n) => letter(from - n))
const live = (message = letter(50)): LiveMessage => ({ seq: 1, type: 'mail.message', notificationType: 'MAIL_MESSAGE', message })

function writing(changes: Parameters<typeof player>[0] = {}) {
  const game = playing({ level: 10, accessLevel: 'PLAYER', ...changes })
  game.server
    .on(ROOMS, [mailRoom({ unread: 2 }), mailRoom({ partnerId: 3, partnerName: 'Boris' })])
    .on(LIST, page(40), page(20), [])
    .on(SEEN, { haveNewMailMessage: false })
  const mail = game.services.get(MailStore)
  return { ...game, mail, ids: () => mail.messages.value?.map(({ id }) => id) }
}

it('opens a conversation by pages of twenty, and marks it as seen', async () => {
  const { mail, ids, server, services } = writing({ haveNewMailMessage: true })
  await mail.enter(ANNA)
  expect([ids()?.length, mail.messages.hasMore, server.last(LIST)?.url.pathname]).toEqual([20, true, '/api/mail/dialog/2/list'])
  expect([server.times(SEEN), mail.rooms.value?.[0]?.unread, services.get(PlayerStore).player?.haveNewMailMessage]).toEqual([1, 0, false])
  await mail.messages.more()
  expect([ids()?.length, server.last(LIST)?.url.search]).toEqual([40, expect.stringContaining('from=20&to=40')])
})

it('clears the loaded messages when another partner is chosen', async () => {
  const { mail, server } = writing()
  await mail.enter(ANNA)
  mail.setText('For Anna only')
  const choosing = mail.choose({ id: 3, name: 'Boris' })
  expect([mail.messages.value, mail.text]).toEqual([null, ''])
  await choosing
  expect(server.last(LIST)?.url.pathname).toBe('/api/mail/dialog/3/list')
})

it('merges live letters into the open conversation, each once, and marks them as seen', async () => {
  const { mail, ids, server, services } = writing()
  const stop = parts.start!(services)
  await mail.enter(ANNA)
  services.live.receive(live())
  services.live.receive(live())
  await settled()
  expect([ids()?.[0], ids()?.length, services.live.mailUnseen, server.times(SEEN)]).toEqual([50, 21, false, 3])
  services.live.receive(live(letter(51, { authorId: 3 })))
  await settled()
  expect([ids()?.[0], services.live.mailUnseen]).toEqual([50, false])
  stop()
})

it('marks new mail while the window is closed, but not for the player’s own letters', () => {
  const { mail, services } = writing()
  const stop = parts.start!(services)
  services.live.receive(live(letter(1, { authorId: 1, to: ANNA })))
  expect(mail.unseen).toBe(false)
  services.live.receive(live())
  expect(mail.unseen).toBe(true)
  stop()
})

it('reloads the player when it is closed', async () => {
  const { mail, server } = writing()
  await mail.enter()
  mail.hide()
  await settled()
  expect([server.times('GET /api/player/current'), mail.open]).toEqual([1, false])
})

it('sends a text once and keeps it if the server refuses', async () => {
  const { mail, ids, server } = writing()
  await mail.enter(ANNA)
  mail.setText('Hello!')
  server.on(SEND, refusal('BLOCKED', 409))
  await mail.send()
  expect(mail.text).toBe('Hello!')
  server.on(SEND, letter(60, { authorId: 1, to: ANNA, text: 'Hello!' }))
  const before = server.times(SEND)
  await Promise.all([mail.send(), mail.send()])
  expect([server.times(SEND) - before, mail.text, ids()?.[0], server.last(SEND)?.body]).toEqual([
    1,
    '',
    60,
    { text: 'Hello!', kind: 'TEXT' },
  ])
})

it('lets players of any level write to the support', async () => {
  const { mail, server } = writing({ level: 1 })
  await mail.enter({ id: 0, name: null })
  server.on(SEND, letter(61, { authorId: 1, to: { id: 0, name: null } }))
  mail.setText('Help!')
  await mail.send()
  expect([mail.silenced, server.last(SEND)?.url.pathname, server.last(SEND)?.url.search]).toEqual([
    null,
    '/api/mail/dialog/0/send',
    '?support=true',
  ])
  await mail.choose(ANNA)
  expect(mail.silenced).toBe('CHAT_LEVEL')
})

it('lists the questions to the support for a moderator, who answers in its name', async () => {
  const { mail, server } = writing({ accessLevel: 'MODERATOR' })
  server.on('GET /api/mail/support/list', [mailRoom({ partnerId: 7, partnerName: 'Young', unread: 1 })])
  await mail.enter()
  await mail.show('questions')
  await mail.choose({ id: 7, name: 'Young', asks: true })
  server.on(SEND, letter(62, { authorId: 0, authorName: null, to: { id: 7, name: 'Young' } }))
  mail.setText('In the backpack')
  await mail.send()
  expect([server.last(SEND)?.url.search, mail.isOwn(letter(62, { authorId: 0 })), server.times(SEEN)]).toEqual(['?support=true', true, 0])
})

it('blocks a partner and lets them write again', async () => {
  const { mail, server } = writing()
  await mail.enter(ANNA)
  server.on('POST /api/mail/block/{id}', { mailBlockList: [2] }).on('POST /api/mail/unblock/{id}', { mailBlockList: [] })
  await mail.setBlocked(true)
  expect([mail.blocked, mail.rooms.value?.[0]?.blocked]).toEqual([true, true])
  await mail.setBlocked(false)
  expect([mail.blocked, mail.rooms.value?.[0]?.blocked]).toEqual([false, false])
})

it('loads missed messages after a lost connection', async () => {
  const { mail, ids, server, services } = writing()
  const stop = parts.start!(services)
  await mail.enter(ANNA)
  server.on('GET /api/mail/dialog/{partner}/list/latest', [letter(42), letter(41)])
  services.live.setConnected(true)
  await settled()
  expect([ids()?.slice(0, 3), server.last('GET /api/mail/dialog/{partner}/list/latest')?.url.searchParams.get('afterId')]).toEqual([
    [42, 41, 40],
    '40',
  ])
  stop()
})

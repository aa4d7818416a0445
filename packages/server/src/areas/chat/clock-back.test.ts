// Limits on writing count what was written before now: what a clock that was set back puts into the future must silence nobody.
import { chatFlood, forumFlood, mailStrangers } from '@skystair/contract'
import { HOUR } from '@skystair/contract/time'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { guest, registered, type TestClient } from '../../../testing/client.ts'
import { edit } from '../../../testing/edit-player.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

let server: TestApp
let client: TestClient
beforeEach(async () => {
  server = await testApp()
  client = await registered(server.app, 'Writing')
  const { id } = (await client.call('GET /api/player/id/current')).reply
  await edit(server, id, ({ state }) => {
    state.level = 20
  })
})
afterEach(() => server.close())

const topic = { category: 'TALK', title: 'Bridges', text: 'Where to?', tag: null, private: false, guest: false } as const
const strangers: number[] = []

it.each<[string, number, () => Promise<{ readonly status: number }>]>([
  ['the chat', chatFlood.messages, () => client.call('POST /api/chat/{room}/send', { params: { room: 'main' }, body: { text: 'Hello!' } })],
  ['the forum', forumFlood.texts, () => client.call('POST /api/forum/topic/create', { body: topic })],
  [
    'letters to strangers',
    mailStrangers.conversations,
    () => {
      server.clock.pass(chatFlood.window)
      const partner = strangers.pop()!
      return client.call('POST /api/mail/dialog/{partner}/send', { params: { partner }, query: {}, body: { text: 'Hello!' } })
    },
  ],
])('after %s is full, a clock that is set back by a day lets the player write again', async (_, max, write) => {
  for (let n = 0; n < max + 2; n++) {
    const stranger = await guest(server.app)
    strangers.push((await stranger.call('GET /api/player/id/current')).reply.id)
  }
  for (let n = 0; n < max; n++) expect((await write()).status).toBe(200)
  expect((await write()).status).toBe(429)
  server.clock.pass(-24 * HOUR)
  expect((await write()).status).toBe(200)
  strangers.length = 0
})

import { textRules } from '@skystair/contract/player-text'
import { DAY, MINUTE } from '@skystair/contract/time'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { founded, grownUp, idOf } from '../../../testing/clan.ts'
import { registered, type TestClient } from '../../../testing/client.ts'
import { edit } from '../../../testing/edit-player.ts'
import { give } from '../../../testing/purse.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'

let server: TestApp
let ann: TestClient
let bob: TestClient
let ids: Record<'ann' | 'bob', number>
beforeEach(async () => {
  server = await testApp()
  ann = await registered(server.app, 'Ann')
  bob = await registered(server.app, 'Bob')
  ids = { ann: await idOf(ann), bob: await idOf(bob) }
  await grownUp(server, ids.ann)
  await edit(server, ids.ann, async ({ id, state }, tx) => {
    state.bestVictoryStair = 100
    await give(tx, id, { gold: 10_000 })
  })
})
afterEach(() => server.close())

const ban = () =>
  edit(server, ids.ann, ({ state }) => {
    state.chatBannedUntil = server.clock() + 1
  })
const gift = () =>
  ann.call('POST /api/gift/offer/{id}/send', { params: { id: 1 }, body: { receiverId: ids.bob, compliment: 'Well fought!' } })
const about = () => ann.call('POST /api/clan/about/set', { body: { content: 'We climb.' } })
const announce = () => ann.call('POST /api/clan/advertisement/set', { body: { content: 'On Sunday!' } })
const rename = () => ann.call('POST /api/security/name/set', { body: { name: 'Anna' } })
const invite = () => ann.call('POST /api/clan/invite', { body: { playerId: ids.bob } })
const found = () => ann.call('POST /api/clan/create', { body: { name: 'The Larks' } })
const codes = async (...calls: (() => Promise<{ readonly error: { readonly code: string } }>)[]) => {
  const all: string[] = []
  for (const call of calls) all.push((await call()).error.code)
  return all
}

it('a player who is banned from the chat can neither send compliments, nor found or describe a clan, nor invite, nor change the nickname', async () => {
  await founded(ann)
  await grownUp(server, ids.bob)
  await ban()
  expect(new Set(await codes(gift, about, announce, rename, invite))).toEqual(new Set(['CHAT_BANNED']))
  await ann.call('POST /api/clan/leave')
  expect(await codes(found)).toEqual(['CHAT_BANNED'])
})

it('a player below level 10 sends no compliments, and chooses a nickname', async () => {
  await edit(server, ids.ann, ({ state }) => {
    state.level = 9
  })
  expect([await codes(gift), (await rename()).status]).toEqual([['CHAT_LEVEL'], 200])
})

it('compliments, clans’ texts and nicknames are counted together: five within a minute', async () => {
  await founded(ann)
  const replies = [await gift(), await gift(), await about(), await announce()]
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(await codes(gift, about, announce, rename)).toEqual(Array(4).fill('CHAT_FLOOD'))
  expect((await ann.call('POST /api/chat/{room}/send', { params: { room: 'main' }, body: { text: 'Hello!' } })).status).toBe(200)
  server.clock.pass(60_000)
  expect((await about()).status).toBe(200)
})

it.each(['chat', 'mail'] as const)(
  'a player whom another one has blocked in the %s sends no gifts, letters or invitations',
  async (area) => {
    await grownUp(server, ids.bob)
    await founded(ann)
    if (area === 'chat') await bob.call('POST /api/chat/block/{playerId}', { params: { playerId: ids.ann } })
    else await bob.call('POST /api/mail/block/{id}', { params: { id: ids.ann } })
    const letter = () => ann.call('POST /api/mail/dialog/{partner}/send', { params: { partner: ids.bob }, query: {}, body: { text: 'Hi' } })
    expect(await codes(gift, letter, invite)).toEqual(['BLOCKED', 'BLOCKED', 'BLOCKED'])
  },
)

it('the limits of the specification hold as numbers', () => {
  const { CHAT, COMMENT, TOPIC, CLAN_ANNOUNCEMENT } = textRules
  expect([CHAT.max, COMMENT.max, TOPIC.max, CLAN_ANNOUNCEMENT.max]).toEqual([1000, 3000, 20_000, 180])
  expect([CHAT.level, TOPIC.level]).toEqual([10, 10])
})

describe('in a day a player writes', () => {
  const topic = () =>
    ann.call('POST /api/forum/topic/create', {
      body: { category: 'TALK', title: 'Stairs', text: 'How many are there?', tag: null, private: false, guest: false },
    })

  it('twenty topics at most, changes among them, and is told when the next one is welcome', async () => {
    const { id } = (await topic()).reply
    const edited = () =>
      ann.call('POST /api/forum/topic/{id}/edit', {
        params: { id },
        body: { title: 'Stairs', text: 'How many?', tag: null, private: false, guest: false },
      })
    for (let n = 1; n < 20; n++) {
      server.clock.pass(MINUTE)
      expect((await (n % 2 ? edited() : topic())).status).toBe(200)
    }
    for (const write of [topic, edited]) {
      server.clock.pass(MINUTE)
      const { status, error, headers } = await write()
      const untilMidnight = (DAY - (server.clock() % DAY)) / 1000
      expect([status, error.code, headers['retry-after']]).toEqual([429, 'CHAT_FLOOD', String(untilMidnight)])
    }
    server.clock.pass(DAY)
    expect((await topic()).status).toBe(200)
  })

  it('so many texts of each kind', () => {
    const perDay = Object.fromEntries(Object.entries(textRules).map(([kind, rule]) => [kind, rule.perDay]))
    expect(perDay).toEqual({
      ...{ CHAT: 1000, MAIL: 500, SUPPORT: 50, TOPIC: 20, COMMENT: 300, GIFT: 300 },
      ...{ CLAN_NAME: 30, CLAN_ABOUT: 50, CLAN_ANNOUNCEMENT: 50, NAME: 30 },
    })
  })
})

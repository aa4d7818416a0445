import { COMMENT_PAGE, type ForumCategory, type ForumShelf, forumFlood, type LiveMessage, TOPIC_PAGE } from '@skystair/contract'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { enrol, founded, grownUp, idOf, promote } from '../../../testing/clan.ts'
import { PASSWORD, registered, type TestClient } from '../../../testing/client.ts'
import { edit } from '../../../testing/edit-player.ts'
import { swept } from '../../../testing/swept.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { areas } from '../../generated/areas.ts'
import { personalOf } from '../../personal.ts'
import { UNDO, waitingDeletions } from '../security/deletion.ts'

let server: TestApp
let ann: TestClient
let bob: TestClient
let eve: TestClient
let ids: Record<'ann' | 'bob' | 'eve', number>

async function grown(name: string): Promise<TestClient> {
  const client = await registered(server.app, name)
  await grownUp(server, await idOf(client))
  return client
}

beforeEach(async () => {
  server = await testApp()
  ann = await grown('Ann')
  bob = await grown('Bob')
  eve = await grown('Eve')
  ids = { ann: await idOf(ann), bob: await idOf(bob), eve: await idOf(eve) }
})
afterEach(() => server.close())

const words = { title: 'Bridges', text: 'Where do they lead?', tag: null, private: false, guest: false }
const begin = (client: TestClient, changes: object = {}, category: ForumCategory = 'TALK', lang = 'en') => {
  server.clock.pass(forumFlood.window)
  const body = { category, ...words, ...changes }
  return client.call('POST /api/forum/topic/create', { body }, { 'accept-language': lang })
}
const reply = (client: TestClient, id: number, text = 'Up!') => {
  server.clock.pass(forumFlood.window)
  return client.call('POST /api/forum/topic/{id}/comment/add', { params: { id }, body: { text } })
}
const get = (client: TestClient, id: number) => client.call('GET /api/forum/topic/{id}/get', { params: { id } })
const list = async (client: TestClient, query: object = {}, category: ForumShelf = 'TALK', lang = 'en') =>
  (await client.call('GET /api/forum/topic/list', { query: { category, from: 0, to: TOPIC_PAGE, ...query } }, { 'accept-language': lang }))
    .reply
const titles = async (...asked: Parameters<typeof list>) => (await list(...asked)).map(({ title }) => title)
const comments = async (client: TestClient, id: number, from = 0) =>
  (await client.call('GET /api/forum/topic/{id}/comment/list', { params: { id }, query: { from, to: from + COMMENT_PAGE } })).reply
const remove = (client: TestClient, id: number) => client.call('POST /api/forum/topic/{id}/delete', { params: { id } })
const pin = (client: TestClient, id: number, pinned = true) =>
  client.call('POST /api/forum/topic/{id}/pin', { params: { id }, body: { pinned } })
const asModerator = (id: number) => server.db.tx((tx) => tx.run("update player set access_level = 'MODERATOR' where id = ?", [id]))

it('a topic belongs to a category and to the language of its author, and keeps its text as it was written', async () => {
  const text = '# Stairs\n- <b>one</b>\n\n\n\n- **two** '
  const { reply: topic } = await begin(ann, { text, tag: 'ADVICE' }, 'GUIDES')
  expect(topic).toMatchObject({
    title: 'Bridges',
    text: '# Stairs\n- <b>one</b>\n\n- **two**',
    tag: 'ADVICE',
    authorName: 'Ann',
    clan: null,
  })
  expect((await get(bob, topic.id)).reply).toEqual(topic)
  const { text: _, moderated: __, ...head } = topic
  expect(await list(bob, {}, 'GUIDES')).toEqual([head])
  expect([await titles(bob), await titles(bob, {}, 'GUIDES', 'ru'), await titles(bob, { tag: 'BUG' }, 'GUIDES')]).toEqual([[], [], []])
  const { reply: categories } = await bob.call('GET /api/forum/category/list')
  expect(categories.filter(({ topics }) => topics > 0)).toEqual([{ category: 'GUIDES', topics: 1, clan: false, writable: true }])
})

it('topics of the other language, or of any, are listed and counted on request', async () => {
  await begin(ann)
  const { reply: russian } = await begin(bob, { title: 'Мосты' }, 'TALK', 'ru')
  expect(russian.lang).toBe('RU')
  const all = (lang: 'RU' | 'EN' | 'ANY') => titles(eve, { lang, sort: 'CREATED' })
  expect([await titles(eve), await all('EN'), await all('RU'), await all('ANY')]).toEqual([
    ['Bridges'],
    ['Bridges'],
    ['Мосты'],
    ['Мосты', 'Bridges'],
  ])
  const counted = async (query: { lang?: 'RU' | 'ANY' }) =>
    (await eve.call('GET /api/forum/category/list', { query }, { 'accept-language': 'en' })).reply.find(
      ({ category }) => category === 'TALK',
    )!.topics
  expect([await counted({}), await counted({ lang: 'RU' }), await counted({ lang: 'ANY' })]).toEqual([1, 1, 2])
  expect((await reply(eve, russian.id)).status).toBe(200)
})

it('topics are listed by pages of twenty, pinned ones first, in the requested order', async () => {
  const created: number[] = []
  for (let n = 1; n <= 21; n++) created.push((await begin(n % 2 ? ann : bob, { title: `Topic ${n}` })).reply.id)
  await reply(eve, created[2]!)
  await reply(eve, created[4]!)
  await reply(bob, created[2]!)
  await reply(eve, created[4]!)
  await reply(eve, created[2]!)
  await asModerator(ids.eve)
  await pin(eve, created[9]!)
  expect((await titles(bob)).slice(0, 4)).toEqual(['Topic 10', 'Topic 3', 'Topic 5', 'Topic 21'])
  expect((await titles(bob, { sort: 'CREATED' })).slice(0, 3)).toEqual(['Topic 10', 'Topic 21', 'Topic 20'])
  expect((await list(bob, { sort: 'COMMENTS' })).slice(0, 3).map(({ comments }) => comments)).toEqual([0, 3, 2])
  expect([(await list(bob)).length, await titles(bob, { from: 20, to: 40 })]).toEqual([20, ['Topic 1']])
})

it('an author edits a topic, which then shows the date of the change, and no other player can', async () => {
  const { id } = (await begin(ann)).reply
  server.clock.pass(5000)
  const input = { params: { id }, body: { ...words, title: 'Ropes', text: 'How long?', tag: 'QUESTION' as const } }
  expect((await bob.call('POST /api/forum/topic/{id}/edit', input)).error.code).toBe('NOT_YOURS')
  const edited = await ann.call('POST /api/forum/topic/{id}/edit', input)
  expect(edited.reply).toMatchObject({ title: 'Ropes', text: 'How long?', tag: 'QUESTION', editedAt: server.clock() })
  expect((await get(bob, id)).reply).toEqual(edited.reply)
  expect([await titles(bob, { search: 'bridge' }), await titles(bob, { search: 'rope' })]).toEqual([[], ['Ropes']])
})

it('comments are listed oldest first by pages of twenty, and counted', async () => {
  const { id } = (await begin(ann)).reply
  for (let n = 1; n <= 21; n++) await reply(n % 2 ? ann : bob, id, `${n}`)
  expect((await comments(eve, id)).map(({ text }) => text).slice(0, 2)).toEqual(['1', '2'])
  expect((await comments(eve, id, 20)).map(({ text, authorName }) => [text, authorName])).toEqual([['21', 'Ann']])
  const mine = (await comments(eve, id))[1]!.id
  const input = { params: { id, commentId: mine } }
  expect((await eve.call('POST /api/forum/topic/{id}/comment/{commentId}/delete', input)).error.code).toBe('NOT_YOURS')
  expect((await bob.call('POST /api/forum/topic/{id}/comment/{commentId}/delete', input)).status).toBe(200)
  expect((await bob.call('POST /api/forum/topic/{id}/comment/{commentId}/delete', input)).error.code).toBe('COMMENT_NOT_FOUND')
  expect([(await get(bob, id)).reply.comments, (await comments(eve, id)).length]).toEqual([20, 20])
})

it('an author edits a comment, which then shows the date of the change, and no other player can', async () => {
  const { id } = (await begin(ann)).reply
  const commentId = (await reply(bob, id, 'Up!')).reply.id
  server.clock.pass(5000)
  const change = (client: TestClient, text: string) =>
    client.call('POST /api/forum/topic/{id}/comment/{commentId}/edit', { params: { id, commentId }, body: { text } })
  await asModerator(ids.eve)
  for (const client of [ann, eve]) expect((await change(client, 'Down!')).error.code).toBe('NOT_YOURS')
  const { reply: edited } = await change(bob, 'Up, **up**!')
  expect(edited).toMatchObject({ id: commentId, text: 'Up, **up**!', at: server.clock() - 5000, editedAt: server.clock() })
  expect([await comments(eve, id), (await get(ann, id)).reply.comments]).toEqual([[edited], 1])
  await bob.call('POST /api/forum/topic/{id}/comment/{commentId}/delete', { params: { id, commentId } })
  expect((await change(bob, 'Again')).error.code).toBe('COMMENT_NOT_FOUND')
})

it('writing needs level ten and no ban, and nobody writes faster than others can read', async () => {
  await edit(server, ids.bob, ({ state }) => {
    state.level = 9
  })
  expect((await begin(bob)).error.code).toBe('CHAT_LEVEL')
  const { id } = (await begin(ann)).reply
  expect((await reply(bob, id)).error.code).toBe('CHAT_LEVEL')
  await edit(server, ids.eve, ({ state }) => {
    state.chatBannedUntil = server.clock() + 2 * forumFlood.window
  })
  expect([(await begin(eve)).error.code, (await reply(eve, id)).status]).toEqual(['CHAT_BANNED', 200])
  const quick = () => ann.call('POST /api/forum/topic/{id}/comment/add', { params: { id }, body: { text: 'Me!' } })
  server.clock.pass(forumFlood.window)
  for (let n = 0; n < forumFlood.texts; n++) expect((await quick()).status).toBe(200)
  expect((await quick()).error.code).toBe('CHAT_FLOOD')
})

it('only its author and moderators can read a private topic', async () => {
  const { id } = (await begin(ann, { private: true })).reply
  expect([(await get(bob, id)).error.code, (await reply(bob, id)).error.code, await titles(bob)]).toEqual([
    'TOPIC_NOT_FOUND',
    'TOPIC_NOT_FOUND',
    [],
  ])
  expect([await titles(ann), (await bob.call('GET /api/forum/category/list')).reply[0]?.topics]).toEqual([['Bridges'], 0])
  await asModerator(ids.bob)
  expect([(await get(bob, id)).reply.private, (await reply(bob, id)).status, await titles(bob)]).toEqual([true, 200, ['Bridges']])
})

it('moderators pin and delete any topic and delete any comment, and still see what was deleted', async () => {
  const { id } = (await begin(ann)).reply
  const comment = (await reply(ann, id, 'Oops')).reply.id
  expect([(await pin(bob, id)).error.code, (await remove(bob, id)).error.code]).toEqual(['FORBIDDEN', 'NOT_YOURS'])
  await asModerator(ids.bob)
  expect([(await pin(bob, id)).reply.pinned, (await pin(bob, id, false)).reply.pinned]).toEqual([true, false])
  const input = { params: { id, commentId: comment } }
  expect((await bob.call('POST /api/forum/topic/{id}/comment/{commentId}/delete', input)).status).toBe(200)
  expect(await comments(eve, id)).toEqual([])
  expect(await comments(bob, id)).toMatchObject([{ text: 'Oops', deleted: true }])
  expect((await remove(bob, id)).reply).toEqual({ deleted: true })
  expect([(await get(ann, id)).error.code, await titles(ann)]).toEqual(['TOPIC_NOT_FOUND', []])
  expect((await get(bob, id)).reply).toMatchObject({ text: 'Where do they lead?', deleted: true })
  expect((await remove(bob, id)).error.code).toBe('TOPIC_NOT_FOUND')
})

it('a clan has a forum of its own, in which topics are begun from the rank of a representative', async () => {
  const clanId = await founded(ann, 'Night Climbers')
  await enrol(server, clanId, ids.bob, 'PARTICIPANT')
  expect((await begin(eve, {}, 'CLAN_TALK')).error.code).toBe('CLAN_MISSING')
  expect((await begin(bob, {}, 'CLAN_TALK')).error.code).toBe('CLAN_RANK')
  await promote(server, ids.bob, 'REPRESENTATIVE')
  const { reply: topic } = await begin(bob, {}, 'CLAN_TALK', 'ru')
  expect(topic.clan).toEqual({ id: clanId, name: 'Night Climbers' })
  expect([await titles(ann, {}, 'CLAN_TALK'), (await get(eve, topic.id)).error.code]).toEqual([['Bridges'], 'TOPIC_NOT_FOUND'])
  const { reply: categories } = await ann.call('GET /api/forum/category/list')
  expect(categories.filter(({ clan }) => clan).map(({ category, topics }) => [category, topics])).toEqual([
    ['CLAN_TALK', 1],
    ['CLAN_PLANS', 0],
  ])
  expect((await eve.call('GET /api/forum/category/list')).reply.some(({ clan }) => clan)).toBe(false)
  await bob.call('POST /api/clan/leave')
  expect((await get(bob, topic.id)).error.code).toBe('TOPIC_NOT_FOUND')
})

it('those who edit the clan’s texts moderate its forum, and no other', async () => {
  const clanId = await founded(ann)
  await enrol(server, clanId, ids.bob, 'REPRESENTATIVE')
  const clanTopic = (await begin(bob, { private: true }, 'CLAN_TALK')).reply.id
  const topic = (await begin(bob)).reply.id
  expect([(await pin(bob, clanTopic)).error.code, (await pin(ann, topic)).error.code]).toEqual(['FORBIDDEN', 'FORBIDDEN'])
  expect([(await pin(ann, clanTopic)).reply.moderated, (await remove(ann, topic)).error.code]).toEqual([true, 'NOT_YOURS'])
  expect([await titles(ann, {}, 'CLAN_TALK'), (await remove(ann, clanTopic)).status]).toEqual([['Bridges'], 200])
})

it('a clan’s topic for guests can be read and commented on by everybody', async () => {
  await founded(ann, 'Night Climbers')
  const { id } = (await begin(ann, { guest: true }, 'CLAN_TALK')).reply
  await begin(ann, { title: 'For us' }, 'CLAN_TALK')
  expect((await list(eve, {}, 'GUESTS')).map(({ title, clan }) => [title, clan?.name])).toEqual([['Bridges', 'Night Climbers']])
  expect([(await get(eve, id)).status, (await reply(eve, id)).status]).toEqual([200, 200])
  expect((await begin(ann, { guest: true })).error.code).toBe('BAD_INPUT')
  expect((await begin(ann, { guest: true, private: true }, 'CLAN_TALK')).error.code).toBe('BAD_INPUT')
})

it('a deleted account loses its name at once, and its texts with the account', async () => {
  const { id } = (await begin(ann, { text: 'My secret ladder' })).reply
  await reply(ann, id, 'My secret rope')
  await reply(bob, id, 'Really?')
  await ann.call('POST /api/security/delete', { body: { confirm: 'DELETE', password: PASSWORD } })
  expect((await get(bob, id)).reply).toMatchObject({ authorName: null, text: 'My secret ladder' })
  server.clock.pass(UNDO + 1)
  await swept(server.db, [waitingDeletions], server.clock(), personalOf(areas))
  expect((await get(eve, id)).reply).toMatchObject({ title: '', text: '', comments: 2 })
  expect((await comments(eve, id)).map(({ text }) => text)).toEqual(['', 'Really?'])
  expect(await titles(eve, { search: 'ladder' })).toEqual([])
})

it('topics and comments of authors whom a player has blocked are hidden from that player, but not from moderators', async () => {
  const shown = (await begin(eve)).reply.id
  const hidden = (await begin(bob, { title: 'Noise' })).reply.id
  await reply(bob, shown, 'More noise')
  await reply(eve, shown, 'Quiet')
  await ann.call('POST /api/chat/block/{playerId}', { params: { playerId: (await get(eve, hidden)).reply.authorId } })
  expect(await titles(ann)).toEqual(['Bridges'])
  expect((await get(ann, hidden)).error.code).toBe('TOPIC_NOT_FOUND')
  expect((await comments(ann, shown)).map(({ text }) => text)).toEqual(['Quiet'])
  const { reply: categories } = await ann.call('GET /api/forum/category/list', undefined, { 'accept-language': 'en' })
  expect(categories.find(({ category }) => category === 'TALK')?.topics).toBe(1)
  expect(await comments(eve, shown)).toHaveLength(2)
  await asModerator((await ann.call('GET /api/player/id/current')).reply.id)
  expect((await comments(ann, shown)).map(({ text }) => text)).toEqual(['More noise', 'Quiet'])
})

it('new topics and comments are told live, without their texts, to those who may read them', async () => {
  const heard: [string, LiveMessage][] = []
  server.deps.bus.listen((destination, message) => heard.push([destination, message]))
  const told = () =>
    heard.splice(0).flatMap(([destination, message]) => ('topicId' in message ? [[destination, message.type, message.topicId]] : []))
  const { id } = (await begin(ann)).reply
  await reply(bob, id)
  expect(told()).toEqual([
    ['/stomp/broadcast', 'forum.topic', id],
    ['/stomp/broadcast', 'forum.comment', id],
  ])
  const secret = (await begin(ann, { private: true })).reply.id
  await reply(ann, secret)
  expect(told()).toEqual([])
  await grownUp(server, await idOf(ann))
  const clanId = await founded(ann)
  const ours = (await begin(ann, {}, 'CLAN_TALK')).reply.id
  const guests = (await begin(ann, { guest: true }, 'CLAN_TALK')).reply.id
  expect(told()).toEqual([
    [`/stomp/clan/${clanId}`, 'forum.topic', ours],
    ['/stomp/broadcast', 'forum.topic', guests],
  ])
})

it('changes and deletions are told live as well, a topic that becomes private to those who could read it', async () => {
  await grownUp(server, ids.ann)
  const clanId = await founded(ann)
  const { id } = (await begin(ann, {}, 'CLAN_TALK')).reply
  const { reply: comment } = await reply(ann, id)
  const heard: [string, string][] = []
  server.deps.bus.listen((destination, message) => 'topicId' in message && heard.push([destination, message.type]))
  const told = () => heard.splice(0)
  const rewrite = (changes: object) => {
    server.clock.pass(forumFlood.window)
    return ann.call('POST /api/forum/topic/{id}/edit', { params: { id }, body: { ...words, ...changes } })
  }
  const own = `/stomp/clan/${clanId}`
  const aComment = { id, commentId: comment.id }
  await ann.call('POST /api/forum/topic/{id}/comment/{commentId}/edit', { params: aComment, body: { text: 'Down' } })
  await ann.call('POST /api/forum/topic/{id}/comment/{commentId}/delete', { params: aComment })
  expect(told()).toEqual([
    [own, 'forum.comment'],
    [own, 'forum.comment'],
  ])
  await rewrite({ title: 'Roads' })
  expect(told()).toEqual([[own, 'forum.topic']])
  await rewrite({ guest: true })
  expect(told()).toEqual([
    [own, 'forum.topic'],
    ['/stomp/broadcast', 'forum.topic'],
  ])
  await rewrite({ private: true })
  expect(told()).toEqual([['/stomp/broadcast', 'forum.topic']])
  await rewrite({})
  expect(told()).toEqual([[own, 'forum.topic']])
  await pin(ann, id)
  await remove(ann, id)
  expect(told()).toEqual([
    [own, 'forum.topic'],
    [own, 'forum.topic'],
  ])
})

it('a former member of a clan reads its topics that are open to guests and deletes an own one, but changes none', async () => {
  await grownUp(server, ids.ann)
  await grownUp(server, ids.bob)
  const clanId = await founded(ann)
  await enrol(server, clanId, ids.bob, 'REPRESENTATIVE')
  const { id } = (await begin(bob, { guest: true }, 'CLAN_TALK')).reply
  await bob.call('POST /api/clan/leave')
  server.clock.pass(forumFlood.window)
  const change = (changes: object) => bob.call('POST /api/forum/topic/{id}/edit', { params: { id }, body: { ...words, ...changes } })
  expect((await change({ guest: true })).error.code).toBe('NOT_YOURS')
  expect((await bob.call('GET /api/forum/topic/{id}/get', { params: { id } })).status).toBe(200)
  expect((await remove(bob, id)).status).toBe(200)
})

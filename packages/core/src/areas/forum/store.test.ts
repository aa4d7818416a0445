import { expect, it, vi } from 'vitest'
import { refusal } from '../../../testing/fake-server.ts'
import { comment, topic, topicHead } from '../../../testing/forum-fixtures.ts'
import { playing } from '../../../testing/services.ts'
import { PlayerStore } from '../player/index.ts'
import { parts } from './parts.ts'
import { ForumStore } from './store.ts'
import { TopicStore } from './topic-store.ts'
import { TopicsStore } from './topics-store.ts'
import { WritingStore } from './writing-store.ts'

const game = () => playing({ level: 20, accessLevel: 'PLAYER' })

it('leads back from each page to the one before', async () => {
  const { services, server } = game()
  server.on('GET /api/forum/category/list', [])
  const forum = services.get(ForumStore)
  forum.enter({ kind: 'TOPICS', category: 'CLAN_TALK', search: '' })
  forum.go({ kind: 'TOPIC', id: 1 })
  expect(forum.page).toEqual({ kind: 'TOPIC', id: 1 })
  forum.back()
  expect(forum.page).toEqual({ kind: 'TOPICS', category: 'CLAN_TALK', search: '' })
  forum.back()
  expect([forum.page, forum.trail.length]).toEqual([{ kind: 'HOME' }, 1])
})

it('loads topics page by page, and asks for the chosen order, tag and words', async () => {
  const { services, server } = game()
  const page = Array.from({ length: 20 }, (_, index) => topicHead(40 - index))
  server.on('GET /api/forum/topic/list', page)
  const store = services.get(TopicsStore)
  await store.open('TALK', 'bridge')
  expect([store.topics.value?.length, store.topics.hasMore]).toEqual([20, true])
  server.on('GET /api/forum/topic/list', [topicHead(21), topicHead(20)])
  await store.topics.more()
  expect([store.topics.value?.length, store.topics.hasMore]).toEqual([21, false])
  await store.setTag('BUG')
  await store.setSort('COMMENTS')
  const asked = server.seen.map(({ url }) => url.search)
  expect(asked[1]).toBe('?sort=COMMENTED&category=TALK&search=bridge&from=20&to=40')
  expect(asked.at(-1)).toBe('?sort=COMMENTS&category=TALK&search=bridge&tag=BUG&from=0&to=20')
  await store.setLang('ANY')
  expect(server.seen.at(-1)?.url.searchParams.get('lang')).toBe('ANY')
  server.on('GET /api/forum/category/list', [])
  await services.get(ForumStore).categories.reload()
  expect(server.seen.at(-1)?.url.search).toBe('?lang=ANY')
})

it('keeps an unsent comment on the device for each player, until it is sent', async () => {
  const { services, server } = game()
  server.on('GET /api/forum/topic/{id}/get', topic(1)).on('GET /api/forum/topic/{id}/comment/list', [comment(1)])
  const store = services.get(TopicStore)
  await store.open(1)
  store.setText('Not yet')
  await store.open(2)
  expect(store.text).toBe('')
  await store.open(1)
  expect(store.text).toBe('Not yet')
  services.get(PlayerStore).update({ id: 77 })
  await store.open(1)
  expect(store.text).toBe('')
  store.setText('Now')
  server.on('POST /api/forum/topic/{id}/comment/add', comment(2, { text: 'Now' }))
  await store.send()
  expect([store.text, store.comments.value?.map(({ text }) => text), store.topic.value?.comments]).toEqual(['', ['Comment 1', 'Now'], 1])
  await store.open(1)
  expect(store.text).toBe('')
})

it('changes a comment in its place, and drops the change when another topic is opened', async () => {
  const { services, server } = game()
  server
    .on('GET /api/forum/topic/{id}/get', topic(1, { comments: 2 }))
    .on('GET /api/forum/topic/{id}/comment/list', [comment(1), comment(2)])
  server.on('POST /api/forum/topic/{id}/comment/{commentId}/edit', comment(1, { text: 'Better', editedAt: 5 }))
  const store = services.get(TopicStore)
  await store.open(1)
  store.edit(comment(1))
  store.setEdited('a'.repeat(3001))
  expect(store.editedProblem).toBe('TEXT_TOO_LONG')
  store.setEdited('Better')
  await store.saveEdited()
  expect(server.last('POST /api/forum/topic/{id}/comment/{commentId}/edit')?.body).toEqual({ text: 'Better' })
  expect([store.edited, store.comments.value?.map(({ text, editedAt }) => [text, editedAt])]).toEqual([
    null,
    [
      ['Better', 5],
      ['Comment 2', null],
    ],
  ])
  store.edit(comment(2))
  await store.open(2)
  expect(store.edited).toBeNull()
})

it('removes a deleted comment from the list and the count', async () => {
  const { services, server } = game()
  server
    .on('GET /api/forum/topic/{id}/get', topic(1, { comments: 2 }))
    .on('GET /api/forum/topic/{id}/comment/list', [comment(1), comment(2)])
  server.on('POST /api/forum/topic/{id}/comment/{commentId}/delete', { deleted: true })
  const store = services.get(TopicStore)
  await store.open(1)
  await store.deleteComment(1)
  expect([store.comments.value?.map(({ id }) => id), store.topic.value?.comments]).toEqual([[2], 1])
})

it('reports a comment only after the player has confirmed it', async () => {
  const { services, server } = game()
  server.on('POST /api/moderation/report', { reported: true })
  const store = services.get(TopicStore)
  for (const sure of [false, true]) {
    const reported = store.report('COMMENT', 7)
    services.ui.answer(sure)
    await reported
    expect(server.times('POST /api/moderation/report')).toBe(sure ? 1 : 0)
  }
  expect(server.last('POST /api/moderation/report')?.body).toEqual({ kind: 'COMMENT', id: 7 })
})

it('keeps the draft of a topic on the device until it is published or thrown away', async () => {
  const { services, server } = game()
  const write = services.get(WritingStore)
  write.open('CLAN_TALK', null)
  expect([write.ready, write.hasDraft, write.content.seen, write.choices]).toEqual([false, false, 'CLAN', ['CLAN', 'GUEST', 'PRIVATE']])
  write.change({ title: 'Ropes', text: 'How long?', seen: 'GUEST' })
  write.open('TALK', null)
  expect([write.content.title, write.content.seen]).toEqual(['', 'ALL'])
  write.open('CLAN_TALK', null)
  expect([write.ready, write.hasDraft, write.content.title]).toEqual([true, true, 'Ropes'])
  server.on('POST /api/forum/topic/create', topic(5))
  expect((await write.save())?.id).toBe(5)
  expect(server.last('POST /api/forum/topic/create')?.body).toEqual({
    category: 'CLAN_TALK',
    title: 'Ropes',
    text: 'How long?',
    tag: null,
    private: false,
    guest: true,
  })
  write.open('CLAN_TALK', null)
  expect([write.hasDraft, write.content.title]).toEqual([false, ''])
  write.open('TALK', topic(5, { private: true }))
  write.change({ title: 'Other' })
  write.dropDraft()
  expect(write.content).toEqual({ title: 'Topic 5', text: 'Text 5', tag: null, seen: 'PRIVATE' })
})

it('shows new comments of others at the end while the topic is open, and nothing while the window is closed', async () => {
  const { services, server } = game()
  server.on('GET /api/forum/category/list', []).on('GET /api/forum/topic/{id}/get', topic(1, { comments: 1 }))
  server.on('GET /api/forum/topic/{id}/comment/list', [comment(1)])
  const [forum, store] = [services.get(ForumStore), services.get(TopicStore)]
  forum.enter({ kind: 'TOPIC', id: 1 })
  await store.open(1)
  const event = { seq: 1, type: 'forum.comment', notificationType: 'FORUM_COMMENT', topicId: 1, category: 'TALK' } as const
  const asked = server.seen.length
  forum.receive(event)
  expect(server.seen.length).toBe(asked)
  forum.setOpen(true)
  server.on('GET /api/forum/topic/{id}/get', topic(1, { comments: 2 }))
  server.on('GET /api/forum/topic/{id}/comment/list', [comment(1), comment(2)])
  forum.receive({ ...event, topicId: 7 })
  expect(server.seen.length).toBe(asked)
  forum.receive(event)
  await vi.waitFor(() => expect(store.comments.value?.map(({ id }) => id)).toEqual([1, 2]))
  expect(store.topic.value?.comments).toBe(2)
})

it('shows changed and deleted comments, and leaves a topic that is deleted', async () => {
  const { services, server } = game()
  server.on('GET /api/forum/category/list', []).on('GET /api/forum/topic/{id}/get', topic(1, { comments: 2 }))
  server.on('GET /api/forum/topic/{id}/comment/list', [comment(1), comment(2)])
  const [forum, store] = [services.get(ForumStore), services.get(TopicStore)]
  forum.setOpen(true)
  forum.enter({ kind: 'TOPIC', id: 1 })
  await store.open(1)
  server.on('GET /api/forum/topic/{id}/get', topic(1, { comments: 1, title: 'Renamed' }))
  server.on('GET /api/forum/topic/{id}/comment/list', [{ ...comment(2), text: 'Changed' }])
  const said = { seq: 1, type: 'forum.comment', notificationType: 'FORUM_COMMENT', topicId: 1, category: 'TALK' } as const
  forum.receive(said)
  await vi.waitFor(() => expect(store.comments.value?.map(({ text }) => text)).toEqual(['Changed']))
  expect([store.topic.value?.title, store.topic.value?.comments]).toEqual(['Renamed', 1])
  server.on('GET /api/forum/topic/{id}/get', refusal('TOPIC_NOT_FOUND', 404))
  forum.receive({ ...said, type: 'forum.topic', notificationType: 'FORUM_TOPIC' })
  await vi.waitFor(() => expect(forum.page.kind).toBe('HOME'))
  expect(services.ui.toasts).toHaveLength(1)
})

it('shows new topics in the open list, however many of its pages are loaded', async () => {
  const { services, server } = game()
  const page = (newest: number) => Array.from({ length: 20 }, (_, index) => topicHead(newest - index))
  server.on('GET /api/forum/category/list', []).on('GET /api/forum/topic/list', page(60), page(40))
  const [forum, store] = [services.get(ForumStore), services.get(TopicsStore)]
  forum.setOpen(true)
  forum.enter({ kind: 'TOPICS', category: 'TALK', search: '' })
  await store.open('TALK', '')
  await store.topics.more()
  server.on('GET /api/forum/topic/list', page(61), page(41))
  forum.receive({ seq: 1, type: 'forum.topic', notificationType: 'FORUM_TOPIC', topicId: 61, category: 'TALK' })
  await vi.waitFor(() => expect(store.topics.value?.map(({ id }) => id)).toEqual([...page(61), ...page(41)].map(({ id }) => id)))
})

it('forgets the topic and returns to the first page when the player leaves the clan', async () => {
  const { services, server } = game()
  server.on('GET /api/forum/category/list', []).on('GET /api/forum/topic/{id}/get', topic(1))
  server.on('GET /api/forum/topic/{id}/comment/list', [comment(1)])
  const [forum, store] = [services.get(ForumStore), services.get(TopicStore)]
  services.get(PlayerStore).update({ clanId: 5 })
  forum.setOpen(true)
  forum.enter({ kind: 'TOPIC', id: 1 })
  await store.open(1)
  const stop = parts.start!(services)
  services.get(PlayerStore).update({ clanId: null })
  stop()
  expect([forum.page.kind, store.topic.value, store.comments.value]).toEqual(['HOME', null, null])
})

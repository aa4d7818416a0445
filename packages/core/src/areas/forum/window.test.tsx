import type { ForumCategoryInfo } from '@skystair/contract'
import en from '@skystair/world/texts/en/index'
import { runInAction } from 'mobx'
import { expect, it } from 'vitest'
import { comment, topic, topicHead } from '../../../testing/forum-fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { Marks } from './marks.tsx'
import { type ForumPage, ForumStore } from './store.ts'
import { TopicStore } from './topic-store.ts'
import { TopicsStore } from './topics-store.ts'
import { ForumWindow } from './window.tsx'
import { WritingStore } from './writing-store.ts'

const categories: ForumCategoryInfo[] = [
  { category: 'TALK', topics: 2, clan: false, writable: true },
  { category: 'GUESTS', topics: 0, clan: false, writable: false },
  { category: 'CLAN_TALK', topics: 1, clan: true, writable: false },
]

async function opened(changes: Parameters<typeof playing>[0] = {}, ...pages: ForumPage[]) {
  const { services, texts } = playing({ level: 20, accessLevel: 'PLAYER', ...changes }, { texts: en })
  await texts.use('EN')
  const forum = services.get(ForumStore)
  forum.categories.set(categories)
  for (const page of pages) forum.go(page)
  return { services, page: () => draw(services, <ForumWindow />) }
}

const talk: ForumPage = { kind: 'TOPICS', category: 'TALK', search: '' }
const first: ForumPage = { kind: 'TOPIC', id: 1 }

it('shows the categories with their numbers of topics, those of the clan first', async () => {
  const { text } = (await opened()).page()
  expect(text.indexOf('By the fire')).toBeLessThan(text.indexOf('Anything under the sun'))
  for (const words of ['2 topics', '1 topic', 'Clan forum', 'Visiting the clans']) expect(text).toContain(words)
})

it('is for registered players', async () => {
  expect((await opened({ accessLevel: 'TRIAL' })).page().text).toContain(en.error.REGISTERED_ONLY)
})

it('lists topics with their marks, author and number of comments', async () => {
  const { services, page } = await opened({}, talk)
  const store = services.get(TopicsStore)
  store.category = 'TALK'
  store.topics.set([topicHead(2, { pinned: true, tag: 'BUG', comments: 3 }), topicHead(1, { authorName: null })])
  const { text, buttons } = page()
  for (const words of ['Topic 2', 'Pinned', 'Bug', '3 replies', 'Topic 1']) expect(text).toContain(words)
  expect(buttons).toContain(en.forum.begin)
})

it('shows topics of another language or of any on request, each with its language', async () => {
  const { services, page } = await opened({}, talk)
  const store = services.get(TopicsStore)
  store.topics.set([topicHead(2, { lang: 'RU', title: 'Мосты' }), topicHead(1)])
  const { text, html } = page()
  for (const words of ['In Russian', 'In English', 'Any language']) expect(text).toContain(words)
  expect(html.match(/sky-forum-marks/g)).toHaveLength(1)
  expect(draw(services, <Marks topic={topicHead(2, { lang: 'RU' })} />).text).toBe('In Russian')
  const ofClan = (await opened({}, { ...talk, category: 'CLAN_TALK' })).page()
  expect(ofClan.text).not.toContain('Any language')
})

it('says what to do where there is nothing to read', async () => {
  const { services, page } = await opened({}, talk)
  const store = services.get(TopicsStore)
  store.category = 'TALK'
  store.topics.set([])
  expect(page().text).toContain(en.forum.empty)
  runInAction(() => {
    store.search = 'ladder'
  })
  expect(page().text).toContain(en.forum.emptySearch)
})

it('says why the player may not begin a topic, in place of the button', async () => {
  const young = (await opened({ level: 9 }, talk)).page()
  expect([young.text.includes('You need level 10 to send a message!'), young.buttons.includes(en.forum.begin)]).toEqual([true, false])
  const low = (await opened({}, { ...talk, category: 'CLAN_TALK' })).page()
  expect([low.text.includes(en.forum.clanRank), low.buttons.includes(en.forum.begin)]).toEqual([true, false])
})

it('offers only the actions on a topic and its comments that the player may do', async () => {
  const { services, page } = await opened({ id: 1 }, first)
  const store = services.get(TopicStore)
  store.comments.set([comment(1), comment(2, { authorId: 1, authorName: 'Me' })])
  store.topic.set(topic(1, { text: '**strong**', editedAt: 1 }))
  await services.get(ForumStore).loadDialect()
  const reader = page()
  expect([reader.html.includes('<strong>strong</strong>'), reader.text.includes('edited')]).toEqual([true, true])
  expect([reader.buttons.includes(en.forum.edit), reader.buttons.includes(en.forum.pin)]).toEqual([false, false])
  const onReplies = ({ buttons }: typeof reader) => buttons.filter((name) => /(the|’s) reply/.test(name))
  expect(onReplies(reader)).toEqual(['Report Anna’s reply', 'Edit the reply “Comment 2”', 'Delete Me’s reply'])
  expect(reader.buttons).toContain(en.forum.report)
  store.edit(comment(2))
  expect([onReplies(page()), page().buttons.includes(en.forum.save)]).toEqual([['Report Anna’s reply'], true])
  store.edit(null)
  store.topic.set(topic(1, { authorId: 1 }))
  store.comments.set([])
  expect(page().buttons).toEqual(expect.arrayContaining([en.forum.edit, en.forum.delete]))
  expect(page().buttons).not.toContain(en.forum.report)
  store.comments.set([comment(1)])
  store.topic.set(topic(1, { moderated: true }))
  expect(page().buttons).toEqual(expect.arrayContaining([en.forum.pin, en.forum.delete, 'Delete Anna’s reply']))
  store.topic.set(topic(1, { deleted: true, moderated: true }))
  expect([page().text.includes(en.forum.deleted), page().buttons.includes(en.forum.pin)]).toEqual([true, false])
})

it('shows what is left of topics whose authors have left', async () => {
  const { services, page } = await opened({}, first)
  services.get(TopicStore).topic.set(topic(1, { title: '', text: '', authorName: null }))
  expect([page().text.includes(en.forum.untitled), page().text.includes(en.forum.erased)]).toEqual([true, true])
})

it('shows an error if a title, a topic or a comment is too long', async () => {
  const { services, page } = await opened({}, { kind: 'WRITE', category: 'TALK', topic: null })
  const write = services.get(WritingStore)
  write.change({ title: 'a'.repeat(41), text: 'A text' })
  expect([page().text.includes('The text is too long'), page().off.includes(en.forum.publish)]).toEqual([true, true])
  write.change({ title: 'a'.repeat(40), text: 'a'.repeat(20_001) })
  expect([page().text.includes('The text is too long'), page().off.includes(en.forum.publish)]).toEqual([true, true])
  write.change({ text: 'a'.repeat(20_000) })
  expect([page().text.includes('The text is too long'), page().buttons.includes(en.forum.publish)]).toEqual([false, true])
  const reading = await opened({}, first)
  const store = reading.services.get(TopicStore)
  store.topic.set(topic(1))
  store.setText('a'.repeat(3001))
  expect([reading.page().text.includes('The text is too long'), reading.page().off.includes(en.forum.send)]).toEqual([true, true])
})

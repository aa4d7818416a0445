import type { ForumCategoryInfo } from '@skystair/contract'
import { ForumShelf } from '@skystair/contract/enums'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { type ForumPage, ForumStore } from '../../src/areas/forum/store.ts'
import { TopicStore } from '../../src/areas/forum/topic-store.ts'
import { ForumWindow } from '../../src/areas/forum/window.tsx'
import { WritingStore } from '../../src/areas/forum/writing-store.ts'
import type { Language } from '../../src/services/options.ts'
import { useStore } from '../../src/ui/context.ts'
import { NOW } from '../../testing/fixtures.ts'
import { comment, topic, topicHead } from '../../testing/forum-fixtures.ts'
import type { Rooms } from '../rooms.ts'
import { WithPlayer } from '../with-player.tsx'
import { galleryWords, useWords } from '../words.ts'

const categories: ForumCategoryInfo[] = ForumShelf.map((category, index) => ({
  ...{ category, topics: [128, 21, 4, 0, 1002, 7, 2, 3][index] ?? 0 },
  ...{ clan: category.startsWith('CLAN_'), writable: category !== 'GUESTS' },
}))

/** Topics with all marks and with long words. */
const topics = (lang: Language) => {
  const { names, longTitle, text, about } = galleryWords[lang]
  return [
    topicHead(9, { title: longTitle.slice(0, 40), authorName: names[0], pinned: true, tag: 'NEWS', comments: 1204 }),
    topicHead(8, { title: text.slice(0, 40), authorName: names[1], tag: 'QUESTION', comments: 21 }),
    topicHead(7, {
      title: about.slice(0, 40),
      authorName: names[2],
      category: 'CLAN_TALK',
      guest: true,
      clan: { id: 5, name: longTitle.slice(0, 40) },
    }),
    topicHead(6, { title: text.slice(0, 24), authorName: names[1], private: true, tag: 'BUG', comments: 2 }),
    topicHead(5, { title: '', authorName: null, comments: 5, commentedAt: NOW - 400 * 86_400_000 }),
  ]
}

/** A text with everything that the dialect has. */
const everything = ({ title, text, about, long, tabs }: (typeof galleryWords)['RU']): string =>
  [
    `# ${title}`,
    `${text} **${long}**, *${tabs[0]}*, ~~${tabs[1]}~~, \`${tabs[2]}\`.`,
    `> ${about}`,
    `- ${text}\n- ${about}`,
    `1. ${tabs[0]}\n2. ${tabs[1]}`,
    '---',
    '<b>https://example.com/stairs</b>',
  ].join('\n\n')

/** A page of the forum. */
const Page = ({ page = null, level = 20 }: { readonly page?: ForumPage | null; readonly level?: number }) => (
  <WithPlayer level={level}>
    <ForumWindow page={page} />
  </WithPlayer>
)

const LIST: ForumPage = { kind: 'TOPICS', category: 'TALK', search: '' }
const EMPTY: ForumPage = { kind: 'TOPICS', category: 'BATTLES', search: '' }
const TOPIC: ForumPage = { kind: 'TOPIC', id: 1 }
const SHORT: ForumPage = { kind: 'TOPIC', id: 2 }
const WRITE: ForumPage = { kind: 'WRITE', category: 'CLAN_PLANS', topic: null }

/** A topic with the beginning of a comment. */
const Reading = observer(function Reading() {
  const store = useStore(TopicStore)
  const { text } = useWords()
  const { id } = store
  const forum = useStore(ForumStore)
  useEffect(() => void forum.loadDialect(), [forum])
  useEffect(() => {
    if (id === 1) store.setText(text)
  }, [store, id, text])
  return forum.tokensOf ? <Page page={TOPIC} /> : null
})

/** A short topic in which the player changes a comment. */
const Editing = observer(function Editing() {
  const store = useStore(TopicStore)
  const forum = useStore(ForumStore)
  const own = store.comments.value?.find(({ authorId }) => authorId === 1)
  useEffect(() => void forum.loadDialect(), [forum])
  useEffect(() => store.edit(own ?? null), [store, own])
  return forum.tokensOf ? <Page page={SHORT} /> : null
})

/** The form of a topic, with a draft. */
const Writing = observer(function Writing() {
  const store = useStore(WritingStore)
  const words = useWords()
  useEffect(() => {
    store.open('CLAN_PLANS', null)
    store.change({ title: words.longTitle.slice(0, 40), text: everything(words), tag: 'IDEA' })
  }, [store, words])
  return store.hasDraft ? <Page page={WRITE} /> : null
})

export const rooms: Rooms = {
  rooms: {
    forum: () => <Page />,
    'forum-topics': () => <Page page={LIST} />,
    'forum-empty': () => <Page page={EMPTY} level={9} />,
    'forum-topic': Reading,
    'forum-edit': Editing,
    'forum-write': Writing,
  },
  replies(server, lang) {
    const words = galleryWords[lang]
    const { names, text, long, longTitle } = words
    server
      .on('GET /api/forum/category/list', categories)
      .on('GET /api/forum/topic/list', ({ url }) => (url.search.includes('BATTLES') ? [] : topics(lang)))
      .on('GET /api/forum/topic/{id}/get', ({ url }) =>
        url.pathname.endsWith('/2/get')
          ? topic(2, { title: words.title, text, comments: 3 })
          : topic(1, {
              ...{ title: longTitle.slice(0, 40), text: everything(words), tag: 'ADVICE', pinned: true, moderated: true },
              ...{ authorId: 1, authorName: names[0], editedAt: NOW, comments: 3 },
            }),
      )
      .on('GET /api/forum/topic/{id}/comment/list', [
        comment(1, { authorName: names[1], text: `${text}\n\n- ${long}\n- **${long}**` }),
        comment(2, { authorId: 1, authorName: names[0], text }),
        comment(3, { authorName: null, text: '' }),
      ])
  },
}

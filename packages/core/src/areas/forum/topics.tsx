import type { ForumTopicHead } from '@skystair/contract'
import { type ForumShelf, ForumSort, ForumTag, LangFilter } from '@skystair/contract/enums'
import { clanCategories } from '@skystair/world/areas/forum/rows'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Empty, Problem, Waiting } from '../../ui/kit/empty.tsx'
import { More } from '../../ui/kit/more.tsx'
import { Marks } from './marks.tsx'
import { Search } from './search.tsx'
import { Select } from './select.tsx'
import { ForumStore } from './store.ts'
import { TopicsStore } from './topics-store.ts'
import { useDate } from './use-date.ts'

interface TopicsProps {
  /** Null for the whole forum. */
  readonly category: ForumShelf | null
  readonly search: string
}

/** The topics of a category or of a search. */
export const Topics = observer(function Topics({ category, search }: TopicsProps) {
  const { lang, t } = useServices()
  const forum = useStore(ForumStore)
  const store = useStore(TopicsStore)
  useEffect(() => void store.open(category, search), [store, category, search])
  const isOfClan = clanCategories.some(({ id }) => id === category)
  const tags = [{ value: '' as const, label: t('forum.anyTag') }, ...ForumTag.map((value) => ({ value, label: t(`forum.tag.${value}`) }))]
  return (
    <>
      {category && search === '' ? <Begin category={category} /> : null}
      <Search key={search} search={search} onSearch={(words) => forum.replace({ kind: 'TOPICS', category, search: words })} />
      <div className="sky-forum-filters">
        <Select<ForumSort>
          label={t('forum.sorts')}
          options={ForumSort.map((value) => ({ value, label: t(`forum.sort.${value}`) }))}
          value={store.sort}
          onChange={(sort) => void store.setSort(sort)}
        />
        <Select<ForumTag | ''>
          label={t('forum.tags')}
          options={tags}
          value={store.tag ?? ''}
          onChange={(tag) => void store.setTag(tag === '' ? null : tag)}
        />
        {isOfClan ? null : (
          <Select<LangFilter>
            label={t('forum.langs')}
            options={LangFilter.map((value) => ({ value, label: t(`forum.lang.${value}`) }))}
            value={store.lang ?? lang}
            onChange={(chosen) => void store.setLang(chosen)}
          />
        )}
      </div>
      <List />
    </>
  )
})

/** The button to begin a topic, or the reason why the player may not. */
const Begin = observer(function Begin({ category }: { readonly category: ForumShelf }) {
  const { t } = useServices()
  const forum = useStore(ForumStore)
  const { silenced } = forum
  if (category === 'GUESTS' || !forum.categories.value) return null
  if (silenced) return <p className="sky-forum-note">{t(`error.${silenced}`)}</p>
  if (!forum.mayBegin(category)) return <p className="sky-forum-note">{t('forum.clanRank')}</p>
  return (
    <Button icon="icon/plus" onPress={() => forum.go({ kind: 'WRITE', category, topic: null })}>
      {t('forum.begin')}
    </Button>
  )
})

const List = observer(function List() {
  const { t } = useServices()
  const forum = useStore(ForumStore)
  const { category, search, tag, topics } = useStore(TopicsStore)
  if (topics.failed) return <Problem onRetry={() => void topics.reload()} />
  if (!topics.value) return <Waiting />
  const isBare = search === '' && tag === null
  const mayBegin = category !== null && !forum.silenced && forum.mayBegin(category)
  const empty = !isBare ? 'emptySearch' : category === 'GUESTS' ? 'emptyGuests' : mayBegin ? 'empty' : 'emptyRead'
  if (topics.value.length === 0) return <Empty text={t(`forum.${empty}`)} />
  return (
    <>
      <ul className="sky-forum-list" aria-label={t('forum.list')}>
        {topics.value.map((topic) => (
          <Row key={topic.id} topic={topic} />
        ))}
      </ul>
      <More list={topics} />
    </>
  )
})

const Row = observer(function Row({ topic }: { readonly topic: ForumTopicHead }) {
  const { t } = useServices()
  const { go } = useStore(ForumStore)
  const dateOf = useDate()
  const { id, title, authorName, commentedAt, comments, pinned } = topic
  const isOfClan = clanCategories.some((category) => category.id === topic.category)
  return (
    <li>
      <button type="button" onClick={() => go({ kind: 'TOPIC', id })}>
        <Sprite frame={pinned ? 'social/pin' : isOfClan ? 'icon/clan' : 'icon/chat'} size={36} />
        <span className="sky-forum-words">
          <b>{title || t('forum.untitled')}</b>
          <Marks topic={topic} />
          <span className="sky-soft sky-small-text">
            {t('forum.by', { name: authorName ?? t('common.guest'), date: dateOf(commentedAt) })} ·{' '}
            {t('forum.comments', { count: comments })}
          </span>
        </span>
      </button>
    </li>
  )
})

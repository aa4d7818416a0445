import type { ForumTopic } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { ClanLink } from '../../ui/kit/clan-link.tsx'
import { Problem, Waiting } from '../../ui/kit/empty.tsx'
import { Author } from './author.tsx'
import { Comments } from './comments.tsx'
import { Markdown } from './markdown.tsx'
import { Marks } from './marks.tsx'
import { ForumStore } from './store.ts'
import { TopicStore } from './topic-store.ts'
import { useDate } from './use-date.ts'

/** A topic with its comments. */
export const Topic = observer(function Topic({ id }: { readonly id: number }) {
  const store = useStore(TopicStore)
  useEffect(() => void store.open(id), [store, id])
  const { value, failed } = store.topic
  if (failed) return <Problem onRetry={() => void store.open(id)} />
  if (value?.id !== id) return <Waiting />
  return (
    <>
      <Text topic={value} />
      <Comments topic={value} />
    </>
  )
})

const Text = observer(function Text({ topic }: { readonly topic: ForumTopic }) {
  const { t } = useServices()
  const dateOf = useDate()
  const forum = useStore(ForumStore)
  const { clan, title, text, createdAt, editedAt } = topic
  return (
    <article className="sky-box sky-column">
      <h3 className="sky-forum-title">{title || t('forum.untitled')}</h3>
      <Marks topic={topic} />
      <p className="sky-forum-author">
        <Author of={topic} />
        {clan && clan.name !== null && clan.id !== forum.clanId ? <ClanLink id={clan.id}>{clan.name}</ClanLink> : null}
        <span className="sky-soft sky-small-text">
          {dateOf(createdAt)}
          {editedAt === null ? '' : `, ${t('forum.edited', { date: dateOf(editedAt) })}`}
        </span>
      </p>
      {text === '' ? <p className="sky-soft">{t('forum.erased')}</p> : <Markdown text={text} />}
      {topic.deleted ? null : <Actions topic={topic} />}
    </article>
  )
})

/** What the player may do with the topic. */
const Actions = observer(function Actions({ topic }: { readonly topic: ForumTopic }) {
  const { ui, t } = useServices()
  const forum = useStore(ForumStore)
  const { changing, deleteTopic, pin, report } = useStore(TopicStore)
  const isMine = forum.isMe(topic.authorId)
  const mayEdit = isMine && !forum.silenced && (topic.clan === null || topic.clan.id === forum.clanId)
  const remove = async () => {
    const asked = { title: t('forum.askTopic'), text: t('forum.askTopicText'), ok: t('forum.delete'), cancel: t('common.cancel') }
    if ((await ui.ask(asked)) && (await deleteTopic())) forum.back()
  }
  return (
    <div className="sky-row">
      {mayEdit ? (
        <Button small tone="plain" onPress={() => forum.go({ kind: 'WRITE', category: topic.category, topic })}>
          {t('forum.edit')}
        </Button>
      ) : null}
      {topic.moderated ? (
        <Button small tone="plain" disabled={changing.busy} onPress={() => void pin(!topic.pinned)}>
          {t(topic.pinned ? 'forum.unpin' : 'forum.pin')}
        </Button>
      ) : null}
      {isMine || topic.moderated ? (
        <Button small tone="danger" disabled={changing.busy} onPress={() => void remove()}>
          {t('forum.delete')}
        </Button>
      ) : null}
      {isMine ? null : (
        <Button small tone="plain" disabled={changing.busy} onPress={() => void report('TOPIC', topic.id)}>
          {t('forum.report')}
        </Button>
      )}
    </div>
  )
})

import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { Empty } from '../../ui/kit/empty.tsx'
import { Panel } from '../../ui/kit/panel.tsx'
import { Home } from './home.tsx'
import { type ForumPage, ForumStore } from './store.ts'
import { Topic } from './topic.tsx'
import { TopicStore } from './topic-store.ts'
import { Topics } from './topics.tsx'
import { Write } from './write.tsx'

/** The forum: its categories, the topics of one, a topic, or the form of a topic. */
export const ForumWindow = observer(function ForumWindow({ page: first = null }: { readonly page?: ForumPage | null }) {
  const { ui, t } = useServices()
  const store = useStore(ForumStore)
  const { topic } = useStore(TopicStore)
  useEffect(() => store.enter(first), [store, first])
  useEffect(() => {
    store.setOpen(true)
    return () => store.setOpen(false)
  }, [store])
  const { page, trail } = store
  const shown = page.kind === 'TOPICS' ? page.category : page.kind === 'TOPIC' ? (topic.value?.category ?? null) : null
  const title = {
    HOME: t('forum.title'),
    TOPICS: t(shown ? `forum.category.${shown}.name` : 'forum.all'),
    TOPIC: t(shown ? `forum.category.${shown}.name` : 'forum.title'),
    WRITE: t(page.kind === 'WRITE' && page.topic ? 'forum.editTopic' : 'forum.newTopic'),
  }[page.kind]
  return (
    <Panel title={title} onClose={ui.close} onBack={trail.length > 1 ? store.back : undefined}>
      {/* A new page begins at its top. */}
      <div className="sky-column sky-forum" key={trail.length}>
        {store.guest ? <Empty text={t('error.REGISTERED_ONLY')} /> : contentOf(page)}
      </div>
    </Panel>
  )
})

function contentOf(page: ForumPage): ReactNode {
  if (page.kind === 'TOPICS') return <Topics category={page.category} search={page.search} />
  if (page.kind === 'TOPIC') return <Topic id={page.id} />
  return page.kind === 'WRITE' ? <Write category={page.category} topic={page.topic} /> : <Home />
}

import type { ForumTopic } from '@skystair/contract'
import { type ForumCategory, ForumTag, TOPIC_MAX } from '@skystair/contract/enums'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Choice } from '../../ui/kit/choice.tsx'
import { Field } from '../../ui/kit/field.tsx'
import { Form } from '../../ui/kit/form.tsx'
import { Editor } from './editor.tsx'
import { Select } from './select.tsx'
import { ForumStore } from './store.ts'
import { type Seen, WritingStore } from './writing-store.ts'

interface WriteProps {
  readonly category: ForumCategory
  /** The topic to change; null for a new one. */
  readonly topic: ForumTopic | null
}

/** The form of a topic. */
export const Write = observer(function Write({ category, topic }: WriteProps) {
  const { ui, t } = useServices()
  const forum = useStore(ForumStore)
  const store = useStore(WritingStore)
  useEffect(() => store.open(category, topic), [store, category, topic])
  const { change, content, titleProblem } = store
  const save = async () => {
    const saved = await store.save()
    if (!saved) return
    ui.toast(t('forum.saved'), 'good')
    if (topic) forum.back()
    else forum.replace({ kind: 'TOPIC', id: saved.id })
  }
  return (
    <Form onSubmit={() => void (store.ready && save())}>
      <p className="sky-soft sky-center">{t(`forum.category.${category}.name`)}</p>
      <Field
        label={t('forum.topicTitle')}
        value={content.title}
        onChange={(title) => change({ title })}
        error={titleProblem ? t(`error.${titleProblem}`) : null}
        autoComplete="off"
        first
      />
      <Select<ForumTag | ''>
        label={t('forum.tags')}
        options={[{ value: '' as const, label: t('forum.noTag') }, ...ForumTag.map((value) => ({ value, label: t(`forum.tag.${value}`) }))]}
        value={content.tag ?? ''}
        onChange={(tag) => change({ tag: tag === '' ? null : tag })}
      />
      <Choice<Seen>
        label={t('forum.seen')}
        options={store.choices.map((value) => ({ value, label: t(`forum.seenBy.${value}`) }))}
        value={content.seen}
        onChange={(seen) => change({ seen })}
      />
      <Editor
        label={t('forum.text')}
        text={content.text}
        onText={(text) => change({ text })}
        max={TOPIC_MAX}
        problem={store.textProblem}
        lines={10}
      >
        <Button submit small tone="good" disabled={!store.ready || store.saving.busy} onPress={() => {}}>
          {t(topic ? 'forum.save' : 'forum.publish')}
        </Button>
      </Editor>
      {store.hasDraft ? (
        <p className="sky-forum-author sky-soft sky-small-text">
          {t('forum.draft')}
          <button type="button" className="sky-link" onClick={store.dropDraft}>
            {t('forum.dropDraft')}
          </button>
        </p>
      ) : null}
    </Form>
  )
})

import type { ForumComment, ForumTopic } from '@skystair/contract'
import { COMMENT_MAX } from '@skystair/contract/enums'
import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Empty, Problem, Waiting } from '../../ui/kit/empty.tsx'
import { Form } from '../../ui/kit/form.tsx'
import { More } from '../../ui/kit/more.tsx'
import { Heading } from '../../ui/kit/panel.tsx'
import { Author } from './author.tsx'
import { Editor } from './editor.tsx'
import { Markdown } from './markdown.tsx'
import { ForumStore } from './store.ts'
import { TopicStore } from './topic-store.ts'
import { useDate } from './use-date.ts'

/** The comments on a topic, and the form of the player's own. */
export const Comments = observer(function Comments({ topic }: { readonly topic: ForumTopic }) {
  const { t } = useServices()
  const { comments } = useStore(TopicStore)
  return (
    <>
      <Heading>{t('forum.comments', { count: topic.comments })}</Heading>
      {comments.failed ? (
        <Problem onRetry={() => void comments.reload()} />
      ) : !comments.value ? (
        <Waiting />
      ) : comments.value.length === 0 ? (
        <Empty text={t('forum.noComments')} />
      ) : (
        <ul className="sky-forum-comments" aria-label={t('forum.commentList')}>
          {comments.value.map((comment) => (
            <Comment key={comment.id} comment={comment} moderated={topic.moderated} />
          ))}
        </ul>
      )}
      <More list={comments} />
      {topic.deleted ? null : <Reply />}
    </>
  )
})

/** The beginning of a comment, to name it. */
const beginning = (text: string) => [...text].slice(0, 40).join('')

const Comment = observer(function Comment({ comment, moderated }: { readonly comment: ForumComment; readonly moderated: boolean }) {
  const { ui, t } = useServices()
  const { isMe, silenced } = useStore(ForumStore)
  const { changing, deleteComment, edit, edited, report } = useStore(TopicStore)
  const dateOf = useDate()
  const { id, authorId, authorName, text, at, editedAt, deleted } = comment
  const remove = async () => {
    const asked = { title: t('forum.askComment'), text: t('forum.askCommentText'), ok: t('forum.delete'), cancel: t('common.cancel') }
    if (await ui.ask(asked)) await deleteComment(id)
  }
  return (
    <li className={isMe(authorId) ? 'sky-forum-own' : ''}>
      <p className="sky-forum-author">
        <Author of={comment} />
        <span className="sky-soft sky-small-text">
          {dateOf(at)}
          {editedAt === null ? '' : `, ${t('forum.edited', { date: dateOf(editedAt) })}`}
        </span>
        {deleted ? (
          <span className="sky-forum-marks">
            <span>{t('forum.deleted')}</span>
          </span>
        ) : null}
      </p>
      {edited?.id === id ? <Change /> : text === '' ? <p className="sky-soft">{t('forum.erased')}</p> : <Markdown text={text} />}
      {deleted || edited?.id === id ? null : (
        <p className="sky-row">
          {isMe(authorId) && !silenced ? (
            <button
              type="button"
              className="sky-link sky-small-text"
              aria-label={t('forum.editOf', { text: beginning(text) })}
              onClick={() => edit(comment)}
            >
              {t('forum.edit')}
            </button>
          ) : null}
          {moderated || isMe(authorId) ? (
            <button
              type="button"
              className="sky-link sky-small-text"
              aria-label={t('forum.deleteOf', { name: authorName ?? t('common.guest') })}
              disabled={changing.busy}
              onClick={() => void remove()}
            >
              {t('forum.delete')}
            </button>
          ) : null}
          {isMe(authorId) ? null : (
            <button
              type="button"
              className="sky-link sky-small-text"
              aria-label={t('forum.reportOf', { name: authorName ?? t('common.guest') })}
              onClick={() => void report('COMMENT', id)}
            >
              {t('forum.report')}
            </button>
          )}
        </p>
      )}
    </li>
  )
})

/** The form in which the player changes a comment. */
const Change = observer(function Change() {
  const { t } = useServices()
  const { changing, edit, edited, editedProblem, saveEdited, setEdited } = useStore(TopicStore)
  if (!edited) return null
  return (
    <Form onSubmit={() => void saveEdited()}>
      <Editor label={t('forum.editComment')} text={edited.text} onText={setEdited} max={COMMENT_MAX} problem={editedProblem} lines={4}>
        <Button submit small tone="good" disabled={edited.text === '' || editedProblem !== null || changing.busy} onPress={() => {}}>
          {t('forum.save')}
        </Button>
        <Button small tone="plain" onPress={() => edit(null)}>
          {t('common.cancel')}
        </Button>
      </Editor>
    </Form>
  )
})

/** The form of the player's comment, or the reason why the player may not write. */
const Reply = observer(function Reply() {
  const { t } = useServices()
  const { silenced } = useStore(ForumStore)
  const { problem, send, sending, setText, text } = useStore(TopicStore)
  if (silenced) return <p className="sky-forum-note">{t(`error.${silenced}`)}</p>
  return (
    <Form onSubmit={() => void send()}>
      <Editor label={t('forum.comment')} text={text} onText={setText} max={COMMENT_MAX} problem={problem} lines={4}>
        <Button submit small tone="good" disabled={text === '' || problem !== null || sending.busy} onPress={() => {}}>
          {t('forum.send')}
        </Button>
      </Editor>
    </Form>
  )
})

import type { ForumTopicHead } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useServices } from '../../ui/context.ts'

/** The marks of a topic: pinned, tag, clan, who sees it, and whether it is deleted. */
export const Marks = observer(function Marks({ topic }: { readonly topic: ForumTopicHead }) {
  const { t } = useServices()
  const { tag, clan, guest, pinned, deleted } = topic
  const marks = [
    ...(deleted ? [t('forum.deleted')] : []),
    ...(pinned ? [t('forum.pinned')] : []),
    ...(tag ? [t(`forum.tag.${tag}`)] : []),
    ...(topic.private ? [t('forum.private')] : []),
    ...(guest ? [t('forum.guest')] : []),
    ...(clan && guest ? [clan.name === null ? t('forum.clanGone') : t('forum.clanOf', { name: clan.name })] : []),
  ]
  if (marks.length === 0) return null
  return (
    <span className="sky-forum-marks">
      {marks.map((mark) => (
        <span key={mark}>{mark}</span>
      ))}
    </span>
  )
})

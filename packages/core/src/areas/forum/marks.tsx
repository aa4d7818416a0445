import type { ForumTopicHead } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useServices } from '../../ui/context.ts'

/** The marks of a topic: pinned, tag, language if it is another than the player's, clan, who sees it, and whether it is deleted. */
export const Marks = observer(function Marks({ topic }: { readonly topic: ForumTopicHead }) {
  const { lang, t } = useServices()
  const { tag, clan, guest, pinned, deleted } = topic
  const marks = [
    ...(deleted ? [t('forum.deleted')] : []),
    ...(pinned ? [t('forum.pinned')] : []),
    ...(tag ? [t(`forum.tag.${tag}`)] : []),
    ...(topic.lang === lang ? [] : [t(`forum.lang.${topic.lang}`)]),
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

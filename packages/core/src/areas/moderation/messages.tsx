import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { useDate } from '../../ui/format/use-date.ts'
import { smileyWords } from '../chat/public.ts'
import { Paged } from './paged.tsx'
import { ModeratedStore } from './player-store.ts'

/** What the player has written in shared rooms, also what was deleted. */
export const Messages = observer(function Messages() {
  const { t } = useServices()
  const date = useDate()
  const { messages } = useStore(ModeratedStore)
  return (
    <Paged list={messages} label={t('moderation.messages')} empty={t('moderation.noMessages')}>
      {({ deleted, message: { id, kind, text, time } }) => (
        <li key={id}>
          <span className={deleted ? 'sky-deleted' : ''}>{kind === 'SMILEY' ? smileyWords(text, t) : text}</span>
          <span className="sky-small-text sky-soft">
            {deleted ? `${t('moderation.deleted')} · ` : ''}
            <time dateTime={new Date(time).toISOString()}>{date(time)}</time>
          </span>
        </li>
      )}
    </Paged>
  )
})

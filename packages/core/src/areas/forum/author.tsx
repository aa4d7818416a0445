import { observer } from 'mobx-react-lite'
import { useServices } from '../../ui/context.ts'

/** The name of an author, which opens the page of the player; only the name if the account is deleted. */
export const Author = observer(function Author({
  of: { authorId, authorName },
}: {
  readonly of: { readonly authorId: number; readonly authorName: string | null }
}) {
  const { ui, t } = useServices()
  if (authorName === null) return <b>{t('common.guest')}</b>
  return (
    <button
      type="button"
      className="sky-link sky-forum-name"
      aria-label={t('forum.page', { name: authorName })}
      onClick={() => ui.open('player', { playerId: authorId })}
    >
      {authorName}
    </button>
  )
})

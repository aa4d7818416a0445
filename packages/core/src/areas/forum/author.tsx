import { observer } from 'mobx-react-lite'
import { useServices } from '../../ui/context.ts'
import { PlayerLink } from '../../ui/kit/player-link.tsx'

/** The name of an author, which opens the page of the player; only the name if the account is deleted. */
export const Author = observer(function Author({
  of: { authorId, authorName },
}: {
  readonly of: { readonly authorId: number; readonly authorName: string | null }
}) {
  const { t } = useServices()
  if (authorName === null) return <b>{t('common.guest')}</b>
  return (
    <PlayerLink id={authorId} label={t('forum.page', { name: authorName })}>
      {authorName}
    </PlayerLink>
  )
})

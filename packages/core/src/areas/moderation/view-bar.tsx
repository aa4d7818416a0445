import { observer } from 'mobx-react-lite'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { duration } from '../../ui/format/format.ts'
import { Button } from '../../ui/kit/button.tsx'
import { ViewStore } from './view-store.ts'

/** Marks a moderator's view as a player, above everything else, with the way out. */
export const ViewBar = observer(function ViewBar() {
  const { t } = useServices()
  const view = useStore(ViewStore)
  if (view.left === null) return null
  const minute = 60_000
  const left = view.left > minute ? Math.ceil(view.left / minute) * minute : view.left
  return (
    <aside className="sky-view-bar" aria-label={t('moderation.view')}>
      <Sprite frame="icon/eye" />
      <span>{t('moderation.viewing', { name: view.name ?? t('common.guest'), time: duration(left, t) })}</span>
      <Button small tone="plain" disabled={view.changing.busy} onPress={() => void view.exit()}>
        {t('moderation.exit')}
      </Button>
    </aside>
  )
})

import { observer } from 'mobx-react-lite'
import type { OverlayName } from '../../../app/ui-store.ts'
import { Sprite } from '../../../ui/art/sprite.tsx'
import { useRoot } from '../../../ui-context.ts'

interface Item {
  readonly icon: string
  readonly key: string
  readonly overlay: OverlayName
  readonly news?: boolean
}

/** The bar at the bottom: where one can go from the road. */
export const Menu = observer(function Menu() {
  const { player, ui, t } = useRoot()
  const items: readonly Item[] = [
    { icon: 'icon/heroes', key: 'hud.heroes', overlay: 'profile', news: player.player?.creatureNews ?? false },
    { icon: 'icon/gifts', key: 'hud.daily', overlay: 'daily', news: player.dailyReady },
    { icon: 'icon/book', key: 'hud.manual', overlay: 'manual' },
    { icon: 'icon/tasks', key: 'hud.tasks', overlay: 'tasks', news: player.player?.haveCompletedTasks ?? false },
    { icon: 'icon/info', key: 'hud.news', overlay: 'news', news: player.player?.roadNews ?? false },
  ]
  return (
    <nav className="sky-menu sky-board" aria-label={t('a11y.menu')}>
      {items.map((item) => (
        <button key={item.overlay} type="button" onClick={() => ui.open(item.overlay)}>
          <span className="sky-medal">
            <Sprite frame="medallion" className="sky-medal-ring" />
            <Sprite frame={item.icon} className="sky-medal-icon" />
            {item.news ? (
              <b className="sky-badge" aria-hidden>
                !
              </b>
            ) : null}
          </span>
          <span className="sky-menu-word">{t(item.key)}</span>
          {item.news ? <span className="sky-hidden">, {t('a11y.news')}</span> : null}
        </button>
      ))}
    </nav>
  )
})

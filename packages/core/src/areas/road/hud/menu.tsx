import { observer } from 'mobx-react-lite'
import { Sprite } from '../../../ui/art/sprite.tsx'
import { useServices } from '../../../ui/context.ts'

/** The bar at the bottom: the menu entries of all areas. */
export const Menu = observer(function Menu() {
  const services = useServices()
  const { areas, ui, t } = services
  return (
    <nav className="sky-menu sky-board" aria-label={t('a11y.menu')}>
      {areas.menu.map(({ icon, label, window, news }) => {
        const isNew = news?.(services) ?? false
        return (
          <button key={window} type="button" onClick={() => ui.open(window)}>
            <span className="sky-medal">
              <Sprite frame="medallion" className="sky-medal-ring" />
              <Sprite frame={icon} className="sky-medal-icon" />
              {isNew ? (
                <b className="sky-badge" aria-hidden>
                  !
                </b>
              ) : null}
            </span>
            <span className="sky-menu-word">{t(label)}</span>
            {isNew ? <span className="sky-hidden">, {t('a11y.news')}</span> : null}
          </button>
        )
      })}
    </nav>
  )
})

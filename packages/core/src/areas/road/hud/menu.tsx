import { observer } from 'mobx-react-lite'
import { Sprite } from '../../../ui/art/sprite.tsx'
import { useServices } from '../../../ui/context.ts'
import { hasNews, shownEntries } from '../menu-entries.ts'

/** An entry that is narrower, in CSS pixels, has no room for its word: then only screen readers get it. */
const WORD_WIDTH = 53

/** The bar at the bottom: the menu entries of all areas. */
export const Menu = observer(function Menu() {
  const services = useServices()
  const { layout, ui, t } = services
  const entries = shownEntries(services)
  const withWords = (layout.stageWidth * layout.scale) / entries.length >= WORD_WIDTH
  return (
    <nav className={`sky-menu sky-board sky-snowy${withWords ? '' : ' sky-menu-small'}`} aria-label={t('a11y.menu')}>
      {entries.map((entry, index) => {
        const { icon, label, window } = entry
        const isNew = hasNews(services, entry)
        return (
          <button key={window} type="button" aria-keyshortcuts={String(index + 1)} onClick={() => ui.open(window)}>
            <span className="sky-medal">
              <Sprite frame="medallion" className="sky-medal-ring" />
              <Sprite frame={icon} className="sky-medal-icon" />
              {isNew ? (
                <b className="sky-badge" aria-hidden>
                  !
                </b>
              ) : null}
            </span>
            <span className={withWords ? 'sky-menu-word' : 'sky-hidden'}>{t(label)}</span>
            {isNew ? <span className="sky-hidden">, {t('a11y.news')}</span> : null}
          </button>
        )
      })}
    </nav>
  )
})

import { CreatureClass, EffectType } from '@skystair/contract/enums'
import { manual } from '@skystair/world/areas/manual/rows'
import { news } from '@skystair/world/areas/news/rows'
import { observer } from 'mobx-react-lite'
import type { OverlayName } from '../../app/ui-store.ts'
import { Sprite } from '../../ui/art/sprite.tsx'
import { Panel } from '../../ui/kit/panel.tsx'
import { useRoot } from '../../ui-context.ts'

/** Where a page was opened from, so that Back leads there. */
export interface ReadingProps {
  readonly from?: OverlayName
}

/** The book of rules. */
export const Manual = observer(function Manual({ from }: ReadingProps) {
  const { ui, t } = useRoot()
  return (
    <Panel title={t('manual.title')} onClose={ui.close} onBack={from ? () => ui.open(from) : undefined}>
      <div className="sky-reading">
        {manual.map((page, index) => (
          <details key={page.id} open={index === 0}>
            <summary>
              {page.image ? <Sprite frame={page.image} /> : null}
              {t(`manual.${page.id}.title`)}
            </summary>
            <div className="sky-prose">
              <p>{t(`manual.${page.id}.text`, page.config)}</p>
              {page.id === 'traits' ? <Entries keys={CreatureClass.map((known) => [`class.${known}`, `trait.${known}`])} /> : null}
              {page.id === 'effects' ? <Entries keys={EffectType.map((known) => [`effect.${known}.name`, `effect.${known}`])} /> : null}
            </div>
          </details>
        ))}
      </div>
    </Panel>
  )
})

/** Names with what they mean: keys of the name, and of the texts about it. */
const Entries = observer(function Entries({ keys }: { readonly keys: readonly (readonly [name: string, about: string])[] }) {
  const { t } = useRoot()
  return (
    <dl className="sky-entries">
      {keys.map(([name, about]) => (
        <div key={about}>
          <dt>{t(name)}</dt>
          <dd>{t(`${about}.about`)}</dd>
        </div>
      ))}
    </dl>
  )
})

/** What is new, the newest first. */
export const News = observer(function News({ from }: ReadingProps) {
  const { ui, lang, t } = useRoot()
  return (
    <Panel className="sky-fit" title={t('news.title')} onClose={ui.close} onBack={from ? () => ui.open(from) : undefined}>
      <div className="sky-reading">
        {news.map((item) => (
          <article key={item.id} className="sky-box sky-column">
            <h3>{t(`news.items.${item.key}.title`)}</h3>
            <time className="sky-soft sky-small-text" dateTime={new Date(item.at).toISOString().slice(0, 10)}>
              {new Intl.DateTimeFormat(lang === 'RU' ? 'ru' : 'en', { dateStyle: 'long', timeZone: 'UTC' }).format(item.at)}
            </time>
            <p>{t(`news.items.${item.key}.text`)}</p>
          </article>
        ))}
      </div>
    </Panel>
  )
})

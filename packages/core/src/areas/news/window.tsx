import { news } from '@skystair/world/areas/news/rows'
import { observer } from 'mobx-react-lite'
import { useServices } from '../../ui/context.ts'
import { Panel } from '../../ui/kit/panel.tsx'
import type { ReadingProps } from '../../ui/reading-props.ts'

/** The game's news, the newest first. */
export const News = observer(function News({ from }: ReadingProps) {
  const { ui, lang, t } = useServices()
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

import { news } from '@skystair/world/areas/news/rows'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { Outlet } from '../../ui/outlet.tsx'
import { type ReadingProps, ReadingWindow } from '../../ui/reading-window.tsx'
import { NewsStore } from './store.ts'

/** The messages that were shown for a moment since the start of the game, to be read again. */
const LastMessages = observer(function LastMessages() {
  const { ui, t } = useServices()
  if (ui.lastToasts.length === 0) return null
  return (
    <details className="sky-box">
      <summary>{t('news.messages')}</summary>
      <ul className="sky-column">
        {ui.lastToasts.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </details>
  )
})

/** The player's notifications, and the game's news, newest first: the latest from the server, older ones from this version's texts. */
export const News = observer(function News({ from }: ReadingProps) {
  const { lang, t } = useServices()
  const store = useStore(NewsStore)
  useEffect(() => {
    void store.open()
  }, [store])
  const last = store.last.value
  const older = news
    .filter(({ id }) => id !== last?.id)
    .map(({ id, key, at }) => ({ id, at, title: t(`news.items.${key}.title`), text: t(`news.items.${key}.text`) }))
  return (
    <ReadingWindow fit title={t('news.title')} from={from}>
      <div className="sky-reading">
        <Outlet name="news/notifications" />
        <LastMessages />
        {[...(last ? [last] : []), ...older].map(({ id, title, text, at }) => (
          <article key={id} className="sky-box sky-column">
            <h3>{title}</h3>
            <time className="sky-soft sky-small-text" dateTime={new Date(at).toISOString().slice(0, 10)}>
              {new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(at)}
            </time>
            <p>{text}</p>
          </article>
        ))}
      </div>
    </ReadingWindow>
  )
})

import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { Button, IconButton } from '../../ui/kit/button.tsx'
import { Heading } from '../../ui/kit/panel.tsx'
import { lookOf } from './looks.ts'
import type { Notification } from './notification.ts'
import { NotificationStore } from './store.ts'

/** The player's notifications: part of the news. Showing them marks all as seen. */
export const NotificationList = observer(function NotificationList() {
  const { t } = useServices()
  const notifications = useStore(NotificationStore)
  const { list } = notifications
  // New notifications may arrive while the list is shown.
  useEffect(() => {
    if (list.length > 0) void notifications.see()
  }, [notifications, list])
  if (list.length === 0) return null
  return (
    <section className="sky-box sky-column">
      <Heading>{t('notification.title')}</Heading>
      <ul className="sky-list sky-notes">
        {list.map((one) => (
          <NotificationRow key={one.id} one={one} />
        ))}
      </ul>
      {list.length > 1 ? (
        <Button small tone="plain" disabled={notifications.removing.busy} onPress={() => void notifications.removeAll()}>
          {t('notification.removeAll')}
        </Button>
      ) : null}
    </section>
  )
})

const NotificationRow = observer(function NotificationRow({ one }: { readonly one: Notification }) {
  const { lang, ui, t } = useServices()
  const notifications = useStore(NotificationStore)
  const { icon, words, window } = lookOf(one)
  const sentence = words(one.values, t)
  return (
    <li>
      <Sprite frame={icon(one.values)} size={36} />
      <div>
        {window ? (
          <button type="button" className="sky-link" onClick={() => ui.open(window)}>
            {sentence}
          </button>
        ) : (
          <p>{sentence}</p>
        )}
        <time className="sky-soft sky-small-text" dateTime={new Date(one.at).toISOString()}>
          {new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(one.at)}
        </time>
      </div>
      <IconButton icon="icon/close" label={`${t('notification.remove')}: ${sentence}`} onPress={() => void notifications.remove(one.id)} />
    </li>
  )
})

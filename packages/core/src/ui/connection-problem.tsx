import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { Sprite } from './art/sprite.tsx'
import { useServices } from './context.ts'
import { duration } from './format/format.ts'
import { Button } from './kit/button.tsx'
import { Panel } from './kit/panel.tsx'

/** How often the countdown is updated, in milliseconds. */
const TICK = 250

/** The connection page: the server can't be reached. */
export const ConnectionProblem = observer(function ConnectionProblem() {
  const { connection, t } = useServices()
  return (
    <Panel
      kind="dialog"
      title={t('boot.connectionLost')}
      foot={
        <Button first icon="icon/refresh" onPress={connection.retry}>
          {t('boot.retry')}
        </Button>
      }
    >
      <div className="sky-column sky-center">
        <Sprite frame="icon/wifi-off" size={72} />
        <p>{t('boot.tryLater')}</p>
        <p className="sky-soft">{t('boot.unavailable')}</p>
        <p>{t('boot.byItself')}</p>
        <NextAttempt />
      </div>
    </Panel>
  )
})

/** Only a reload helps: the client is outdated, or the game failed. */
export const Reload = observer(function Reload() {
  const { connection, options, t } = useServices()
  return (
    <Panel
      kind="dialog"
      title={t(connection.state === 'obsolete' ? 'boot.obsolete' : 'boot.initError')}
      foot={
        <Button first icon="icon/refresh" onPress={options.reload}>
          {t('boot.reload')}
        </Button>
      }
    >
      <div className="sky-column sky-center">
        <Sprite frame="guide/cat" size={110} />
        <p>{t('boot.byItself')}</p>
        <NextAttempt />
      </div>
    </Panel>
  )
})

/** Counts down to the next attempt to come back. */
const NextAttempt = observer(function NextAttempt() {
  const { connection, now, t } = useServices()
  const [, setTime] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), TICK)
    return () => clearInterval(timer)
  }, [now])
  const { nextAttempt } = connection
  return (
    <p className="sky-soft">{nextAttempt === null ? t('boot.trying') : t('boot.nextTry', { time: duration(nextAttempt - now(), t) })}</p>
  )
})

/** Tells screen readers that the connection is lost, and that it is back: once each, without the countdown. Must stay on the page. */
export const ConnectionStatus = observer(function ConnectionStatus() {
  const { connection, t } = useServices()
  const lost = connection.state === 'lost'
  const wasLost = useRef(false)
  if (lost) wasLost.current = true
  return (
    <p className="sky-hidden" role="status">
      {lost ? `${t('boot.connectionLost')}. ${t('boot.byItself')}` : wasLost.current ? t('boot.back') : ''}
    </p>
  )
})

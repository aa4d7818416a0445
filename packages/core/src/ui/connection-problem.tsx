import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Sprite } from './art/sprite.tsx'
import { useServices } from './context.ts'
import { Button } from './kit/button.tsx'
import { Panel } from './kit/panel.tsx'

/** The connection page: the server can't be reached. */
export const ConnectionProblem = observer(function ConnectionProblem() {
  const { connection, t } = useServices()
  const [busy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    await connection.retry()
    setBusy(false)
  }
  return (
    <Panel
      kind="dialog"
      title={t('boot.connectionLost')}
      foot={
        <Button first icon="icon/refresh" disabled={busy} onPress={() => void retry()}>
          {t('boot.retry')}
        </Button>
      }
    >
      <div className="sky-column sky-center">
        <Sprite frame="icon/wifi-off" size={72} />
        <p>{t('boot.tryLater')}</p>
        <p className="sky-soft">{t('boot.unavailable')}</p>
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
      </div>
    </Panel>
  )
})

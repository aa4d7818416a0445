import { observer } from 'mobx-react-lite'
import { useServices } from './context.ts'

/** Shown while a call of the player or a change of scene is in progress; its style sheet hides it for the first moment. */
export const BusyIndicator = observer(function BusyIndicator() {
  const { connection, ui, t } = useServices()
  const calling = ui.attempts > 0
  // The transition covers the old scene first: only what takes longer than that is worth an indicator.
  const changing = ui.transition?.phase === 'in'
  // The connection page itself tells the player why they wait.
  if ((!calling && !changing) || connection.state !== 'ok') return null
  return (
    <div className={`sky-busy${calling ? '' : ' sky-busy-scene'}`} role="progressbar" aria-label={t('common.loading')}>
      <i />
    </div>
  )
})

import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { PlayerStore } from '../player/index.ts'
import { EntryStore } from './store.ts'

/** What the platform can do for the account: tell who this is, and which climbs there are to choose from. */
export const PlatformActions = observer(function PlatformActions() {
  const { t } = useServices()
  const player = useStore(PlayerStore)
  const entry = useStore(EntryStore)
  const climbs = entry.proven && player.player !== null
  if (!entry.canSignIn && !climbs) return null
  return (
    <div className="sky-row sky-center">
      {entry.canSignIn ? (
        <Button small tone="good" disabled={entry.busy} onPress={() => void entry.signIn()}>
          {t('platform.signIn')}
        </Button>
      ) : null}
      {climbs ? (
        <Button small tone={entry.undecided ? 'good' : 'plain'} disabled={entry.busy} onPress={() => void entry.loadSaves()}>
          {t('platform.climbs')}
        </Button>
      ) : null}
    </div>
  )
})

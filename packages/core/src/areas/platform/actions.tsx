import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { PlayerStore } from '../player/index.ts'
import { SignInButton } from './sign-in-button.tsx'
import { EntryStore } from './store.ts'

/** The platform's part of the account settings: signing in, and the choice between saves. */
export const PlatformActions = observer(function PlatformActions() {
  const { t } = useServices()
  const player = useStore(PlayerStore)
  const entry = useStore(EntryStore)
  const choosable = entry.proven && player.player !== null
  if (!entry.canSignIn && !choosable) return null
  return (
    <div className="sky-row sky-center">
      <SignInButton />
      {choosable ? (
        <Button small tone={entry.undecided ? 'good' : 'plain'} disabled={entry.busy} onPress={() => void entry.loadSaves()}>
          {t('platform.saves')}
        </Button>
      ) : null}
    </div>
  )
})

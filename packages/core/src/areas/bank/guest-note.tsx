import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { EntryStore } from '../platform/public.ts'

/** Why a guest can buy nothing, and how to sign in or register. */
export const GuestNote = observer(function GuestNote() {
  const { platform, ui, t } = useServices()
  const entry = useStore(EntryStore)
  return (
    <div className="sky-box sky-column sky-center">
      <p>{t('bank.guest')}</p>
      <div className="sky-row sky-center">
        {entry.canSignIn ? (
          <Button small tone="good" disabled={entry.busy} onPress={() => void entry.signIn()}>
            {t('platform.signIn')}
          </Button>
        ) : null}
        {platform.capabilities.ownAccounts ? (
          <Button small tone={entry.canSignIn ? 'plain' : 'good'} onPress={() => ui.open('register')}>
            {t('bank.register')}
          </Button>
        ) : null}
      </div>
    </div>
  )
})

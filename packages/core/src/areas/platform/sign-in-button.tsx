import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { EntryStore } from './store.ts'

/** A button to sign in with the platform; empty if that is not possible. */
export const SignInButton = observer(function SignInButton() {
  const { t } = useServices()
  const entry = useStore(EntryStore)
  if (!entry.canSignIn) return null
  return (
    <Button small tone="good" disabled={entry.busy} onPress={() => void entry.signIn()}>
      {t('platform.signIn')}
    </Button>
  )
})

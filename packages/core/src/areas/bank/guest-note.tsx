import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { EntryStore, SignInButton } from '../platform/public.ts'

/** Tells a guest why something is not possible, by default a purchase, and how to sign in or register. */
export const GuestNote = observer(function GuestNote({ why }: { readonly why?: string }) {
  const { platform, ui, t } = useServices()
  const entry = useStore(EntryStore)
  return (
    <div className="sky-box sky-column sky-center">
      <p>{why ?? t('bank.guest')}</p>
      <div className="sky-row sky-center">
        <SignInButton />
        {platform.capabilities.ownAccounts ? (
          <Button small tone={entry.canSignIn ? 'plain' : 'good'} onPress={() => ui.open('register')}>
            {t('bank.register')}
          </Button>
        ) : null}
      </div>
    </div>
  )
})

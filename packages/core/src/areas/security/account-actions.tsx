import { observer } from 'mobx-react-lite'
import { textKey } from '../../services/texts.ts'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Heading } from '../../ui/kit/panel.tsx'
import { Outlet } from '../../ui/outlet.tsx'
import { EntryStore } from '../platform/public.ts'
import { PlayerStore } from '../player/index.ts'
import { AccountStore } from './store.ts'

/** The account's buttons: registering for a guest, changing its data for a registered player, as far as the platform allows our own accounts. */
export const AccountActions = observer(function AccountActions() {
  const { platform, ui, t } = useServices()
  const account = useStore(AccountStore)
  const player = useStore(PlayerStore)
  const entry = useStore(EntryStore)
  const me = player.player
  if (!me) return null
  const { ownAccounts } = platform.capabilities
  const unnamed = entry.proven ? 'platform.proven' : ownAccounts ? 'account.guestWarning' : 'platform.guest'
  const logout = async () => {
    const sure = await ui.ask({
      title: t('settings.logout'),
      text: t(me.registered ? 'settings.logoutAsk' : 'settings.logoutGuestAsk'),
      ok: t('settings.logout'),
      cancel: t('common.cancel'),
    })
    if (!sure) return
    const outcome = await account.logout()
    if (outcome.ok) ui.close()
    else ui.toast(t(textKey(outcome.code)), 'bad')
  }
  return (
    <>
      <Heading>{t('settings.account')}</Heading>
      <p className="sky-center">{me.registered && me.name ? t('settings.signedInAs', { name: me.name }) : t(unnamed)}</p>
      <Outlet name="account/platform" />
      <div className="sky-row sky-center">
        {me.registered ? (
          <>
            <Button small tone="plain" onPress={() => ui.open('rename')}>
              {t('settings.rename')}
            </Button>
            {ownAccounts ? (
              <>
                <Button small tone="plain" onPress={() => ui.open('change mail or phone')}>
                  {t('settings.contact')}
                </Button>
                <Button small tone="plain" onPress={() => ui.open('password')}>
                  {t('settings.password')}
                </Button>
              </>
            ) : null}
          </>
        ) : ownAccounts ? (
          <>
            <Button small tone="good" onPress={() => ui.open('register')}>
              {t('settings.register')}
            </Button>
            <Button small tone="plain" onPress={() => ui.open('login')}>
              {t('settings.login')}
            </Button>
          </>
        ) : null}
        <Button small tone="plain" onPress={() => ui.open('personal data')}>
          {t('account.data')}
        </Button>
        {ownAccounts ? (
          <Button small tone="danger" disabled={account.busy} onPress={() => void logout()}>
            {t('settings.logout')}
          </Button>
        ) : null}
      </div>
    </>
  )
})

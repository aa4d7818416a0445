import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { Field } from '../../ui/kit/field.tsx'
import { PlayerStore } from '../player/index.ts'
import { FormPanel } from './form-panel.tsx'
import { AccountStore } from './store.ts'
import { useForm } from './use-form.ts'

/** The window for logging in by nickname, mail or phone. */
export const Login = observer(function Login() {
  const { ui, t } = useServices()
  const account = useStore(AccountStore)
  const player = useStore(PlayerStore)
  const form = useForm({ name: '', password: '' }, account.login)
  const { values } = form
  const guest = player.player !== null && !player.player.registered
  const send = async () => {
    if (!(await form.submit())) return
    ui.close()
    ui.toast(t('account.welcomeBack', { name: player.player?.name ?? values.name.trim() }), 'good')
  }
  return (
    <FormPanel
      title={t('account.loginTitle')}
      submit={t('account.login')}
      problem={form.problem}
      onSubmit={() => void send()}
      more={
        guest ? (
          <button type="button" className="sky-link" onClick={() => ui.open('register')}>
            {t('account.noAccount')}
          </button>
        ) : null
      }
    >
      {guest ? <p className="sky-soft">{t('account.loginWarning')}</p> : null}
      <Field first label={t('account.nameOrContact')} {...form.field('name')} autoComplete="username" />
      <Field type="password" label={t('account.password')} {...form.field('password')} autoComplete="current-password" />
    </FormPanel>
  )
})

import { NAME_MAX, NAME_MIN, PASSWORD_MIN } from '@skystair/contract/account-rules'
import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { Field } from '../../ui/kit/field.tsx'
import { Check } from '../../ui/kit/switch.tsx'
import { Papers } from '../about/public.ts'
import { FormPanel } from './form-panel.tsx'
import { AccountStore } from './store.ts'
import { useForm } from './use-form.ts'

/** The window for registering a guest. */
export const Register = observer(function Register() {
  const { ui, t } = useServices()
  const account = useStore(AccountStore)
  const form = useForm({ name: '', password: '', repeat: '', contact: '', consent: false as boolean }, account.register)
  const { values } = form
  const send = async () => {
    if (!(await form.submit())) return
    ui.close()
    ui.toast(t('account.registered', { name: values.name.trim() }), 'good')
  }
  return (
    <FormPanel
      title={t('account.registerTitle')}
      submit={t('account.register')}
      problem={form.problem}
      onSubmit={() => void send()}
      more={
        <button type="button" className="sky-link" onClick={() => ui.open('login')}>
          {t('account.haveAccount')}
        </button>
      }
    >
      <p className="sky-soft">{t('account.registerWhy')}</p>
      <Field
        first
        label={t('account.name')}
        {...form.field('name')}
        help={t('account.nameHelp', { min: NAME_MIN, max: NAME_MAX })}
        autoComplete="username"
      />
      <Field
        type="password"
        label={t('account.password')}
        {...form.field('password')}
        help={t('account.passwordHelp', { min: PASSWORD_MIN })}
        autoComplete="new-password"
      />
      <Field type="password" label={t('account.repeat')} {...form.field('repeat')} autoComplete="new-password" />
      <Field label={t('account.contactOptional')} {...form.field('contact')} help={t('account.contactHelp')} autoComplete="email" />
      <Check on={values.consent} onChange={(on) => form.set('consent', on)} error={form.error('consent')}>
        {t('account.consentText', {
          privacy: t('account.privacy'),
          offer: t('account.offer'),
          agreement: t('account.agreement'),
          cookies: t('account.cookies'),
        })}
      </Check>
      <div className="sky-reading">
        <details>
          <summary>{t('legal.title')}</summary>
          <Papers />
        </details>
      </div>
    </FormPanel>
  )
})

import { observer } from 'mobx-react-lite'
import { NAME_MAX, NAME_MIN } from '../../stores/validation.ts'
import { Field } from '../kit/field.tsx'
import { useRoot } from '../root.ts'
import { FormPanel } from './form-panel.tsx'
import { useForm } from './use-form.ts'

/** A new nickname. */
export const Rename = observer(function Rename() {
  const { account, player, ui, t } = useRoot()
  const form = useForm({ name: player.player?.name ?? '' }, (values) => account.rename(values.name))
  const price = Number(player.player?.metaData.namePrice ?? 0)
  const send = async () => {
    if (!(await form.submit())) return
    ui.close()
    ui.toast(t('account.renamed', { name: form.values.name.trim() }), 'good')
  }
  return (
    <FormPanel
      title={t('account.renameTitle')}
      submit={t('account.submit')}
      problem={form.problem}
      onSubmit={() => void send()}
      onBack={() => ui.open('settings')}
    >
      <Field
        first
        label={t('account.name')}
        value={form.values.name}
        onChange={(value) => form.set('name', value)}
        error={form.error('name')}
        help={[t('account.nameHelp', { min: NAME_MIN, max: NAME_MAX }), price > 0 ? t('account.renamePrice', { price }) : '']
          .join(' ')
          .trim()}
        autoComplete="username"
      />
    </FormPanel>
  )
})

/** Another mail address or phone number. */
export const ChangeContact = observer(function ChangeContact() {
  const { account, player, ui, t } = useRoot()
  const form = useForm({ contact: player.player?.mailOrPhone ?? '' }, (values) => account.setContact(values.contact))
  const send = async () => {
    if (!(await form.submit())) return
    ui.close()
    ui.toast(t('account.contactSaved'), 'good')
  }
  return (
    <FormPanel
      title={t('account.changeContactTitle')}
      submit={t('account.submit')}
      problem={form.problem}
      onSubmit={() => void send()}
      onBack={() => ui.open('settings')}
    >
      <Field
        first
        label={t('account.contact')}
        value={form.values.contact}
        onChange={(value) => form.set('contact', value)}
        error={form.error('contact')}
        help={t('validation.phoneFormat')}
        autoComplete="email"
      />
    </FormPanel>
  )
})

/** Another password. */
export const ChangePassword = observer(function ChangePassword() {
  const { account, ui, t } = useRoot()
  const form = useForm({ current: '', next: '', repeat: '' }, account.setPassword)
  const { values } = form
  const send = async () => {
    if (!(await form.submit())) return
    ui.close()
    ui.toast(t('account.passwordSaved'), 'good')
  }
  return (
    <FormPanel
      title={t('account.changePasswordTitle')}
      submit={t('account.submit')}
      problem={form.problem}
      onSubmit={() => void send()}
      onBack={() => ui.open('settings')}
    >
      <Field
        first
        type="password"
        label={t('account.current')}
        value={values.current}
        onChange={(value) => form.set('current', value)}
        error={form.error('current')}
        autoComplete="current-password"
      />
      <Field
        type="password"
        label={t('account.new')}
        value={values.next}
        onChange={(value) => form.set('next', value)}
        error={form.error('next')}
        autoComplete="new-password"
      />
      <Field
        type="password"
        label={t('account.newRepeat')}
        value={values.repeat}
        onChange={(value) => form.set('repeat', value)}
        error={form.error('repeat')}
        autoComplete="new-password"
      />
    </FormPanel>
  )
})

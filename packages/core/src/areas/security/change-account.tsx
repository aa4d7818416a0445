import { NAME_MAX, NAME_MIN } from '@skystair/contract/account-rules'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { Field } from '../../ui/kit/field.tsx'
import { PlayerStore } from '../player/index.ts'
import { FormPanel } from './form-panel.tsx'
import { AccountStore } from './store.ts'
import { useForm } from './use-form.ts'

/** A window that changes one part of the account, and shows a message when it is done. */
const ChangeWindow = observer(function ChangeWindow({
  title,
  form,
  done,
  children,
}: {
  readonly title: string
  readonly form: Pick<ReturnType<typeof useForm>, 'problem' | 'submit'>
  /** The message when it is done. */
  readonly done: string
  readonly children: ReactNode
}) {
  const { ui, t } = useServices()
  const send = async () => {
    if (!(await form.submit())) return
    ui.close()
    ui.toast(done, 'good')
  }
  return (
    <FormPanel
      title={title}
      submit={t('account.submit')}
      problem={form.problem}
      onSubmit={() => void send()}
      onBack={() => ui.open('settings')}
    >
      {children}
    </FormPanel>
  )
})

/** The window for a new nickname. */
export const Rename = observer(function Rename() {
  const { t } = useServices()
  const account = useStore(AccountStore)
  const player = useStore(PlayerStore)
  const form = useForm({ name: player.player?.name ?? '' }, (values) => account.rename(values.name))
  const price = Number(player.player?.metaData.namePrice ?? 0)
  const help = [t('account.nameHelp', { min: NAME_MIN, max: NAME_MAX }), price > 0 ? t('account.renamePrice', { count: price }) : '']
  return (
    <ChangeWindow title={t('account.renameTitle')} form={form} done={t('account.renamed', { name: form.values.name.trim() })}>
      <Field first label={t('account.name')} {...form.field('name')} help={help.join(' ').trim()} autoComplete="username" />
    </ChangeWindow>
  )
})

/** The window for another mail address or phone number. */
export const ChangeContact = observer(function ChangeContact() {
  const { t } = useServices()
  const account = useStore(AccountStore)
  const player = useStore(PlayerStore)
  const form = useForm({ contact: player.player?.mailOrPhone ?? '', password: '' }, account.setContact)
  return (
    <ChangeWindow title={t('account.changeContactTitle')} form={form} done={t('account.contactSaved')}>
      <Field first label={t('account.contact')} {...form.field('contact')} help={t('validation.phoneFormat')} autoComplete="email" />
      {account.hasPassword ? (
        <Field type="password" label={t('account.current')} {...form.field('password')} autoComplete="current-password" />
      ) : null}
    </ChangeWindow>
  )
})

/** The window for another password. */
export const ChangePassword = observer(function ChangePassword() {
  const { t } = useServices()
  const account = useStore(AccountStore)
  const form = useForm({ current: '', next: '', repeat: '' }, account.setPassword)
  return (
    <ChangeWindow title={t('account.changePasswordTitle')} form={form} done={t('account.passwordSaved')}>
      <Field first type="password" label={t('account.current')} {...form.field('current')} autoComplete="current-password" />
      <Field type="password" label={t('account.new')} {...form.field('next')} autoComplete="new-password" />
      <Field type="password" label={t('account.newRepeat')} {...form.field('repeat')} autoComplete="new-password" />
    </ChangeWindow>
  )
})

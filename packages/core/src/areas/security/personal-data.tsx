import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Field } from '../../ui/kit/field.tsx'
import { Form } from '../../ui/kit/form.tsx'
import { Heading, Panel } from '../../ui/kit/panel.tsx'
import { Spoken } from '../../ui/kit/spoken.tsx'
import { Check } from '../../ui/kit/switch.tsx'
import { PersonalDataStore } from './personal-data-store.ts'
import { saveFile } from './save-file.ts'
import { AccountStore } from './store.ts'
import { useForm } from './use-form.ts'

/** The window for a copy of the player's data, and for deleting the account. */
export const PersonalDataWindow = observer(function PersonalDataWindow() {
  const { ui, t } = useServices()
  const data = useStore(PersonalDataStore)
  const save = async () => {
    const copy = await data.load()
    if (copy !== null) saveFile('skystair.json', copy)
  }
  return (
    <Panel kind="dialog" form title={t('account.data')} onClose={ui.close} onBack={() => ui.open('settings')}>
      <p>{t('account.copyText')}</p>
      <Button first wide disabled={data.busy} onPress={() => void save()}>
        {t('account.copy')}
      </Button>
      {data.copy === null ? null : (
        <Spoken className="sky-field">
          <label>
            {t('account.copyShown')}
            <textarea readOnly rows={6} value={data.copy} />
          </label>
        </Spoken>
      )}
      <Heading>{t('account.deleteTitle')}</Heading>
      <DeleteAccount />
    </Panel>
  )
})

const DeleteAccount = observer(function DeleteAccount() {
  const { ui, t } = useServices()
  const data = useStore(PersonalDataStore)
  const { hasPassword: signsIn } = useStore(AccountStore)
  const form = useForm({ password: '', sure: false as boolean }, ({ password }) => data.remove(signsIn ? password : undefined))
  const remove = async () => {
    if (!form.values.sure) return
    const question = {
      title: t('account.deleteTitle'),
      text: t(signsIn ? 'account.deleteAsk' : 'account.deleteAskFinal'),
      ok: t('account.delete'),
      cancel: t('common.cancel'),
    }
    if ((await ui.ask(question)) && (await form.submit())) ui.toast(t('account.deleted'), 'good')
  }
  return (
    <Form onSubmit={() => void remove()}>
      <p>{t('account.deleteGoes')}</p>
      <p>{t('account.deleteStays')}</p>
      <p>{t(signsIn ? 'account.deleteUndo' : 'account.deleteFinal')}</p>
      {signsIn ? <Field type="password" label={t('account.current')} {...form.field('password')} autoComplete="current-password" /> : null}
      <Check on={form.values.sure} onChange={(on) => form.set('sure', on)}>
        {t('account.deleteSure')}
      </Check>
      {form.problem ? (
        <p className="sky-error" role="alert">
          {form.problem}
        </p>
      ) : null}
      <Button submit wide tone="danger" disabled={data.busy || !form.values.sure} onPress={() => void remove()}>
        {t('account.delete')}
      </Button>
    </Form>
  )
})

import { NAME_MAX, NAME_MIN } from '@skystair/contract/account-rules'
import { CLAN_PRICE } from '@skystair/world/areas/clan/rows'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useServices, useStore } from '../../../ui/context.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Field } from '../../../ui/kit/field.tsx'
import { Form } from '../../../ui/kit/form.tsx'
import { JoinStore } from './store.ts'

/** The form to found a clan, with its price. */
export const CreateClan = observer(function CreateClan() {
  const { t } = useServices()
  const store = useStore(JoinStore)
  const [tried, setTried] = useState(false)
  const { problem, name } = store
  const isShown = problem !== null && (tried || (name !== '' && problem !== 'NAME_TOO_SHORT'))
  const create = () => {
    setTried(true)
    if (problem === null) void store.create()
  }
  return (
    <Form onSubmit={create}>
      <p>{t('clan.none.createAbout')}</p>
      <Field
        label={t('clan.none.name')}
        value={name}
        onChange={store.setName}
        help={t('clan.none.nameHelp', { min: NAME_MIN, max: NAME_MAX })}
        error={isShown ? t(`clan.nameProblem.${problem}`) : null}
        maxLength={60}
        autoComplete="off"
        first
      />
      <Button submit wide price={CLAN_PRICE[0]} disabled={store.acting.busy || !store.isAffordable} onPress={() => {}}>
        {t('clan.none.create')}
      </Button>
      {store.isAffordable ? null : <p className="sky-center sky-small-text sky-soft">{t('message.insufficientEmeralds')}</p>}
    </Form>
  )
})

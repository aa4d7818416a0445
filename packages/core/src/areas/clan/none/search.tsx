import type { ClanOffer } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../../ui/context.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Empty, Problem, Waiting } from '../../../ui/kit/empty.tsx'
import { Field } from '../../../ui/kit/field.tsx'
import { Form } from '../../../ui/kit/form.tsx'
import { More } from '../../../ui/kit/more.tsx'
import { ClanRow } from '../person.tsx'
import { JoinStore } from './store.ts'

/** The search for clans with free places, and the button to apply to all clans. */
export const FindClan = observer(function FindClan() {
  const { t } = useServices()
  const store = useStore(JoinStore)
  const { clans } = store
  return (
    <>
      <Form onSubmit={() => void clans.reload()}>
        <div className="sky-field-line">
          <Field label={t('clan.none.search')} value={store.wanted} onChange={store.setWanted} maxLength={40} autoComplete="off" />
          <Button submit tone="plain" disabled={clans.loading} onPress={() => {}}>
            {t('clan.none.find')}
          </Button>
        </div>
      </Form>
      {clans.failed ? (
        <Problem onRetry={() => void clans.reload()} />
      ) : !clans.value ? (
        <Waiting />
      ) : clans.value.length === 0 ? (
        <Empty text={t('clan.none.empty')} />
      ) : (
        <ul className="sky-clan-people" aria-label={t('clan.none.tab.search')}>
          {clans.value.map((clan) => (
            <ClanRow
              key={clan.clanId}
              id={clan.clanId}
              name={clan.name}
              line={t('clan.none.line', { level: clan.level, now: clan.membersCurr, max: clan.membersMax })}
            >
              <Applying clan={clan} />
            </ClanRow>
          ))}
        </ul>
      )}
      <More list={clans} />
      <section className="sky-box sky-offer">
        <p>{t('clan.none.anyAbout')}</p>
        <Button small tone="plain" disabled={store.acting.busy} onPress={() => void store.applyToAny()}>
          {t('clan.none.any')}
        </Button>
      </section>
    </>
  )
})

/** The button to apply to a clan or to accept its invitation, or the state of the application. */
const Applying = observer(function Applying({ clan }: { readonly clan: ClanOffer }) {
  const { t } = useServices()
  const store = useStore(JoinStore)
  const { invitation, clanId, name } = clan
  if (invitation === 'INVITED')
    return (
      <Button
        small
        tone="good"
        disabled={store.acting.busy}
        label={t('clan.none.acceptOf', { name })}
        onPress={() => void store.accept(clanId)}
      >
        {t('clan.none.accept')}
      </Button>
    )
  if (invitation)
    return <span className="sky-small-text sky-soft">{t(invitation === 'REJECTED' ? 'clan.none.rejected' : 'clan.none.waits')}</span>
  return (
    <Button small disabled={store.acting.busy} label={t('clan.none.applyOf', { name })} onPress={() => void store.apply(clan)}>
      {t('clan.none.apply')}
    </Button>
  )
})

import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../../ui/context.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Empty, Problem, Waiting } from '../../../ui/kit/empty.tsx'
import { ClanRow } from '../person.tsx'
import { JoinStore } from './store.ts'

/** The player's open invitations. */
export const Invitations = observer(function Invitations() {
  const { t } = useServices()
  const store = useStore(JoinStore)
  const { invitations, acting } = store
  if (!invitations.value) return invitations.failed ? <Problem onRetry={() => void invitations.reload()} /> : <Waiting />
  if (invitations.value.length === 0) return <Empty text={t('clan.none.noInvitations')} />
  return (
    <ul className="sky-clan-people" aria-label={t('clan.none.invitations')}>
      {invitations.value.map(({ clanId, name, level, membersCurr }) => (
        <ClanRow key={clanId} id={clanId} name={name} line={t('clan.none.invitation', { level, now: membersCurr })}>
          <Button
            small
            tone="good"
            disabled={acting.busy}
            label={t('clan.none.acceptOf', { name })}
            onPress={() => void store.accept(clanId)}
          >
            {t('clan.none.accept')}
          </Button>
          <Button
            small
            tone="plain"
            disabled={acting.busy}
            label={t('clan.none.refuseOf', { name })}
            onPress={() => void store.refuse(clanId)}
          >
            {t('clan.none.refuse')}
          </Button>
        </ClanRow>
      ))}
    </ul>
  )
})

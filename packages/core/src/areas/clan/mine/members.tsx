import type { ClanInfo, Participant } from '@skystair/contract'
import type { ParticipantAction } from '@skystair/contract/enums'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useServices, useStore } from '../../../ui/context.ts'
import { useAmount } from '../../../ui/format/use-amount.ts'
import { Button, IconButton } from '../../../ui/kit/button.tsx'
import { Problem, Waiting } from '../../../ui/kit/empty.tsx'
import { Person } from '../person.tsx'
import { ClanStore } from '../store.ts'
import { actionsOn } from './actions.ts'
import { LeaveButtons } from './leave.tsx'

/** The members by rank, each with the actions that the player may take. */
export const Members = observer(function Members({ info }: { readonly info: ClanInfo }) {
  const { t } = useServices()
  const { members } = useStore(ClanStore)
  if (!members.value) return members.failed ? <Problem onRetry={() => void members.reload()} /> : <Waiting />
  return (
    <div className="sky-column">
      <ul className="sky-clan-people" aria-label={t('clan.tab.members')}>
        {members.value.map((member) => (
          <Member key={member.playerId} member={member} permissions={info.permissions} />
        ))}
      </ul>
      <LeaveButtons info={info} />
    </div>
  )
})

const Member = observer(function Member({
  member,
  permissions,
}: {
  readonly member: Participant
  readonly permissions: ClanInfo['permissions']
}) {
  const { ui, t } = useServices()
  const store = useStore(ClanStore)
  const format = useAmount('sentence')
  const [chosen, setChosen] = useState(false)
  const { playerId, rank, level, merit, online } = member
  const name = member.name ?? t('common.guest')
  const actions = store.isMe(member) ? [] : actionsOn(rank, permissions)
  const act = async (type: ParticipantAction) => {
    const question = {
      ...{ title: t('clan.action.KICK'), text: t('clan.kickAsk', { name }) },
      ...{ ok: t('clan.action.KICK'), cancel: t('common.cancel') },
    }
    if (type !== 'KICK' || (await ui.ask(question))) await store.act(playerId, type)
  }
  return (
    <Person
      who={member}
      online={online && !store.isMe(member)}
      line={
        <>
          {t('clan.member', { rank: t(`clan.rank.${rank}`), level })}
          <br />
          {t('clan.merit', { merit: format(merit) })}
        </>
      }
      aside={
        actions.length > 0 ? (
          <IconButton icon="icon/settings" label={t('clan.actionsOf', { name })} pressed={chosen} onPress={() => setChosen(!chosen)} />
        ) : null
      }
    >
      {chosen ? (
        <div className="sky-clan-actions">
          {actions.map((type) => (
            <Button
              key={type}
              small
              tone={type === 'KICK' ? 'danger' : 'plain'}
              disabled={store.acting.busy}
              onPress={() => void act(type)}
            >
              {t(`clan.action.${type}`)}
            </Button>
          ))}
        </div>
      ) : null}
    </Person>
  )
})

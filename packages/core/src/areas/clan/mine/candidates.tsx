import type { Candidate } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useServices, useStore } from '../../../ui/context.ts'
import { Button } from '../../../ui/kit/button.tsx'
import { Empty, Problem, Waiting } from '../../../ui/kit/empty.tsx'
import { Field } from '../../../ui/kit/field.tsx'
import { Form } from '../../../ui/kit/form.tsx'
import { Person } from '../person.tsx'
import { ClanStore } from '../store.ts'
import { CandidateStore } from './candidate-store.ts'

/** The candidates, the invited players, and the form to invite a player. */
export const Candidates = observer(function Candidates() {
  const { t } = useServices()
  const store = useStore(CandidateStore)
  const { candidates } = store
  const [who, setWho] = useState('')
  useEffect(() => void candidates.reload(), [candidates])
  const invite = async () => {
    if (who.trim() !== '' && (await store.inviteByName(who))) setWho('')
  }
  return (
    <>
      <Form onSubmit={() => void invite()}>
        <div className="sky-field-line">
          <Field
            label={t('clan.candidate.who')}
            value={who}
            onChange={setWho}
            help={t('clan.candidate.whoHelp')}
            maxLength={100}
            autoComplete="off"
          />
          <Button submit disabled={who.trim() === '' || store.acting.busy} onPress={() => {}}>
            {t('clan.candidate.invite')}
          </Button>
        </div>
      </Form>
      {candidates.failed ? (
        <Problem onRetry={() => void candidates.reload()} />
      ) : !candidates.value ? (
        <Waiting />
      ) : candidates.value.length === 0 ? (
        <Empty text={t('clan.candidate.none')} />
      ) : (
        <ul className="sky-clan-people" aria-label={t('clan.tab.candidates')}>
          {candidates.value.map((candidate) => (
            <Wish key={candidate.playerId} candidate={candidate} />
          ))}
        </ul>
      )}
    </>
  )
})

const Wish = observer(function Wish({ candidate }: { readonly candidate: Candidate }) {
  const { t, ui } = useServices()
  const clan = useStore(ClanStore)
  const store = useStore(CandidateStore)
  const { playerId, level, invitation } = candidate
  const name = candidate.name ?? t('common.guest')
  const busy = store.acting.busy || clan.acting.busy
  const why = clan.isFull ? t('error.CLAN_FULL') : null
  const take = async () => {
    if (!(await clan.act(playerId, 'INVITE'))) return
    store.drop(playerId)
    ui.toast(t('clan.candidate.joined', { name }), 'good')
  }
  const hasApplied = invitation === 'WANTS_TO_THE_CLAN'
  return (
    <Person who={candidate} line={t('clan.candidate.line', { level, state: t(`clan.candidate.${invitation}`) })}>
      <div className="sky-clan-actions">
        {hasApplied ? (
          <Button small tone="good" disabled={busy} why={why} label={t('clan.candidate.takeOf', { name })} onPress={() => void take()}>
            {t('clan.candidate.take')}
          </Button>
        ) : null}
        {invitation === 'WANTS_TO_ANY_CLAN' ? (
          <Button
            small
            disabled={busy}
            why={why}
            label={t('clan.candidate.inviteOf', { name })}
            onPress={() => void store.invite(playerId)}
          >
            {t('clan.candidate.invite')}
          </Button>
        ) : (
          <Button
            small
            tone="plain"
            disabled={busy}
            label={t(hasApplied ? 'clan.candidate.rejectOf' : 'clan.candidate.withdrawOf', { name })}
            onPress={() => void store.reject(playerId)}
          >
            {t(hasApplied ? 'clan.candidate.reject' : 'clan.candidate.withdraw')}
          </Button>
        )}
      </div>
    </Person>
  )
})

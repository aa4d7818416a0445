import type { AuditEntry, ModeratedPlayer } from '@skystair/contract'
import type { BanReason } from '@skystair/contract/enums'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { useDate } from '../../ui/format/use-date.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Field } from '../../ui/kit/field.tsx'
import { Form } from '../../ui/kit/form.tsx'
import { Heading } from '../../ui/kit/panel.tsx'
import { BanChoice } from './ban-choice.tsx'
import { ModeratedStore } from './player-store.ts'
import { ViewStore } from './view-store.ts'

interface ActionsProps {
  readonly player: ModeratedPlayer
  readonly entries: readonly AuditEntry[]
}

/** What a moderator can do about a player, and what moderators have done. */
export const Actions = observer(function Actions({ player, entries }: ActionsProps) {
  const { t } = useServices()
  const store = useStore(ModeratedStore)
  const [reason, setReason] = useState<BanReason | null>(null)
  const { busy } = store.changing
  const isMe = store.isMe(player)
  const isLower = store.isLower(player)
  return (
    <>
      {isMe || !isLower ? <p className="sky-soft sky-center">{t(isMe ? 'moderation.self' : 'moderation.higher')}</p> : null}
      {isLower ? <Rights player={player} /> : null}
      {isLower ? (
        <section className="sky-box sky-column">
          <BanChoice reason={reason} busy={busy} onReason={setReason} onTerm={(hours) => reason && void store.ban(reason, hours)} />
          {player.bannedUntil === null ? null : (
            <Button small tone="good" disabled={busy} onPress={() => void store.unban()}>
              {t('moderation.unban')}
            </Button>
          )}
        </section>
      ) : null}
      {player.clanId === null || isMe ? null : <ClanName clanId={player.clanId} name={player.clanName ?? ''} />}
      {isLower ? <Entries entries={entries} /> : null}
    </>
  )
})

const Entries = observer(function Entries({ entries }: Pick<ActionsProps, 'entries'>) {
  const { t } = useServices()
  return (
    <>
      <Heading>{t('moderation.entries')}</Heading>
      {entries.length === 0 ? <p className="sky-soft sky-center">{t('moderation.noEntries')}</p> : null}
      <ol className="sky-audit" aria-label={t('moderation.entries')}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </>
  )
})

/** Viewing the game as the player, promotion and demotion. */
const Rights = observer(function Rights({ player }: { readonly player: ModeratedPlayer }) {
  const { ui, t } = useServices()
  const store = useStore(ModeratedStore)
  const view = useStore(ViewStore)
  const name = player.name ?? t('common.guest')
  const sure = async (what: 'promote' | 'demote' | 'view', act: () => Promise<void>) => {
    const question = {
      ...{ title: t(`moderation.${what}`), text: t(`moderation.${what}Ask`, { name }) },
      ...{ ok: t(`moderation.${what}`), cancel: t('common.cancel') },
    }
    if (await ui.ask(question)) await act()
  }
  return (
    <div className="sky-row sky-center">
      <Button small icon="icon/eye" disabled={view.changing.busy} onPress={() => void sure('view', () => view.enter(player.id))}>
        {t('moderation.view')}
      </Button>
      {player.accessLevel === 'PLAYER' ? (
        <Button small tone="plain" disabled={store.changing.busy} onPress={() => void sure('promote', store.promote)}>
          {t('moderation.promote')}
        </Button>
      ) : null}
      {player.accessLevel === 'MODERATOR' ? (
        <Button small tone="plain" disabled={store.changing.busy} onPress={() => void sure('demote', store.demote)}>
          {t('moderation.demote')}
        </Button>
      ) : null}
    </div>
  )
})

const ClanName = observer(function ClanName({ clanId, name }: { readonly clanId: number; readonly name: string }) {
  const { t } = useServices()
  const store = useStore(ModeratedStore)
  const [text, setText] = useState('')
  return (
    <Form onSubmit={() => void store.renameClan(clanId, text)}>
      <div className="sky-field-line">
        <Field label={t('moderation.clanName', { name })} value={text} onChange={setText} autoComplete="off" />
        <Button submit tone="plain" disabled={store.changing.busy || text.trim() === ''} onPress={() => {}}>
          {t('moderation.rename')}
        </Button>
      </div>
    </Form>
  )
})

const Entry = observer(function Entry({ entry }: { readonly entry: AuditEntry }) {
  const { t } = useServices()
  const date = useDate()
  const { action, actorId, actorName, at, details } = entry
  const words = t(`moderation.action.${action}`, {
    by: actorId === null ? t('moderation.operator') : (actorName ?? `№ ${actorId}`),
    hours: details.hours ? t(`moderation.hours.${details.hours}`) : '',
    reason: details.reason ? t(`chat.banReason.${details.reason}`) : '',
    gems: details.gems ?? '',
    access: details.to ? t(`moderation.access.${details.to}`) : '',
  })
  return (
    <li>
      <span>{words}</span>
      <time className="sky-small-text sky-soft" dateTime={new Date(at).toISOString()}>
        {date(at)}
      </time>
    </li>
  )
})

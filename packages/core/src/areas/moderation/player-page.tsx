import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { useDate } from '../../ui/format/use-date.ts'
import { ClanLink } from '../../ui/kit/clan-link.tsx'
import { Problem, Waiting } from '../../ui/kit/empty.tsx'
import { useTabs } from '../../ui/kit/tabs.tsx'
import { Actions } from './actions.tsx'
import { History } from './history.tsx'
import { Messages } from './messages.tsx'
import { Payments } from './payments.tsx'
import { ModeratedStore } from './player-store.ts'

export type PlayerTab = 'acts' | 'messages' | 'history' | 'payments'
const tabs: readonly PlayerTab[] = ['acts', 'messages', 'history', 'payments']

/** Everything that moderators know about a player, and what they can do about it. */
export const PlayerPage = observer(function PlayerPage({ tab: first = 'acts' }: { readonly tab?: PlayerTab }) {
  const { t } = useServices()
  const date = useDate()
  const store = useStore(ModeratedStore)
  const [tab, setTab] = useState<PlayerTab>(first)
  const { bar, panel } = useTabs<PlayerTab>(
    (store.known.value && !store.isLower(store.known.value.player) ? tabs.slice(0, 1) : tabs).map((id) => ({
      id,
      label: t(`moderation.page.${id}`),
    })),
    tab,
    setTab,
    t('moderation.pages'),
  )
  const { failed, value } = store.known
  if (failed) return <Problem onRetry={() => void store.known.reload()} />
  if (!value) return <Waiting />
  const { accessLevel, bannedUntil, banReason, clanId, clanName, id, lastSeenAt, level, name } = value.player
  const pages: Readonly<Record<PlayerTab, () => ReactNode>> = {
    acts: () => <Actions player={value.player} entries={value.entries} />,
    messages: () => <Messages />,
    history: () => <History />,
    payments: () => <Payments playerId={id} />,
  }
  return (
    <>
      <header className="sky-box sky-moderated">
        <b>
          {name ?? t('common.guest')} <span className="sky-soft sky-num">№ {id}</span>
        </b>
        <p>
          {t(`moderation.access.${accessLevel}`)} · {t('moderation.line', { level, at: date(lastSeenAt) })}
        </p>
        {clanId === null || clanName === null ? null : (
          <p>
            {t('moderation.clan')}: <ClanLink id={clanId}>{clanName}</ClanLink>
          </p>
        )}
        <p className={bannedUntil === null ? 'sky-soft' : 'sky-moderated-ban'}>
          {bannedUntil === null
            ? t('moderation.notBanned')
            : t('moderation.bannedUntil', { until: date(bannedUntil), reason: banReason ? t(`chat.banReason.${banReason}`) : '—' })}
        </p>
      </header>
      <div className="sky-moderated-tabs">{bar}</div>
      <div {...panel} key={tab} className="sky-column">
        {pages[tab]()}
      </div>
    </>
  )
})

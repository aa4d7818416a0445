import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { KeeperBanner } from '../../ui/kit/painting.tsx'
import { Panel } from '../../ui/kit/panel.tsx'
import { useTabs } from '../../ui/kit/tabs.tsx'
import { Hidden } from './hidden.tsx'
import { PlayerPage, type PlayerTab } from './player-page.tsx'
import { ModeratedStore } from './player-store.ts'
import { Players } from './players.tsx'
import { ReportStore } from './report-store.ts'
import { Reports } from './reports.tsx'

type DeskTab = 'reports' | 'hidden' | 'players'

interface Props {
  readonly tab?: DeskTab
  readonly playerId?: number
  readonly playerTab?: PlayerTab
}

/** The moderators' desk: reports, and everything about a player. */
export const Desk = observer(function Desk({ tab: first = 'reports', playerId, playerTab }: Props) {
  const { ui, t } = useServices()
  const reports = useStore(ReportStore)
  const players = useStore(ModeratedStore)
  const [tab, setTab] = useState<DeskTab>(first)
  useEffect(() => void reports.reports.reload(), [reports])
  useEffect(() => void players.show(playerId ?? null), [players, playerId])
  const { waiting } = reports
  const { bar, panel } = useTabs<DeskTab>(
    [
      { id: 'reports', label: t('moderation.tab.reports'), icon: 'icon/warning', badge: waiting },
      { id: 'hidden', label: t('moderation.tab.hidden'), icon: 'icon/book' },
      { id: 'players', label: t('moderation.tab.players'), icon: 'icon/user' },
    ],
    tab,
    setTab,
    t('moderation.tabs'),
  )
  if (players.playerId !== null)
    return (
      <Panel title={t('moderation.open')} onClose={ui.close} onBack={() => void players.show(null)}>
        <div className="sky-column">
          <PlayerPage {...(playerTab ? { tab: playerTab } : {})} />
        </div>
      </Panel>
    )
  return (
    <Panel title={t('moderation.title')} onClose={ui.close} tabs={bar}>
      <div {...panel} key={tab} className="sky-column">
        {/* While reports wait, a reason and a term must be in reach without scrolling. */}
        {tab === 'reports' && waiting > 0 ? null : (
          <KeeperBanner
            keeper="keeper/3/owl"
            mood={tab === 'reports' ? 'glad' : 'calm'}
            name="place/forum"
            speaker={t('moderation.owl')}
            about={t('moderation.about')}
            line={t(`moderation.says.${tab === 'reports' ? 'empty' : tab}`)}
          />
        )}
        {tab === 'reports' ? <Reports /> : tab === 'hidden' ? <Hidden /> : <Players />}
      </div>
    </Panel>
  )
})

import type { Arena, ArenaOutcome } from '@skystair/contract'
import { arenaLevels } from '@skystair/world/areas/arena/rows'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useState } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { Button } from '../../ui/kit/button.tsx'
import { Empty, Problem, Waiting } from '../../ui/kit/empty.tsx'
import { KeeperBanner } from '../../ui/kit/painting.tsx'
import { Panel } from '../../ui/kit/panel.tsx'
import { useTabs } from '../../ui/kit/tabs.tsx'
import { FightTab } from './fight.tsx'
import { HistoryTab } from './history.tsx'
import { LeaguesTab } from './leagues.tsx'
import { SettingsTab } from './settings.tsx'
import { ArenaStore } from './store.ts'

export type ArenaTab = 'fight' | 'history' | 'leagues' | 'settings'

const content: Readonly<Record<ArenaTab, (arena: Arena) => ReactNode>> = {
  fight: (arena) => <FightTab arena={arena} />,
  history: () => <HistoryTab />,
  leagues: (arena) => <LeaguesTab own={arena.league} />,
  settings: (arena) => <SettingsTab arena={arena} />,
}

interface Props {
  readonly tab?: ArenaTab
  /** The result of the fight that has just ended. */
  readonly outcome?: ArenaOutcome
}

/** The arena: rivals, past fights, leagues and settings. */
export const ArenaWindow = observer(function ArenaWindow({ tab: first = 'fight', outcome }: Props) {
  const { live, ui, t } = useServices()
  const store = useStore(ArenaStore)
  const [tab, setTab] = useState<ArenaTab>(first)
  const { changes } = live
  useEffect(() => store.show(outcome ?? null), [store, outcome])
  // Reloads when the server reports a change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of changes is not read
  useEffect(() => void (store.open && store.reload()), [store, changes])
  useEffect(() => () => store.reward.clear(), [store])
  const tabs = useTabs<ArenaTab>(
    [
      { id: 'fight', label: t('arena.tab.fight'), icon: 'icon/swords' },
      { id: 'history', label: t('arena.tab.history'), icon: 'icon/book' },
      { id: 'leagues', label: t('arena.tab.leagues'), icon: 'league/GOLD' },
      { id: 'settings', label: t('arena.tab.settings'), icon: 'icon/settings' },
    ],
    tab,
    setTab,
    t('arena.tabs'),
  )
  const { value: arena, failed } = store.arena
  const inside = store.open && arena?.positionNumber != null
  return (
    <Panel className={inside ? 'sky-wide' : ''} title={t('arena.title')} onClose={ui.close} tabs={inside ? tabs.bar : undefined}>
      {!store.open ? (
        <Closed />
      ) : !arena ? (
        failed ? (
          <Problem onRetry={() => void store.reload()} />
        ) : (
          <Waiting />
        )
      ) : inside ? (
        <div {...tabs.panel} key={tab} className="sky-column">
          {content[tab](arena)}
        </div>
      ) : (
        <Newcomer />
      )}
    </Panel>
  )
})

/** The herald of the arena, with a line of speech. */
const Herald = observer(function Herald({ says, mood }: { readonly says: string; readonly mood: 'calm' | 'glad' | 'cross' }) {
  const { t } = useServices()
  return (
    <KeeperBanner
      keeper="keeper/3/arena_herald"
      mood={mood}
      name="place/arena"
      speaker={t('arena.herald')}
      about={t('arena.about')}
      line={says}
    />
  )
})

const Closed = observer(function Closed() {
  const { t } = useServices()
  return (
    <div className="sky-column">
      <Herald says={t('arena.says.closed', { level: arenaLevels.open })} mood="cross" />
      <Empty text={t('message.arenaClosed')} />
    </div>
  )
})

const Newcomer = observer(function Newcomer() {
  const { t } = useServices()
  const store = useStore(ArenaStore)
  return (
    <div className="sky-column">
      <Herald says={t('arena.says.newcomer')} mood="glad" />
      <p className="sky-center sky-soft sky-small-text">{t('arena.leagues.squads')}</p>
      <Button icon="icon/swords" disabled={store.busy} onPress={() => void store.enter()}>
        {t('arena.enter')}
      </Button>
    </div>
  )
})

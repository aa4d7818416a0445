import type { ClanInfo } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useServices, useStore } from '../../../ui/context.ts'
import { Panel } from '../../../ui/kit/panel.tsx'
import { useTabs } from '../../../ui/kit/tabs.tsx'
import { Raid } from '../raids/page.tsx'
import { ClanStore } from '../store.ts'
import { ClanAbout } from './about.tsx'
import { Budget } from './budget.tsx'
import { Candidates } from './candidates.tsx'
import { ClanHead } from './head.tsx'
import { History } from './history.tsx'
import { Members } from './members.tsx'

export type Tab = 'members' | 'raid' | 'budget' | 'history' | 'about'

/** The pages of the player's clan. Further ones are added here. */
const pages = { members: Members, raid: Raid, budget: Budget, history: History, about: ClanAbout } as const
const icons = {
  members: 'icon/heroes',
  raid: 'icon/arena',
  budget: 'res/MITHRIL',
  history: 'icon/book',
  about: 'icon/flag',
} as const

/** The window of the player's clan with its pages. */
export const MyClan = observer(function MyClan({
  info,
  tab: first,
  choosing = false,
}: {
  readonly info: ClanInfo
  readonly tab?: Tab
  /** Whether to begin with the candidates. */
  readonly choosing?: boolean
}) {
  const { ui, t } = useServices()
  const store = useStore(ClanStore)
  const [tab, setTab] = useState<Tab>(first ?? (info.announcementSeen ? 'members' : 'about'))
  const [isChoosing, setChoosing] = useState(choosing)
  const { bar, panel } = useTabs<Tab>(
    (Object.keys(pages) as Tab[]).map((id) => ({
      id,
      label: t(`clan.tab.${id}`),
      icon: icons[id],
      ...(id === 'about' && !info.announcementSeen ? { badge: 1 } : {}),
    })),
    tab,
    setTab,
    t('clan.tabs'),
  )
  const mayInvite = store.may('INVITE')
  const Page = pages[tab]
  if (isChoosing && mayInvite)
    return (
      <Panel title={t('clan.tab.candidates')} onBack={() => setChoosing(false)} onClose={ui.close}>
        <div className="sky-column">
          <Candidates />
        </div>
      </Panel>
    )
  return (
    <Panel title={t('clan.title')} onClose={ui.close} tabs={bar}>
      <div {...panel} key={tab} className="sky-column">
        {tab === 'members' ? <ClanHead info={info} onCandidates={mayInvite ? () => setChoosing(true) : null} /> : null}
        <Page info={info} />
      </div>
    </Panel>
  )
})

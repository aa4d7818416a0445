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
import { Buildings } from './buildings.tsx'
import { Candidates } from './candidates.tsx'
import { Factory } from './factory.tsx'
import { Hall } from './hall.tsx'
import { ClanHead } from './head.tsx'
import { History } from './history.tsx'
import type { InnerPage } from './inner-page.ts'
import { Members } from './members.tsx'
import { Themes } from './themes.tsx'

type Tab = 'members' | 'buildings' | 'raid' | 'budget' | 'history' | 'about'

/** The pages of the player's clan. Further ones are added here. */
const pages = { members: Members, buildings: Buildings, raid: Raid, budget: Budget, history: History, about: ClanAbout } as const
const icons = {
  members: 'icon/user',
  buildings: 'icon/clan',
  raid: 'social/tower',
  budget: 'res/MITHRIL',
  history: 'icon/book',
  about: 'icon/flag',
} as const

/** Pages that use the whole width of a wide window; the others are for reading. */
const looks: Partial<Record<Tab, string>> = { members: 'sky-pair', buildings: 'sky-column' }

/** The pages that other pages open, with their titles. */
const innerPages = {
  candidates: { Page: Candidates, title: 'clan.tab.candidates' },
  hall: { Page: Hall, title: 'clan.town.forces' },
  factory: { Page: Factory, title: 'clan.town.gift' },
  theme: { Page: Themes, title: 'clan.town.theme' },
} as const

/** Whether a name is that of a page. */
export const isClanPage = (name: string | undefined): name is Tab => name !== undefined && Object.keys(pages).includes(name)

/** The window of the player's clan with its pages. */
export const MyClan = observer(function MyClan({
  info,
  tab: first,
  inner: firstInner = null,
}: {
  readonly info: ClanInfo
  readonly tab?: Tab
  /** The inner page to begin with. */
  readonly inner?: InnerPage | null
}) {
  const { ui, t } = useServices()
  const store = useStore(ClanStore)
  const [tab, setTab] = useState<Tab>(first ?? (info.announcementSeen ? 'members' : 'about'))
  const [inner, setInner] = useState(firstInner)
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
  if (inner && (inner !== 'candidates' || mayInvite)) {
    const { Page: Inner, title } = innerPages[inner]
    return (
      <Panel title={t(title)} onBack={() => setInner(null)} onClose={ui.close}>
        <div className="sky-column">
          <Inner info={info} />
        </div>
      </Panel>
    )
  }
  return (
    <Panel className="sky-wide" title={t('clan.title')} onClose={ui.close} tabs={bar}>
      <div {...panel} key={tab}>
        <div className={looks[tab] ?? 'sky-column sky-clan-reading'}>
          {tab === 'members' ? <ClanHead info={info} onCandidates={mayInvite ? () => setInner('candidates') : null} /> : null}
          <Page info={info} onOpen={setInner} />
        </div>
      </div>
    </Panel>
  )
})

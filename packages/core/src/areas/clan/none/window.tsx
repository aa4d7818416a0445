import { CLAN_LEVEL } from '@skystair/contract/enums'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useServices, useStore } from '../../../ui/context.ts'
import { KeeperBanner } from '../../../ui/kit/painting.tsx'
import { Panel } from '../../../ui/kit/panel.tsx'
import { useTabs } from '../../../ui/kit/tabs.tsx'
import { GuestNote } from '../../bank/public.ts'
import { PlayerStore } from '../../player/index.ts'
import { CreateClan } from './create.tsx'
import { Invitations } from './invitations.tsx'
import { FindClan } from './search.tsx'
import { JoinStore } from './store.ts'

type Tab = 'search' | 'invitations' | 'create'

/** The window for a player without a clan: search, invitations, and founding a clan. */
export const NoClan = observer(function NoClan({ tab: first }: { readonly tab?: Tab }) {
  const { live, ui, t } = useServices()
  const store = useStore(JoinStore)
  const { player } = useStore(PlayerStore)
  const [chosen, setTab] = useState<Tab | null>(first ?? null)
  const { changes } = live
  const mayJoin = player !== null && player.level >= CLAN_LEVEL && player.accessLevel !== 'TRIAL'
  // Reloads when the server reports a change.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of changes is not read
  useEffect(() => {
    if (mayJoin) void store.load()
  }, [store, changes, mayJoin])
  const waiting = store.invitations.value?.length ?? 0
  const tab = chosen ?? (waiting > 0 ? 'invitations' : 'search')
  const { bar, panel } = useTabs<Tab>(
    [
      { id: 'search', label: t('clan.none.tab.search'), icon: 'icon/flag' },
      { id: 'invitations', label: t('clan.none.tab.invitations'), icon: 'icon/mail', badge: waiting },
      { id: 'create', label: t('clan.none.tab.create'), icon: 'icon/clan' },
    ],
    tab,
    setTab,
    t('clan.none.tabs'),
  )
  const keeper = (
    <KeeperBanner
      keeper="keeper/3/clan_steward"
      mood={waiting > 0 ? 'glad' : 'calm'}
      name="place/clan"
      speaker={t('clan.none.keeper')}
      about={t('clan.none.about')}
      line={t('clan.none.hello')}
    />
  )
  if (!mayJoin)
    return (
      <Panel className="sky-fit" title={t('clan.none.title')} onClose={ui.close}>
        <div className="sky-column">
          {keeper}
          {player?.accessLevel === 'TRIAL' ? (
            <GuestNote why={t('clan.none.guest')} />
          ) : (
            <p className="sky-box sky-center">{t('clan.none.young', { level: CLAN_LEVEL })}</p>
          )}
        </div>
      </Panel>
    )
  return (
    <Panel className="sky-fit" title={t('clan.none.title')} onClose={ui.close} tabs={bar}>
      <div {...panel} key={tab} className="sky-column">
        {keeper}
        {tab === 'search' ? <FindClan /> : tab === 'invitations' ? <Invitations /> : <CreateClan />}
      </div>
    </Panel>
  )
})

import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { Problem, Waiting } from '../../ui/kit/empty.tsx'
import { Panel } from '../../ui/kit/panel.tsx'
import { PlayerStore } from '../player/index.ts'
import { MyClan, type Tab } from './mine/window.tsx'
import { NoClan } from './none/window.tsx'
import { ClanStore } from './store.ts'

/** The window of the player's clan, or, without one, of joining or founding a clan. */
export const ClanWindow = observer(function ClanWindow({ tab }: { readonly tab?: Tab }) {
  const { ui, t } = useServices()
  const store = useStore(ClanStore)
  const { player } = useStore(PlayerStore)
  const clanId = player?.clanId ?? null
  useEffect(() => {
    if (clanId === null) store.clear()
    else void store.load()
  }, [store, clanId])
  useEffect(() => {
    store.setOpen(true)
    return () => store.setOpen(false)
  }, [store])
  if (clanId === null) return <NoClan />
  if (store.info) return <MyClan info={store.info} {...(tab ? { tab } : {})} />
  return (
    <Panel title={t('clan.title')} onClose={ui.close}>
      {store.mine.failed ? <Problem onRetry={() => void store.load()} /> : <Waiting />}
    </Panel>
  )
})

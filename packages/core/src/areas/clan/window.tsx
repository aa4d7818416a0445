import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { Problem, Waiting } from '../../ui/kit/empty.tsx'
import { Panel } from '../../ui/kit/panel.tsx'
import { PlayerStore } from '../player/index.ts'
import { isClanPage, MyClan } from './mine/window.tsx'
import { NoClan } from './none/window.tsx'
import { ClanStore } from './store.ts'

interface Props {
  /** The page to begin with, if there is one of this name. */
  readonly tab?: string
}

/** The window of the player's clan, or, without one, of joining or founding a clan. */
export const ClanWindow = observer(function ClanWindow({ tab }: Props) {
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
  if (store.info) return <MyClan key={tab} info={store.info} {...(isClanPage(tab) ? { tab } : {})} />
  return (
    <Panel title={t('clan.title')} onClose={ui.close}>
      {store.mine.failed ? <Problem onRetry={() => void store.load()} /> : <Waiting />}
    </Panel>
  )
})

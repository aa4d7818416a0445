import { portals } from '@skystair/world/areas/portal/rows'
import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { PlayerStore } from '../player/index.ts'
import { Island } from '../shop/public.ts'

const firstStair = Math.min(...portals.map(({ stair }) => stair))

/** The portal of the day on the map of towns. */
export const PortalIsland = observer(function PortalIsland() {
  const { ui, t } = useServices()
  const best = useStore(PlayerStore).player?.bestVictoryStair ?? 0
  const closed = best < firstStair ? t('shops.stairOf', { stair: firstStair }) : null
  return <Island name={t('portal.ofDay')} frame="teleport" closed={closed} onEnter={() => ui.open('portal')} />
})

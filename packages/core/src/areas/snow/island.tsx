import { snow } from '@skystair/world/areas/snow/rows'
import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { PlayerStore } from '../player/index.ts'
import { Island } from '../shop/public.ts'

/** The snow world on the map of towns. */
export const SnowIsland = observer(function SnowIsland() {
  const { ui, t } = useServices()
  const best = useStore(PlayerStore).player?.bestVictoryStair ?? 0
  const closed = best < snow.fromStair ? t('shops.stairOf', { stair: snow.fromStair }) : null
  return <Island name={t('hud.snow')} frame="island/snow-pines" closed={closed} onEnter={() => ui.open('snow')} />
})

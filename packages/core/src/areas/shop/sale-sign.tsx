import { nightMarket } from '@skystair/world/areas/shop/rows'
import { observer } from 'mobx-react-lite'
import { Sprite } from '../../ui/art/sprite.tsx'
import { useServices, useStore } from '../../ui/context.ts'
import { duration } from '../../ui/format/format.ts'
import { PlayerStore } from '../player/index.ts'

/** The button over the road that opens the night market, while it is open and has a pack left for the player. */
export const SaleSign = observer(function SaleSign() {
  const { clock, ui, t } = useServices()
  const { info, player } = useStore(PlayerStore)
  const sale = info?.sale
  if (!sale || sale.until <= clock.now || (player?.bestVictoryStair ?? 0) < (nightMarket.condition.stair ?? 0)) return null
  return (
    <button type="button" className="sky-running" onClick={() => ui.open('shops', { shop: nightMarket.id })}>
      <span>
        <Sprite frame={nightMarket.island} />
        {t(`shop.${nightMarket.id}.name`)}
        <b className="sky-num">{duration(sale.until - clock.now, t)}</b>
      </span>
    </button>
  )
})

import { nightMarket, shops } from '@skystair/world/areas/shop/rows'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useServices, useStore } from '../../ui/context.ts'
import { useUntil } from '../../ui/format/use-until.ts'
import { Painting } from '../../ui/kit/painting.tsx'
import { Outlet } from '../../ui/outlet.tsx'
import { Island } from './island.tsx'
import { ShopStore } from './store.ts'
import { TradeStore } from './trade-store.ts'

/** The map: an island for each shop. Closed ones are silhouettes with their condition; the night market says when it opens. */
export const Towns = observer(function Towns() {
  const { clock, t } = useServices()
  const store = useStore(ShopStore)
  const { sale } = useStore(TradeStore)
  const until = useUntil()
  const hasMarket = store.closed(nightMarket) === null
  useEffect(() => {
    if (hasMarket) void sale.reload()
  }, [sale, hasMarket])
  const from = sale.value?.from ?? 0
  const marketOpens =
    from > clock.now
      ? t('trades.opens', { time: until(from, clock.now) })
      : sale.value
        ? t('trades.saleOn', { time: until(sale.value.until, clock.now) })
        : null
  return (
    <>
      <Painting name="place/towns" className="sky-towns-view" />
      <p className="sky-center">{t('shops.about')}</p>
      <ul className="sky-towns">
        {shops.map((shop) => {
          const closed = store.closed(shop)
          const lock = closed && t(`shops.${closed.key}Of`, { [closed.key]: closed.value })
          const name = t(`shop.${shop.id}.name`)
          const note = shop.id === nightMarket.id ? marketOpens : null
          return (
            <Island key={shop.id} name={name} frame={shop.island} closed={lock} note={note} onEnter={() => void store.enter(shop.id)} />
          )
        })}
        <Outlet name="shops/islands" />
      </ul>
    </>
  )
})

import { shops } from '@skystair/world/areas/shop/rows'
import { observer } from 'mobx-react-lite'
import { useServices, useStore } from '../../ui/context.ts'
import { Outlet } from '../../ui/outlet.tsx'
import { Island } from './island.tsx'
import { ShopStore } from './store.ts'

/** The map: an island for each shop. Closed ones are silhouettes with their condition. */
export const Towns = observer(function Towns() {
  const { t } = useServices()
  const store = useStore(ShopStore)
  return (
    <>
      <p className="sky-center">{t('shops.about')}</p>
      <ul className="sky-towns">
        {shops.map((shop) => {
          const closed = store.closed(shop)
          const lock = closed && t(`shops.${closed.key}Of`, { [closed.key]: closed.value })
          const name = t(`shop.${shop.id}.name`)
          return <Island key={shop.id} name={name} frame={shop.island} closed={lock} onEnter={() => void store.enter(shop.id)} />
        })}
        <Outlet name="shops/islands" />
      </ul>
    </>
  )
})

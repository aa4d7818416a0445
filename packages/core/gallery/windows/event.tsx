import type { EventShopOffer } from '@skystair/contract'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { EventShopOffers } from '../../src/areas/event/shop.tsx'
import { EventShopStore } from '../../src/areas/event/store.ts'
import { useServices } from '../../src/ui/context.ts'
import { Panel } from '../../src/ui/kit/panel.tsx'
import { NOW } from '../../testing/fixtures.ts'
import type { Rooms } from '../rooms.ts'

/** An event shop with an affordable offer, one that is too expensive, and one that is sold out. */
const Goods = observer(function Goods() {
  const services = useServices()
  const [store] = useState(() => new EventShopStore(services))
  useEffect(() => {
    const offer = { event: 'halloween', until: NOW + 1000 } as const
    store.offers.set([
      { ...offer, id: 1, price: 10, left: 2, gains: [{ kind: 'elixir', amount: 2 }] },
      { ...offer, id: 2, price: 9900, left: 1, gains: [{ kind: 'crystal', amount: 15 }] },
      { ...offer, id: 3, price: 5, left: 0, gains: [{ kind: 'feather', amount: 1 }] },
    ] satisfies readonly EventShopOffer[])
  }, [store])
  return (
    <Panel title={services.t('eventShop.title')} onClose={() => {}}>
      <EventShopOffers store={store} />
    </Panel>
  )
})

export const rooms: Rooms = { rooms: { 'event-shop': Goods } }

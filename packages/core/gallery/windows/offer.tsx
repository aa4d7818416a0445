import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { OfferStore } from '../../src/areas/offer/store.ts'
import { OfferWindow } from '../../src/areas/offer/window.tsx'
import { useStore } from '../../src/ui/context.ts'
import { personalOffer } from '../../testing/offer-fixtures.ts'
import type { Rooms } from '../rooms.ts'

/** The offer of a hero. */
const Offer = observer(function Offer() {
  const store = useStore(OfferStore)
  useEffect(() => void store.list.reload(), [store])
  return store.list.value ? <OfferWindow /> : null
})

export const rooms: Rooms = {
  rooms: { offer: Offer },
  replies: (server) => server.on('GET /api/offer/list', [personalOffer({ viewed: true })]),
}

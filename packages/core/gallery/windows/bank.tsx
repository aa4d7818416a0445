import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { Bank } from '../../src/areas/bank/window.tsx'
import { Checkout } from '../../src/areas/payment/checkout-store.ts'
import { useServices, useStore } from '../../src/ui/context.ts'
import { bankInfo, bankOption, order } from '../../testing/bank-fixtures.ts'
import type { Rooms } from '../rooms.ts'

/** A purchase whose window the platform has opened and never closes. */
const Purchase = observer(function Purchase() {
  const checkout = useStore(Checkout)
  const { platform } = useServices()
  useEffect(() => {
    Object.assign(platform.pay, { buy: () => new Promise(() => {}) })
    void checkout.buy(bankOption(5))
  }, [checkout, platform])
  return <Bank />
})

export const rooms: Rooms = {
  rooms: { bank: Bank, purchase: Purchase },
  replies: (server) =>
    server
      .on('GET /api/shop/bank/info', bankInfo())
      .on('GET /api/shop/bank/purchase/info', [])
      .on('GET /api/giftpurchase/gems/list', [bankOption(101)])
      .on('POST /api/payment/buy/{id}', order('STARTED')),
}

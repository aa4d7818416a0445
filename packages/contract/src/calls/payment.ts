import { Type } from 'typebox'
import { calls } from '../call.ts'
import { Order } from '../entities/trade.ts'
import { byId, planned, text } from '../planned.ts'
import { Id } from '../schema.ts'

export const payment = calls({
  'POST /api/payment/buy/{id}': planned('Start a purchase by the method that the platform prefers.', Order, { ...byId }),
  'POST /api/xsolla/buy/{id}': planned('Start a purchase with Xsolla.', Order, { ...byId }),
  'POST /api/xsolla/buy_iframe/{id}': planned('Start a purchase with Xsolla inside the page.', Order, { ...byId }),
  'POST /api/robokassa/buy/{id}/{extra}': planned('Start a purchase with Robokassa.', Order, {
    params: Type.Object({ id: Id, extra: text(40) }),
  }),
  'POST /api/integration/beeline/buy/{id}': planned('Start a purchase with the phone carrier.', Order, { ...byId }),
})

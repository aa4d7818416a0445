import { Type } from 'typebox'
import { calls } from '../../call.ts'
import { Order } from '../../entities/trade.ts'
import { AnyCurrency, PlayerSource } from '../../enums.ts'
import { byId, text } from '../../planned.ts'
import { Enum, Id } from '../../schema.ts'
import { Proof } from '../platform/calls.ts'

/**
 * `source` is the platform that the game stands on, where it is not the one that the session came from. `currency` counts where the method
 * leaves the choice; DEFAULT is what is paid with there.
 */
export const Where = { source: Type.Optional(Enum(PlayerSource)), currency: Type.Optional(Enum(AnyCurrency)) }
const begins = {
  role: 'PLAYER',
  rate: 'write',
  reply: Order,
  errors: ['PRODUCT_NOT_FOUND', 'RECEIVER_MISSING', 'PLATFORM_NOT_SET', 'PLATFORM_UNAVAILABLE'],
} as const
const own = { query: Type.Object({ currency: Where.currency }) }
const settles = {
  role: 'PLAYER',
  rate: 'write',
  body: Type.Object({ evidence: Type.Optional(Proof) }),
  reply: Order,
  extension: true,
  errors: [
    'ORDER_NOT_FOUND',
    'PAYMENT_UNKNOWN',
    'PAYMENT_REFUSED',
    'PROOF_INVALID',
    'PROOF_EXPIRED',
    'PLATFORM_NOT_SET',
    'PLATFORM_UNAVAILABLE',
  ],
} as const
const order = Type.Object({ orderId: text(20) })

export const payment = calls({
  'POST /api/payment/buy/{id}': {
    ...begins,
    summary: 'Start a purchase by a method of the bank’s list; by the one that the platform prefers where none is named.',
    ...byId,
    query: Type.Object({ ...Where, method: Type.Optional(text(40)) }),
  },
  'POST /api/xsolla/buy/{id}': { ...begins, summary: 'Start a purchase with Xsolla.', ...byId, ...own },
  'POST /api/xsolla/buy_iframe/{id}': { ...begins, summary: 'Start a purchase with Xsolla inside the page.', ...byId, ...own },
  'POST /api/robokassa/buy/{id}/{extra}': {
    ...begins,
    summary: 'Start a purchase with Robokassa; `extra` is the method that its page opens at.',
    params: Type.Object({ id: Id, extra: text(40) }),
  },
  'POST /api/integration/beeline/buy/{id}': { ...begins, summary: 'Start a purchase with the phone carrier.', ...byId },
  'GET /api/payment/{orderId}': {
    summary: 'How one’s purchase stands: to be asked while the payment is on its way.',
    role: 'PLAYER',
    rate: 'read',
    extension: true,
    params: order,
    reply: Order,
    errors: ['ORDER_NOT_FOUND'],
  },
  'POST /api/payment/{orderId}/settle': {
    ...settles,
    summary:
      'Have a purchase checked now, by what the platform gave to prove it or by asking the platform. STARTED where nothing says it was paid.',
    params: order,
  },
  'POST /api/payment/settle': {
    ...settles,
    summary: 'The same for a purchase that the platform holds as paid and whose order the client has forgotten.',
    query: Type.Object({ source: Where.source }),
  },
})

import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { byId, Id, text } from '../../schema.ts'
import { PlatformProof } from '../platform/entities.ts'
import { Order, onPlatform } from './entities.ts'

const begins = {
  role: 'PLAYER',
  rate: 'write',
  changes: true,
  reply: Order,
  errors: ['PRODUCT_NOT_FOUND', 'RECEIVER_MISSING', 'PAYER_UNKNOWN', 'PLATFORM_NOT_SET', 'PLATFORM_UNAVAILABLE'],
} as const
const onOwnSite = { query: Type.Object({ currency: onPlatform.currency }) }
const settles = {
  role: 'PLAYER',
  rate: 'write',
  changes: true,
  body: Type.Object({ evidence: Type.Optional(PlatformProof) }),
  reply: Order,
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
const ofProduct = { query: Type.Object({ product_id: text(100) }) }

export const calls = defineCalls({
  'POST /api/payment/buy/{id}': {
    ...begins,
    summary: 'Start a purchase by a method of the bank’s list; by the one that the platform prefers where none is named.',
    ...byId,
    query: Type.Object({ ...onPlatform, method: Type.Optional(text(40)) }),
  },
  'POST /api/xsolla/buy/{id}': { ...begins, summary: 'Start a purchase with Xsolla.', ...byId, ...onOwnSite },
  'POST /api/xsolla/buy_iframe/{id}': { ...begins, summary: 'Start a purchase with Xsolla inside the page.', ...byId, ...onOwnSite },
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
    extension: true,
    params: order,
  },
  'POST /api/payment/settle': {
    ...settles,
    summary: 'The same for a purchase that the platform holds as paid and whose order the client has forgotten.',
    extension: true,
    query: Type.Object({ source: onPlatform.source }),
  },
  'POST /api/integration/ya/buy': {
    ...settles,
    summary: 'Grant a purchase that the portal has signed; the evidence is its signature.',
    ...ofProduct,
  },
  'POST /api/integration/telegram/invoice': { ...begins, summary: 'A link to pay a product with.', ...ofProduct },
  'POST /api/integration/telegram/buy': {
    summary: 'How the newest purchase of a product stands.',
    role: 'PLAYER',
    rate: 'read',
    ...ofProduct,
    reply: Order,
    errors: ['ORDER_NOT_FOUND'],
  },
})

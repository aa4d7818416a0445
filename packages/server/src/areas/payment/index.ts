import { contract } from '@skystair/contract'
import { handlers } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { productById } from '../bank/products.ts'
import { begin, standingOn } from './begin.ts'
import { asOrder, purchaseOf } from './purchase.ts'
import { candidates, settle } from './settle.ts'

interface ById {
  readonly params: { readonly id: number }
}

export const payment = handlers(contract.payment, {
  'POST /api/payment/buy/{id}': begin(({ params, query: { source, method, currency } }) => ({
    product: productById(params.id),
    source,
    currency,
    provider: method,
  })),
  'POST /api/xsolla/buy/{id}': begin(({ params, query: { currency } }) => ({
    product: productById(params.id),
    source: 'own',
    provider: 'xsolla',
    currency,
  })),
  'POST /api/xsolla/buy_iframe/{id}': begin(({ params, query: { currency } }) => ({
    product: productById(params.id),
    source: 'own',
    provider: 'xsolla',
    method: 'iframe',
    currency,
  })),
  'POST /api/robokassa/buy/{id}/{extra}': begin(({ params }) => ({
    product: productById(params.id),
    source: 'own',
    provider: 'robokassa',
    method: params.extra,
  })),
  'POST /api/integration/beeline/buy/{id}': begin(({ params }: ById) => ({ product: productById(params.id), source: 'beeline' })),
  'GET /api/payment/{orderId}': async ({ tx, playerId, params }) => {
    const purchase = await purchaseOf(tx, playerId, params.orderId)
    if (!purchase) throw refuse('ORDER_NOT_FOUND')
    return asOrder(purchase)
  },
  'POST /api/payment/{orderId}/settle': settle(async (tx, { playerId, params }) => {
    const purchase = await purchaseOf(tx, playerId, params.orderId)
    return purchase ? [purchase] : []
  }),
  'POST /api/payment/settle': settle(async (tx, request) => {
    const source = await standingOn(tx, request, request.query.source)
    return candidates(tx, request.playerId, source, request.body.evidence?.nonce ?? '')
  }),
})

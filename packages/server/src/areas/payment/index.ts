import { contract } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import { refuse } from '../../refusal.ts'
import { productById, productByName } from '../bank/products.ts'
import { begin, currentPlatform } from './begin.ts'
import { noticeRoutes } from './notice.ts'
import { asOrder } from './purchase.ts'
import { purchaseOf, purchasesOfProduct, purchasesOnPlatform } from './repository.ts'
import { settle } from './settle.ts'

interface ById {
  readonly params: { readonly id: number }
}

export const area = defineArea(contract.payment, {
  routes: noticeRoutes,
  handlers: {
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
    'POST /api/integration/telegram/invoice': begin(({ query }) => ({ product: productByName(query.product_id), source: 'tg' })),
    'GET /api/payment/{orderId}': async ({ tx, playerId, params }) => {
      const purchase = await purchaseOf(tx, playerId, params.orderId)
      if (!purchase) throw refuse('ORDER_NOT_FOUND')
      return asOrder(purchase)
    },
    'POST /api/integration/telegram/buy': async ({ tx, playerId, query }) => {
      const [newest] = (await purchasesOfProduct(tx, playerId, 'tg', query.product_id)).sort((a, b) => b.id - a.id)
      if (!newest) throw refuse('ORDER_NOT_FOUND')
      return asOrder(newest)
    },
    'POST /api/payment/{orderId}/settle': settle(async (tx, { playerId, params }) => {
      const purchase = await purchaseOf(tx, playerId, params.orderId)
      return purchase ? [purchase] : []
    }),
    'POST /api/payment/settle': settle(async (tx, request) => {
      const source = await currentPlatform(tx, request, request.query.source)
      return purchasesOnPlatform(tx, request.playerId, source, request.body.evidence?.nonce ?? '')
    }),
    'POST /api/integration/ya/buy': settle((tx, { playerId, query }) => purchasesOfProduct(tx, playerId, 'ya', query.product_id)),
  },
})

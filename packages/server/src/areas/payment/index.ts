import { type Currency, contract } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import type { Request } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import { productById, productByName } from '../bank/products.ts'
import { sourceOf } from '../platform/source.ts'
import { begin, currentPlatform, type Wanted } from './begin.ts'
import { forgetGiver } from './forget-giver.ts'
import { noticeRoutes } from './notice.ts'
import { asOrder } from './purchase.ts'
import { purchaseOf, purchasesOfProduct, purchasesOnPlatform } from './repository.ts'
import { settle } from './settle.ts'

type Made = Pick<Request<{ role: 'PLAYER' }>, 'call' | 'platforms'>
type ById = Made & { readonly params: { readonly id: number } }
type ByIdIn = ById & { readonly query: { readonly currency?: Currency } }

/** A purchase by a platform's own call. */
const byOwnCall = ({ platforms, call, params }: ById): Wanted => ({ ...platforms.ownerOf(call), product: productById(params.id) })

export const area = defineArea(contract.payment, {
  tables: {
    purchase: { keptFor: 'accounts of payments must be kept by law', by: 'what a player pays, and the rates of calls' },
    receipt: { keptFor: 'accounts of payments must be kept by law', by: 'what a player pays' },
  },
  personal: [
    {
      table: 'purchase',
      by: ['player_id', 'receiver_id'],
      exported: {
        player_id: [
          'id',
          'channel',
          'source',
          'external_id',
          'receiver_id',
          'product_id',
          'gems',
          'points',
          'prices',
          'state',
          'cancelled',
          'created_at',
          'updated_at',
        ],
        receiver_id: ['product_id', 'gems', 'state', 'created_at', 'updated_at'],
      },
      hidden: ['nonce', 'share'],
      onDeletion: { keptFor: 'accounts of payments must be kept by law, and a refund must find its payment' },
    },
  ],
  forgetName: forgetGiver,
  routes: noticeRoutes,
  handlers: {
    'POST /api/payment/buy/{id}': begin(({ params, query: { source, method, currency } }) => ({
      product: productById(params.id),
      source,
      currency,
      provider: method,
    })),
    'POST /api/xsolla/buy/{id}': begin((request: ByIdIn) => ({ ...byOwnCall(request), currency: request.query.currency })),
    'POST /api/xsolla/buy_iframe/{id}': begin((request: ByIdIn) => ({
      ...byOwnCall(request),
      method: 'iframe',
      currency: request.query.currency,
    })),
    'POST /api/robokassa/buy/{id}/{extra}': begin((request: ById & { readonly params: { readonly extra: string } }) => ({
      ...byOwnCall(request),
      method: request.params.extra,
    })),
    'POST /api/integration/beeline/buy/{id}': begin(byOwnCall),
    'POST /api/integration/telegram/invoice': begin(
      ({ platforms, call, query }: Made & { readonly query: { readonly product_id: string } }) => ({
        ...platforms.ownerOf(call),
        product: productByName(query.product_id),
      }),
    ),
    'GET /api/payment/{orderId}': async ({ tx, playerId, params }) => {
      const purchase = await purchaseOf(tx, playerId, params.orderId)
      if (!purchase) throw refuse('ORDER_NOT_FOUND')
      return asOrder(purchase)
    },
    'POST /api/integration/telegram/buy': async (ctx) => {
      const [newest] = (await purchasesOfProduct(ctx.tx, ctx.playerId, sourceOf(ctx), ctx.query.product_id)).sort((a, b) => b.id - a.id)
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
    'POST /api/integration/ya/buy': settle((tx, request) =>
      purchasesOfProduct(tx, request.playerId, sourceOf(request), request.query.product_id),
    ),
  },
})

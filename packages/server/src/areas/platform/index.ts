import { contract, type PlayerSource } from '@skystair/contract'
import { handlers } from '../../handlers.ts'
import { refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'
import { productByName } from '../bank/products.ts'
import { begin } from '../payment/begin.ts'
import { asOrder, type PurchaseRow } from '../payment/purchase.ts'
import { settle } from '../payment/settle.ts'
import { authenticate } from './arrive.ts'
import { gpLogin, remap, search } from './saves.ts'

/** The purchases of a product that a player began on a platform, the unfinished first and newer before older. */
const purchasesOf = (tx: Tx, playerId: number, source: PlayerSource, productId: string): Promise<PurchaseRow[]> =>
  tx.all<PurchaseRow>(
    `select * from purchase where player_id = ? and source = ? and product_id = ?
     order by case when state = 'STARTED' then 0 else 1 end, id desc limit 5`,
    [playerId, source, productId],
  )

export const platform = handlers(contract.platform, {
  'POST /api/integration/ya/authenticate': authenticate(() => 'ya'),
  'POST /api/integration/telegram/authenticate': authenticate(() => 'tg'),
  'POST /api/integration/gp/authenticate': authenticate(() => 'gp'),
  'POST /api/integration/crazy/authenticate': authenticate(() => 'crazygames'),
  'POST /api/integration/kong/authenticate': authenticate(() => 'kong'),
  'POST /api/integration/rustore/authenticate': authenticate(() => 'rustore'),
  'POST /api/integration/mystore/client/authenticate': authenticate(() => 'mystore'),
  'POST /api/integration/{source}/authenticate': authenticate(({ params }) => (params as { source: PlayerSource }).source),
  'POST /api/integration/ya/v2/search': (ctx) => search('ya', ctx),
  'POST /api/integration/ya/v2/remap': (ctx) => remap('ya', ctx),
  'POST /api/integration/{source}/v2/search': (ctx) => search(ctx.params.source, ctx),
  'POST /api/integration/{source}/v2/remap': (ctx) => remap(ctx.params.source, ctx),
  'POST /api/integration/gp/login': gpLogin,
  'POST /api/integration/ya/buy': settle((tx, { playerId, query }) => purchasesOf(tx, playerId, 'ya', query.product_id)),
  'POST /api/integration/telegram/invoice': begin(({ query }) => ({ product: productByName(query.product_id), source: 'tg' })),
  'POST /api/integration/telegram/buy': async ({ tx, playerId, query }) => {
    const [newest] = (await purchasesOf(tx, playerId, 'tg', query.product_id)).sort((a, b) => b.id - a.id)
    if (!newest) throw refuse('ORDER_NOT_FOUND')
    return asOrder(newest)
  },
})

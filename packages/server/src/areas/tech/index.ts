import { contract, LedgerReason, MODERATION_PAGE, reasonsOf } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import { historyOf } from '../../economy/history.ts'
import { pageSlice } from '../../page.ts'
import { oldViews } from '../../session/viewing.ts'
import { lowerPlayer } from '../moderation/public.ts'
import { asPurchase } from '../payment/purchase.ts'
import { purchasesAround } from '../payment/repository.ts'
import { views } from './migration.ts'
import { enter, exit } from './view.ts'

export const area = defineArea(contract.tech, {
  tables: {
    view_session: { days: 1 },
  },
  migrations: [views],
  sweep: [oldViews],
  handlers: {
    'GET /api/tech/player/enter/{id}': enter,
    'GET /api/tech/player/exit': exit,
    'GET /api/tech/player/{id}/log': async (ctx) => {
      const { tx, params } = ctx
      const { page, filter, subfilter } = ctx.query
      await lowerPlayer(ctx, params.id)
      const reasons = filter === 'OTHER' ? { notReasons: LedgerReason } : filter ? { reasons: reasonsOf(filter) } : {}
      return historyOf(tx, params.id, { ...pageSlice(page, MODERATION_PAGE), ...reasons, ...(subfilter ? { resource: subfilter } : {}) })
    },
    'GET /api/tech/player/{id}/payments': async (ctx) => {
      const { tx, params, query } = ctx
      await lowerPlayer(ctx, params.id)
      const { limit, skip } = pageSlice(query.page, MODERATION_PAGE)
      return (await purchasesAround(tx, params.id, limit, skip)).map(asPurchase)
    },
  },
})

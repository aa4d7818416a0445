import { contract, historyReasons, MODERATION_PAGE } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import { historyOf } from '../../economy/history.ts'
import { entriesBefore } from '../../page.ts'
import { deleteOldViews } from '../../session/viewing.ts'
import { asPurchase } from '../payment/purchase.ts'
import { purchasesAround } from '../payment/repository.ts'
import { loadPlayer } from '../player/repository.ts'
import { views } from './migration.ts'
import { enter, exit } from './view.ts'

const paged = (page: number) => ({ limit: MODERATION_PAGE, skip: entriesBefore(page, MODERATION_PAGE) })

export const area = defineArea(contract.tech, {
  migrations: [views],
  sweep: deleteOldViews,
  handlers: {
    'GET /api/tech/player/enter/{id}': enter,
    'GET /api/tech/player/exit': exit,
    'GET /api/tech/player/{id}/log': async ({ tx, params, query: { page, filter, subfilter } }) => {
      await loadPlayer(tx, params.id)
      const known: readonly string[] = Object.values(historyReasons).flat()
      const reasons = filter === 'OTHER' ? { notReasons: known } : filter ? { reasons: historyReasons[filter] } : {}
      return historyOf(tx, params.id, { ...paged(page), ...reasons, ...(subfilter ? { resource: subfilter } : {}) })
    },
    'GET /api/tech/player/{id}/payments': async ({ tx, params, query }) => {
      await loadPlayer(tx, params.id)
      const { limit, skip } = paged(query.page)
      return (await purchasesAround(tx, params.id, limit, skip)).map(asPurchase)
    },
  },
})

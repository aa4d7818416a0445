import type { contract } from '@skystair/contract'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'
import { refreshPlayers } from './refresh.ts'

export const cases: ContractCases<typeof contract.rating> = {
  'GET /api/rating/by/{type}': {
    succeeds: async ({ server, id }) => {
      await server.db.tx((tx) => refreshPlayers(tx, [id], server.clock()))
      return { params: { type: 'level' }, query: { from: 0, to: 100 } }
    },
    refuses: {},
  },
}

import type { contract } from '@skystair/contract'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'

const page = (id: string) => ({ params: { id } })

export const cases: ContractCases<typeof contract.manual> = {
  'GET /api/manual/{id}/get': { succeeds: page('road'), refuses: { MANUAL_NOT_FOUND: page('title') } },
  'GET /api/manual/config/{id}/get': { succeeds: page('road'), refuses: { MANUAL_NOT_FOUND: page('nothing') } },
  'GET /api/manual/force/{id}/get': { succeeds: page('POISON'), refuses: { MANUAL_NOT_FOUND: page('LUCK') } },
  'GET /api/manual/forces/short/description/get': { succeeds: {}, refuses: {} },
}

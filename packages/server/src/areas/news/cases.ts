import type { contract } from '@skystair/contract'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'

export const cases: ContractCases<typeof contract.news> = {
  'GET /api/news/get/last': { succeeds: { query: {} }, refuses: {} },
}

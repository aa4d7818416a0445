import type { contract } from '@skystair/contract'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'
import { budgetCases } from './cases/budget.ts'
import { buildingCases } from './cases/buildings.ts'
import { candidateCases } from './cases/candidates.ts'
import { memberCases } from './cases/members.ts'
import { raidCases } from './cases/raids.ts'
import { textCases } from './cases/texts.ts'

export const cases: ContractCases<typeof contract.clan> = {
  ...{ ...memberCases, ...candidateCases, ...budgetCases, ...textCases },
  ...{ ...buildingCases, ...raidCases },
}

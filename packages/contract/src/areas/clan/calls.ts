import { defineCalls } from '../../call.ts'
import { budgetCalls } from './calls/budget.ts'
import { buildingCalls } from './calls/buildings.ts'
import { candidateCalls } from './calls/candidates.ts'
import { memberCalls } from './calls/members.ts'
import { raidCalls } from './calls/raids.ts'
import { textCalls } from './calls/texts.ts'

export const calls = defineCalls({
  ...memberCalls,
  ...candidateCalls,
  ...budgetCalls,
  ...textCalls,
  ...raidCalls,
  ...buildingCalls,
})

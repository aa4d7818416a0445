import type { contract } from '@skystair/contract'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'

const unknown = { params: { id: 999_999 } }

export const cases: ContractCases<typeof contract.mail> = {
  'POST /api/mail/block/{id}': {
    succeeds: ({ id }) => ({ params: { id } }),
    refuses: { PLAYER_NOT_FOUND: unknown },
  },
  'POST /api/mail/unblock/{id}': {
    succeeds: ({ id }) => ({ params: { id } }),
    refuses: { PLAYER_NOT_FOUND: unknown },
  },
}

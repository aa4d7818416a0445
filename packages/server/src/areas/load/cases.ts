import type { contract } from '@skystair/contract'
import type { ContractCases } from '../../../testing/contract-cases/case.ts'

const step = { succeeds: { query: { available: 512, used: 100, h_session: 'page' } }, refuses: {} }

export const cases: ContractCases<typeof contract.load> = {
  'GET /api/load/log/hidden': step,
  'GET /api/load/log/active': step,
  'GET /api/load/log/preboot': step,
  'GET /api/load/log/boot': step,
  'GET /api/load/log/five': step,
  'GET /api/load/log/half': step,
  'GET /api/load/log/boot/completed': step,
  'GET /api/load/log/unload': { succeeds: { query: { loadedPct: 40 } }, refuses: {} },
  'GET /api/load/log/game/started': step,
  'GET /api/dev/log': { succeeds: { query: { message: 'hello' } }, refuses: {} },
  'POST /api/log/add': { succeeds: { body: { message: 'texture null' } }, refuses: {} },
}

import { contract } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import type { Context } from '../../handlers.ts'
import { clientErrors } from '../../ops/metrics.ts'
import { addClientLog, addLoadStep, type LoadStep, oldLogs } from './repository.ts'

/** How long logs are kept: a month, in milliseconds. */
const KEPT = 30 * 86_400_000

/** Returns a handler that logs a step of a page's start. Why: it shows the operator at which step players leave. */
const step =
  (name: string) =>
  async ({ tx, now, query }: Pick<Context, 'tx' | 'now'> & { readonly query: Omit<LoadStep, 'step'> }) => {
    await addLoadStep(tx, { ...query, step: name }, now)
    return { logged: true }
  }

export const area = defineArea(contract.load, {
  tables: {
    arrival: { days: 30 },
    client_log: { days: 30 },
    load_log: { days: 30 },
  },
  personal: [
    {
      table: 'client_log',
      by: ['player_id'],
      exported: ['message', 'domain', 'at'],
      hidden: ['id', 'player_id'],
      onDeletion: { keptFor: 'errors are counted for a month', blank: { player_id: null } },
    },
    {
      table: 'arrival',
      by: ['player_id'],
      exported: ['domain', 'sw', 'sh', 'cw', 'ch', 'h_session', 'at'],
      hidden: ['player_id'],
      onDeletion: 'DELETE',
    },
  ],
  handlers: {
    'GET /api/load/log/hidden': step('hidden'),
    'GET /api/load/log/active': step('active'),
    'GET /api/load/log/preboot': step('preboot'),
    'GET /api/load/log/boot': step('boot'),
    'GET /api/load/log/five': step('five'),
    'GET /api/load/log/half': step('half'),
    'GET /api/load/log/boot/completed': step('boot/completed'),
    'GET /api/load/log/unload': step('unload'),
    'GET /api/load/log/game/started': step('game/started'),
    'GET /api/dev/log': async ({ tx, now, playerId, query }) => {
      await addClientLog(tx, playerId, query.message, 'dev', now)
      return { logged: true }
    },
    'POST /api/log/add': async ({ tx, now, playerId, body, after }) => {
      await addClientLog(tx, playerId, body.message, body.domain ?? null, now)
      after(() => clientErrors.inc())
      return { logged: true }
    },
  },
  sweep: oldLogs(KEPT),
})

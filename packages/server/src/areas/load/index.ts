import { contract } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import type { Context } from '../../handlers.ts'
import { clientErrors } from '../../ops/metrics.ts'
import { forgetLogs } from './forget-logs.ts'
import { addClientLog, addLoadStep, type LoadStep } from './repository.ts'

/** A handler that logs a step of a page's start, so that the operator sees where players are lost. */
const step =
  (name: string) =>
  async ({ tx, now, query }: Pick<Context, 'tx' | 'now'> & { readonly query: Omit<LoadStep, 'step'> }) => {
    await addLoadStep(tx, { ...query, step: name }, now)
    return { logged: true }
  }

export const area = defineArea(contract.load, {
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
  sweep: forgetLogs,
})

import { contract } from '@skystair/contract'
import type { Handler } from '../../handlers.ts'
import { handlers } from '../../handlers.ts'

type Calls = typeof contract.load
type Step = Exclude<keyof Calls, 'GET /api/dev/log'>

/** A step of a page's start, so that the operator sees where players are lost. */
const step =
  (name: string): Handler<Calls[Step]> =>
  async ({ tx, now, query }) => {
    const { h_session, available, used, loadedPct } = query as { h_session?: string; available?: number; used?: number; loadedPct?: number }
    await tx.run('insert into load_log (step, h_session, available, used, loaded_pct, at) values (?, ?, ?, ?, ?, ?)', [
      name,
      h_session ?? null,
      available ?? null,
      used ?? null,
      loadedPct ?? null,
      now,
    ])
    return { logged: true }
  }

export const load = handlers(contract.load, {
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
    await tx.run('insert into client_log (player_id, message, domain, at) values (?, ?, ?, ?)', [playerId, query.message, 'dev', now])
    return { logged: true }
  },
})

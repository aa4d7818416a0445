import type { contract } from '@skystair/contract'
import type { Handler } from '../../handlers.ts'
import { clientErrors } from '../../ops/metrics.ts'

/** `POST /api/log/add`: what went wrong in a client is kept and counted. It belongs to the player's area of the contract. */
export const addLog: Handler<(typeof contract.player)['POST /api/log/add']> = async ({ tx, now, playerId, body, after }) => {
  await tx.run('insert into client_log (player_id, message, domain, at) values (?, ?, ?, ?)', [
    playerId,
    body.message,
    body.domain ?? null,
    now,
  ])
  after(() => clientErrors.inc())
  return { logged: true }
}

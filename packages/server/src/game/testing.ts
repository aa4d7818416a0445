// For tests: changes a player behind the calls' backs, and asks a whole area without a session.
import type { CallMap, CallName } from '@skystair/contract'
import type { Tx } from '../storage/db.ts'
import { testClient } from '../testing/client.ts'
import type { TestApp } from '../testing/test-app.ts'
import { loadPlayer, type PlayerRow, savePlayer } from './player-row.ts'

/** Changes the player as nothing that a client may ask for could. */
export const edit = ({ db, clock }: TestApp, playerId: number, work: (player: PlayerRow, tx: Tx) => void | Promise<void>): Promise<void> =>
  db.tx(async (tx) => {
    const player = await loadPlayer(tx, playerId, { lock: true })
    await work(player, tx)
    await savePlayer(tx, player, clock())
  })

/** The code with which each built call of an area that needs a session answers somebody without one. */
export async function askedWithoutSession({ app }: TestApp, area: CallMap): Promise<Record<string, string | undefined>> {
  const client = testClient(app)
  const answers: Record<string, string | undefined> = {}
  for (const [name, spec] of Object.entries(area)) {
    if (spec.role === 'NONE' || spec.status === 'planned') continue
    const params = { id: 1, q: 'AUTO', lang: 'EN', target: 1 }
    const { error } = await client.call(name as CallName as 'GET /api/player/current', { params } as object)
    answers[name] = error.code
  }
  return answers
}

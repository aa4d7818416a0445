// A copy of everything that is stored about a player, sent in slices: a large one would otherwise keep a node from all other work for seconds.
import { addAbortSignal, Readable } from 'node:stream'
import { setImmediate, setTimeout as sleep } from 'node:timers/promises'
import type { Handler } from '../../../handlers.ts'
import { streamed } from '../../../http/streamed.ts'
import type { Personal } from '../../../personal-table.ts'
import { refuse } from '../../../refusal.ts'
import type { Db } from '../../../storage/db.ts'
import { slicesOf } from './slices.ts'

/** Copies that a node sends at a time. */
const AT_ONCE = 4
/** Characters of a copy that are sent without a pause, and in a second. */
const WITHOUT_PAUSE = 65_536
const PER_SECOND = 2_000_000
/** After this time a copy is given up, milliseconds. */
const LONGEST = 10 * 60_000

/** The players whose copies are being sent, for each database. */
const sending = new WeakMap<Db, Set<number>>()

async function* copyOf(db: Db, { tables }: Personal, playerId: number, now: number): AsyncGenerator<string> {
  yield `{"at":${now},"playerId":${playerId},"tables":[`
  let sent = 0
  let isFirst = true
  for (const rule of tables) {
    let isOpen = false
    for await (const rows of slicesOf(db, rule, playerId)) {
      yield `${isOpen ? ',' : `${isFirst ? '' : ','}{"table":"${rule.table}","rows":[`}${rows}`
      isFirst = false
      isOpen = true
      sent += rows.length
      if (sent < WITHOUT_PAUSE) continue
      await sleep((sent / PER_SECOND) * 1000)
      sent = 0
    }
    if (isOpen) yield ']}'
    await setImmediate()
  }
  yield ']}'
}

/** Everything that is stored about the player. One copy for each player at a time: throws RATE_LIMITED while another is being sent. */
export const personalData: Handler<'GET /api/security/data'> = {
  prepare:
    async ({ db }) =>
    async ({ playerId, personal, now }) => {
      const players = sending.get(db) ?? new Set()
      sending.set(db, players)
      if (players.has(playerId) || players.size >= AT_ONCE) throw refuse('RATE_LIMITED')
      players.add(playerId)
      const stream = addAbortSignal(AbortSignal.timeout(LONGEST), Readable.from(copyOf(db, personal, playerId, now)))
      stream.once('close', () => players.delete(playerId))
      return streamed(stream)
    },
}

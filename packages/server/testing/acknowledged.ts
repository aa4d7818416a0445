import type { Db } from '../src/storage/db.ts'

/** A new player that a request to a server begins. */
export interface Pending {
  readonly key: string
  readonly name: string
}

/** The differences between a database and the calls that servers have acknowledged. */
export interface Comparison {
  /** Calls that returned 200. */
  readonly acknowledged: number
  /** Those of them whose effects are missing from the database. */
  readonly lost: readonly string[]
  /** Purses that are not the sum of their ledger. */
  readonly unbalanced: readonly string[]
  /** How many players repeated requests created. */
  readonly doubled: number
}

export interface Acknowledged {
  /** Starts as a guest, reports a message, and takes the daily reward. Throws if one of them gets no reply, or a status other than 200. */
  begin(url: string, pending: Pending): Promise<void>
  compare(db: Db): Promise<Comparison>
}

/** The reply to a call had a status other than 200. */
export class AnsweredError extends Error {
  readonly status: number
  constructor(what: string, status: number) {
    super(`${what} was answered ${status}`)
    this.status = status
  }
}

interface Reply {
  readonly player?: { readonly id: number }
  readonly session?: string
}

async function post(what: string, url: string, path: string, body: object, headers: Record<string, string> = {}): Promise<Reply> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const reply = (await response.json()) as Reply
  if (response.status !== 200) throw new AnsweredError(what, response.status)
  return reply
}

const trial = (h_session: string) => ({ characterAndCompanion: 'MAN_1', lang: 'EN', frontVersion: 445, h_session })

/** Records the calls that servers acknowledge, to compare them with the database. */
export function acknowledgedCalls(): Acknowledged {
  const players = new Map<number, string>()
  const messages = new Set<string>()
  const rewarded = new Set<number>()
  let acknowledged = 0
  return {
    async begin(url, { key, name }) {
      const { player, session } = await post('beginning', url, '/api/security/registerTrial', trial(name), { 'idempotency-key': key })
      if (!player || !session) throw new Error('beginning was answered without a player')
      players.set(player.id, key)
      acknowledged++
      const message = `message ${name}`
      await post('reporting', url, `/api/log/add?session=${session}`, { message })
      messages.add(message)
      acknowledged++
      const again = { 'idempotency-key': `reward of ${key}`.replaceAll(' ', '-') }
      await post('the reward', url, `/api/player/everyday/reward/take?session=${session}`, {}, again)
      rewarded.add(player.id)
      acknowledged++
    },
    async compare(db) {
      const [ids, said, ledger, purses] = await db.tx(async (tx) => [
        new Set((await tx.all<{ id: number }>('select id from player')).map(({ id }) => id)),
        new Set((await tx.all<{ message: string }>('select message from client_log')).map(({ message }) => message)),
        new Set((await tx.all<{ player_id: number }>('select player_id from ledger')).map(({ player_id }) => player_id)),
        await tx.all<{ player_id: number; resource: string; amount: number; total: number }>(
          `select p.player_id, p.resource, p.amount, cast(coalesce(sum(l.amount), 0) as bigint) as total from purse p
           left join ledger l on l.player_id = p.player_id and l.resource = p.resource
           group by p.player_id, p.resource, p.amount`,
        ),
      ])
      return {
        acknowledged,
        lost: [
          ...[...players.keys()].filter((id) => !ids.has(id)).map((id) => `player ${id}`),
          ...[...rewarded].filter((id) => !ledger.has(id)).map((id) => `reward of ${id}`),
          ...[...messages].filter((message) => !said.has(message)),
        ],
        unbalanced: purses.filter(({ amount, total }) => amount !== total).map(({ player_id, resource }) => `${resource} of ${player_id}`),
        doubled: ids.size - players.size,
      }
    },
  }
}

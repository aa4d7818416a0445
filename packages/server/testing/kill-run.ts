import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openSqlite } from '../src/storage/sqlite.ts'
import { running } from './server-process.ts'

export interface KillReport {
  readonly kills: number
  /** Calls that were answered with 200 before their server died. */
  readonly acknowledged: number
  /** What the database does not know of them afterwards. */
  readonly lost: readonly string[]
  /** Purses that are not the sum of their ledger. */
  readonly unbalanced: readonly string[]
  /** Requests without an answer that were repeated with their key, and how many players these made. */
  readonly repeated: number
  readonly doubled: number
}

interface Pending {
  readonly key: string
  readonly name: string
}

const post = async (url: string, path: string, body: object, headers: Record<string, string> = {}) => {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  return { status: response.status, reply: (await response.json()) as { player?: { id: number }; session?: string } }
}
const trial = (lang: string, h_session: string) => ({ characterAndCompanion: 'MAN_1', lang, frontVersion: 445, h_session })

/**
 * Kills a server on SQLite under load again and again: guests begin, report and take their daily reward. Requests that died unanswered are
 * repeated with the same key to the next server. Afterwards the database is compared with what was acknowledged.
 */
export async function killRun(kills: number, { callers = 4, burst = 300 }: { callers?: number; burst?: number } = {}): Promise<KillReport> {
  const folder = mkdtempSync(join(tmpdir(), 'kill-'))
  const settings = { DATA_DIR: folder }
  const players = new Map<number, string>()
  const messages = new Set<string>()
  const rewarded = new Set<number>()
  let acknowledged = 0
  let unanswered: Pending[] = []
  let repeated = 0
  let count = 0

  async function begin(url: string, { key, name }: Pending): Promise<void> {
    const { status, reply } = await post(url, '/api/security/registerTrial', trial('EN', name), { 'idempotency-key': key })
    if (status !== 200 || !reply.player || !reply.session) throw new Error(`beginning was answered ${status}`)
    players.set(reply.player.id, key)
    acknowledged++
    const message = `message ${name}`
    const said = await post(url, `/api/log/add?session=${reply.session}`, { message })
    if (said.status !== 200) throw new Error(`reporting was answered ${said.status}`)
    messages.add(message)
    acknowledged++
    const taken = await post(
      url,
      `/api/player/everyday/reward/take?session=${reply.session}`,
      {},
      { 'idempotency-key': `reward of ${key}`.replaceAll(' ', '-') },
    )
    if (taken.status !== 200) throw new Error(`the reward was answered ${taken.status}`)
    rewarded.add(reply.player.id)
    acknowledged++
  }

  for (let round = 0; round <= kills; round++) {
    const server = await running(settings)
    const again = unanswered
    unanswered = []
    for (const pending of again) {
      await begin(server.url, pending)
      repeated++
    }
    if (round === kills) {
      await server.end()
      break
    }
    let alive = true
    const caller = async () => {
      while (alive) {
        const name = `${round}-${count++}`
        const pending = { key: `kill-run-request-${name}`, name }
        // The server is killed in between: what got no reply is requested again from the next one.
        await begin(server.url, pending).catch(() => unanswered.push(pending))
      }
    }
    const load = Promise.all(Array.from({ length: callers }, caller))
    await sleep(burst)
    const dead = server.kill()
    alive = false
    await Promise.all([load, dead])
  }

  const db = openSqlite(join(folder, 'skystair.db'))
  const [ids, said, ledger, purses] = await db.tx(async (tx) => [
    new Set((await tx.all<{ id: number }>('select id from player')).map(({ id }) => id)),
    new Set((await tx.all<{ message: string }>('select message from client_log')).map(({ message }) => message)),
    new Set((await tx.all<{ player_id: number }>('select player_id from ledger')).map(({ player_id }) => player_id)),
    await tx.all<{ player_id: number; resource: string; amount: number; total: number }>(
      `select p.player_id, p.resource, p.amount, coalesce(sum(l.amount), 0) as total from purse p
       left join ledger l on l.player_id = p.player_id and l.resource = p.resource
       group by p.player_id, p.resource, p.amount`,
    ),
  ])
  await db.close()
  rmSync(folder, { recursive: true })
  return {
    kills,
    acknowledged,
    lost: [
      ...[...players.keys()].filter((id) => !ids.has(id)).map((id) => `player ${id}`),
      ...[...rewarded].filter((id) => !ledger.has(id)).map((id) => `reward of ${id}`),
      ...[...messages].filter((message) => !said.has(message)),
    ],
    unbalanced: purses.filter(({ amount, total }) => amount !== total).map(({ player_id, resource }) => `${resource} of ${player_id}`),
    repeated,
    doubled: ids.size - players.size,
  }
}

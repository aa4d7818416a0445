import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openSqlite } from '../src/storage/sqlite.ts'
import { acknowledgedCalls, type Comparison, type Pending } from './acknowledged.ts'
import { running } from './server-process.ts'

export interface KillReport extends Comparison {
  readonly kills: number
  /** Requests without a reply that were repeated with their key. */
  readonly repeated: number
}

/**
 * Kills a server on SQLite under load again and again while guests start, report and take their daily reward. Requests without a reply are repeated with the
 * same key to the next server. Afterwards the database is compared with the acknowledged calls.
 */
export async function killRun(kills: number, { callers = 4, burst = 300 }: { callers?: number; burst?: number } = {}): Promise<KillReport> {
  const folder = mkdtempSync(join(tmpdir(), 'kill-'))
  const settings = { DATA_DIR: folder }
  const calls = acknowledgedCalls()
  let unanswered: Pending[] = []
  let repeated = 0
  let count = 0

  for (let round = 0; round <= kills; round++) {
    const server = await running(settings)
    const again = unanswered
    unanswered = []
    for (const pending of again) {
      await calls.begin(server.url, pending)
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
        // The server is killed in between: requests without a reply are sent again to the next one.
        await calls.begin(server.url, pending).catch(() => unanswered.push(pending))
      }
    }
    const load = Promise.all(Array.from({ length: callers }, caller))
    await sleep(burst)
    const dead = server.kill()
    alive = false
    await Promise.all([load, dead])
  }

  const db = openSqlite(join(folder, 'skystair.db'))
  const compared = await calls.compare(db)
  await db.close()
  rmSync(folder, { recursive: true })
  return { kills, repeated, ...compared }
}

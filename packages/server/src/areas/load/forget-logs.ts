import type { Tx } from '../../storage/db.ts'

/** Milliseconds that reports, steps of starts and what climbs began on are kept: a month. */
const KEPT = 30 * 86_400_000

/** Forgets what clients reported longer ago. Answers how many lines that were. */
export async function forgetLogs(tx: Tx, now: number): Promise<number> {
  const old = [now - KEPT]
  let lines = 0
  for (const table of ['client_log', 'load_log', 'arrival']) lines += await tx.run(`delete from ${table} where at <= ?`, old)
  return lines
}

import type { Tx } from '../../storage/db.ts'
import { deleteLogs } from './repository.ts'

/** How long logs are kept, in milliseconds: a month. */
const KEPT = 30 * 86_400_000

/** Deletes what clients reported longer ago. Returns how many lines. */
export const forgetLogs = (tx: Tx, now: number): Promise<number> => deleteLogs(tx, now - KEPT)

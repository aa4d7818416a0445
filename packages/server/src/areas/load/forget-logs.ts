import type { Tx } from '../../storage/db.ts'
import { deleteLogs } from './repository.ts'

/** How long logs are kept: a month, in milliseconds. */
const KEPT = 30 * 86_400_000

/** Deletes older client reports. Returns how many. */
export const forgetLogs = (tx: Tx, now: number): Promise<number> => deleteLogs(tx, now - KEPT)

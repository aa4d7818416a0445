import type { Tx } from '../../storage/db.ts'
import type { Answer } from './answer.ts'
import type { Repeatable } from './repeatable.ts'
import { seal } from './seal.ts'

/** Milliseconds that an answer is remembered: a day. */
export const REMEMBERED = 86_400_000

/** Another request with the same key was answered while this one ran; this one must be undone and the other's answer given. */
export class Raced extends Error {}

/** Stores the answer in the transaction that made it. Throws `Raced`. */
export async function remember(tx: Tx, { id, call, asked, secret }: Repeatable, answer: Answer, now: number): Promise<void> {
  await tx.run('delete from idempotency where key = ? and at <= ?', [id, now - REMEMBERED])
  const stored = await tx.run(
    'insert into idempotency (key, call, request_hash, reply, at) values (?, ?, ?, ?, ?) on conflict (key) do nothing',
    [id, call, asked, seal(secret, JSON.stringify(answer)), now],
  )
  if (stored === 0) throw new Raced()
}

/** Forgets what is older than a day. Returns how many answers that were. */
export const forget = (tx: Tx, now: number): Promise<number> => tx.run('delete from idempotency where at <= ?', [now - REMEMBERED])

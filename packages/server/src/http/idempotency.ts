import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { refuse } from '../refusal.ts'
import type { Tx } from '../storage/db.ts'

/** Short keys could be guessed, and an answer may hold a session. */
export const KEY = /^[\x21-\x7e]{16,200}$/

/** Milliseconds until a key is forgotten. */
export const REMEMBERED = 86_400_000

/** What was answered. */
export interface Answer {
  readonly reply: unknown
  readonly headers: Record<string, string>
  /**
   * The hash of the session that the reply was told to: the one that the call opened, or else the one that asked. Null where that leaves none, as
   * after signing out.
   */
  readonly session: string | null
}

const sha = (...parts: string[]) => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(String(part.length)).update(':').update(part)
  return hash
}

// Answers may hold a session token. They are stored so that only who knows the key can read them, and of the key only its hash is stored.
function seal(key: string, text: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', sha('reply', key).digest(), iv)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64')
}
function unseal(key: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64')
  const decipher = createDecipheriv('aes-256-gcm', sha('reply', key).digest(), bytes.subarray(0, 12))
  decipher.setAuthTag(bytes.subarray(12, 28))
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
}

/** A request that may be repeated: its key, and what it asks on whose behalf. */
export interface Repeatable {
  readonly key: string
  readonly call: string
  readonly asked: string
}

const ids = ({ key, call, asked }: Repeatable) => ({ id: sha('key', key).digest('hex'), request: sha(call, asked).digest('hex') })

/**
 * The first answer to this key, if there was one and the session that it was told to is still alive. Throws STATE_CHANGED where the key was used for
 * something else.
 *
 * Why the session decides: a reply may hold a mail address or a session, and neither is for whoever comes with a session that has ended. A call that
 * replaces its own session (register, sign in, a new password) may lose its reply, and is repeated with the session that it has ended itself: its reply
 * belongs to the session that it opened. The reply to signing out names nobody, and is given again. What may not be given any more is forgotten, so that
 * the request is taken for a new one: refused where it needs a session, checked and carried out anew where it needs none.
 */
export async function recall(
  tx: Tx,
  request: Repeatable,
  now: number,
  isAlive: (session: string) => Promise<boolean>,
): Promise<Answer | undefined> {
  const { id, request: wanted } = ids(request)
  const row = await tx.one<{ request_hash: string; reply: string }>(
    'select request_hash, reply from idempotency where key = ? and at > ?',
    [id, now - REMEMBERED],
  )
  if (!row) return undefined
  const answer = JSON.parse(unseal(request.key, row.reply)) as Answer
  if (answer.session !== null && !(await isAlive(answer.session))) {
    await tx.run('delete from idempotency where key = ?', [id])
    return undefined
  }
  if (row.request_hash !== wanted) throw refuse('STATE_CHANGED', { field: '/headers/idempotency-key' })
  return answer
}

/** Another request with the same key was answered while this one ran; this one must be undone and the other's answer given. */
export class Raced extends Error {}

/** Stores the answer in the transaction that made it. Throws `Raced`. */
export async function remember(tx: Tx, request: Repeatable, answer: Answer, now: number): Promise<void> {
  const { id, request: asked } = ids(request)
  await tx.run('delete from idempotency where key = ? and at <= ?', [id, now - REMEMBERED])
  const stored = await tx.run(
    'insert into idempotency (key, call, request_hash, reply, at) values (?, ?, ?, ?, ?) on conflict (key) do nothing',
    [id, request.call, asked, seal(request.key, JSON.stringify(answer)), now],
  )
  if (stored === 0) throw new Raced()
}

/** Forgets what is older than a day. Answers how many replies that were. */
export const forget = (tx: Tx, now: number): Promise<number> => tx.run('delete from idempotency where at <= ?', [now - REMEMBERED])

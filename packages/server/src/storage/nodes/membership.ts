import { DatabaseUnavailable, type Db } from '../db.ts'
import { LIFETIME, leaveNode, type Node, type Seen, signOfLife } from './repository.ts'

/** Milliseconds between two signs of life. */
const BEAT = 5000
/**
 * Milliseconds after its last sign of life from which a server does nothing before the next: less than after which others count it as ended, because a frozen
 * one must not go on with a version that may no longer run.
 */
const VALID = LIFETIME - 10_000

/** The database needs a newer server than this one. */
export class OutdatedServer extends DatabaseUnavailable {}

/** This server's place among those that are running. */
export interface Membership {
  /** Returns the same database, whose transactions throw `OutdatedServer` once it needs a newer server. */
  guard(db: Db): Db
  /** Why this server may not run; null if it may. */
  outdated(): string | null
  /** Whether a newer server is running. */
  hasNewer(): boolean
  /** Ends it. */
  leave(): Promise<void>
}

/** Time that also passes while the process or the machine is frozen. */
const moment = () => ({ steady: performance.now(), wall: Date.now() })
const since = ({ steady, wall }: ReturnType<typeof moment>) => Math.max(performance.now() - steady, Date.now() - wall)

/** Keeps a server that has entered among those that are running, by signs of life through `db`. */
export function membership(db: Db, node: Node, { beat = BEAT, valid = VALID } = {}): Membership {
  let seenAt = moment()
  let seen: Pick<Seen, 'oldest' | 'newest'> = { oldest: node.oldest, newest: node.version }
  let beating: Promise<void> | null = null
  const outdated = () =>
    seen.oldest > node.version ? `this server knows version ${node.version} of stored data, and the database needs ${seen.oldest}` : null

  async function show(): Promise<void> {
    const began = moment()
    seen = await db.tx((tx) => signOfLife(tx, node))
    seenAt = began
  }
  const showOnce = () => {
    beating ??= show().finally(() => {
      beating = null
    })
    return beating
  }
  const timer = setInterval(() => void showOnce().catch(() => {}), beat)
  timer.unref()

  async function check(): Promise<void> {
    if (since(seenAt) >= valid) await showOnce()
    const reason = outdated()
    if (reason) throw new OutdatedServer(new Error(reason))
  }
  const isCurrent = () => since(seenAt) < valid && seen.oldest <= node.version
  const checked =
    <A extends unknown[], R>(run: (...args: A) => Promise<R>) =>
    (...args: A): Promise<R> =>
      isCurrent() ? run(...args) : check().then(() => run(...args))

  return {
    guard: (guarded) => ({ ...guarded, tx: checked(guarded.tx) as Db['tx'], read: checked(guarded.read) as Db['read'] }),
    outdated,
    hasNewer: () => seen.newest > node.version,
    async leave() {
      clearInterval(timer)
      await beating?.catch(() => {})
      await db.tx((tx) => leaveNode(tx, node)).catch(() => {})
    },
  }
}

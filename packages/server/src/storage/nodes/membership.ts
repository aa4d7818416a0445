import { ConfigError } from '../../config.ts'
import { DatabaseUnavailable, type Db } from '../db.ts'
import { LIFETIME, leaveNode, type Node, type Seen, signOfLife } from './repository.ts'

/** Milliseconds between two signs of life. */
const BEAT = 5000
/**
 * Milliseconds after its last sign of life from which a server does nothing before the next: less than after which others count it as ended, because a frozen
 * one must not go on with a version that may no longer run.
 */
const VALID = LIFETIME - 10_000

/** Milliseconds by which this server's clock may differ from the database's, which is the clock of all. */
export const CLOCK_LIMIT = 5000

/** Why a server may not run: the database needs a newer one, or its clock differs too much from the database's. */
export type Unfit = { readonly version: string } | { readonly clock: string }

/** This server may not run. */
export class UnfitServer extends DatabaseUnavailable {
  readonly unfit: Unfit
  constructor(unfit: Unfit) {
    super(new Error(Object.values(unfit).join()))
    this.unfit = unfit
  }
}

/** This server's place among those that are running. */
export interface Membership {
  /** Throws a ConfigError if this server may not run. */
  begin(): Promise<void>
  /** Returns the same database, whose transactions throw `UnfitServer` while this server may not run. */
  guard(db: Db): Db
  /** Why this server may not run; null if it may. */
  unfit(): Unfit | null
  /** Milliseconds by which this server's clock is ahead of the database's. */
  ahead(): number
  /** Whether a newer server is running. */
  hasNewer(): boolean
  /** Ends it. */
  leave(): Promise<void>
}

const seconds = (milliseconds: number) => Math.round(Math.abs(milliseconds) / 1000)

/** Keeps a server that has entered among those that are running, by signs of life through `db`. */
export function membership(db: Db, node: Node, { beat = BEAT, valid = VALID, clock = Date.now } = {}): Membership {
  const moment = () => ({ steady: performance.now(), wall: clock() })
  let seenAt = moment()
  let ahead = 0
  let seen: Pick<Seen, 'oldest' | 'newest'> = { oldest: node.oldest, newest: node.version }
  let beating: Promise<void> | null = null
  function unfit(): Unfit | null {
    if (seen.oldest > node.version)
      return { version: `this server knows version ${node.version} of stored data, and the database needs ${seen.oldest}` }
    if (Math.abs(ahead) <= CLOCK_LIMIT) return null
    return { clock: `this server's clock is ${seconds(ahead)} s ${ahead > 0 ? 'ahead of' : 'behind'} the database's` }
  }
  /** Returns whether what was seen still holds. The clock may have been set since, or the process or the machine frozen, during which only one of both times passes. */
  function holds(): boolean {
    const { steady, wall } = seenAt
    const [passed, shown] = [performance.now() - steady, clock() - wall]
    return passed < valid && shown < valid && Math.abs(passed - shown) < CLOCK_LIMIT
  }

  async function show(): Promise<void> {
    const began = moment()
    const { now, ...found } = await db.tx((tx) => signOfLife(tx, node))
    const ended = moment()
    // The database read its clock at some moment in between.
    const [least, most] = [began.wall - now, ended.wall - now]
    ahead = Math.sign(least) === Math.sign(most) ? (Math.abs(least) < Math.abs(most) ? least : most) : 0
    seen = found
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
    // One that may not run asks each time, so that it runs again as soon as it may.
    if (!holds() || unfit()) await showOnce()
    const reason = unfit()
    if (reason) throw new UnfitServer(reason)
  }
  const checked =
    <A extends unknown[], R>(run: (...args: A) => Promise<R>) =>
    (...args: A): Promise<R> =>
      holds() && !unfit() ? run(...args) : check().then(() => run(...args))

  return {
    guard: (guarded) => ({ ...guarded, tx: checked(guarded.tx) as Db['tx'], read: checked(guarded.read) as Db['read'] }),
    async begin() {
      await showOnce()
      const reason = unfit()
      if (reason) throw new ConfigError(`The server cannot start: ${Object.values(reason).join()}.`)
    },
    unfit,
    ahead: () => ahead,
    hasNewer: () => seen.newest > node.version,
    async leave() {
      clearInterval(timer)
      await beating?.catch(() => {})
      await db.tx((tx) => leaveNode(tx, node)).catch(() => {})
    },
  }
}

import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { DatabaseUnavailable, type Db, type SqlValue, type Tx } from './db.ts'
import { endable } from './endable.ts'
import { readOrWrite } from './read-only.ts'

const BIGINT = 20
// All our whole numbers are exact in a double: see `Count` of the contract.
const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') => (oid === BIGINT ? Number : pg.types.getTypeParser(oid, format)),
} as pg.CustomTypesConfig

// Serialisation failure, deadlock, and a unique key that a concurrent transaction inserted first: at the second attempt the work sees that row.
const RETRIED = new Set(['40001', '40P01', '23505'])
const MAX_ATTEMPTS = 5
/** Milliseconds before a transaction is retried on another connection, multiplied by the number of attempts. */
const RETRY_DELAY = 50
/** Milliseconds after which a lost connection is no longer replaced: a client waits for 15 s. */
const RETRY_FOR = 5000
/** A statement that took too long, or that waited too long for a lock. */
const STOPPED = new Set(['57014', '55P03'])
/** The beginning of the errors of statements that a constraint forbids. */
const CONSTRAINT = '23'
/** The error of every statement after one that failed in the same transaction. */
const ABORTED = '25P02'

/** Timeouts in milliseconds; 0 means none. */
export interface Limits {
  /** For a connection. */
  readonly connect: number
  /** For PostgreSQL to execute a statement, also while it waits for a lock. */
  readonly statement: number
  /** For its response. */
  readonly response: number
  /** For a statement to wait for a lock. */
  readonly lock: number
  /**
   * For this process to send the next statement of a transaction; then PostgreSQL ends the connection. *Why*: a process that is frozen, or whose network is lost,
   * must not hold its locks for ever. It is shorter than `lock`, so that others get the lock.
   */
  readonly idle: number
}
const LIMITS: Limits = { connect: 3000, statement: 5000, response: 6000, lock: 4000, idle: 2500 }
/** For work that may take long: migrations and the deletion of old rows. */
export const NO_TIME_LIMIT: Limits = { connect: 3000, statement: 0, response: 0, lock: 0, idle: 10_000 }

/**
 * For each connection. Without `jit`, because all statements are short: compiling a plan takes longer than carrying it out. The others let PostgreSQL notice within
 * some seconds that a client can no longer be reached, instead of after hours.
 */
const SETTINGS =
  'set jit = off; set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 2; set tcp_keepalives_count = 3; set tcp_user_timeout = 10000'

interface Prepared {
  readonly name: string
  readonly text: string
}
/** Limit for prepared statements. Why: each stays in the memory of every connection, and some are built for lists of any length. */
const MAX_PREPARED = 1000
const prepared = new Map<string, Prepared>()

/** `?` outside of quotes becomes `$1`, `$2`, … Statements with a name are parsed and planned once for each connection. */
function statementOf(sql: string): Prepared | Pick<Prepared, 'text'> {
  const known = prepared.get(sql)
  if (known) return known
  let count = 0
  const text = sql.replace(/'[^']*'|\?/g, (part) => (part === '?' ? `$${++count}` : part))
  if (prepared.size >= MAX_PREPARED) return { text }
  const statement = { name: `s${prepared.size}`, text }
  prepared.set(sql, statement)
  return statement
}

/** Sends a statement together with all others of its connection, until no promise is left to continue: one system call instead of one for each. */
function send(client: pg.PoolClient, statement: string | pg.QueryConfig): Promise<pg.QueryResult> {
  const { stream } = client.connection
  if (stream.writableCorked === 0) {
    stream.cork()
    process.nextTick(() => stream.uncork())
  }
  return client.query(statement)
}

/**
 * `onError` is called with the error of every statement, in the order in which PostgreSQL reports them. `enqueued` gets the statements that nobody has awaited.
 */
const transaction = (client: pg.PoolClient, onError: (error: unknown) => void, enqueued: Promise<unknown>[]): Tx => {
  const query = (sql: string, values: readonly SqlValue[] = [], refusal?: () => Error) =>
    send(client, { ...statementOf(sql), values: [...values] }).catch((failure: unknown) => {
      const error = refusal && codeOf(failure).startsWith(CONSTRAINT) ? refusal() : failure
      onError(error)
      throw error
    })
  return {
    lock: ' for no key update',
    engine: 'postgres',
    changed: new Set(),
    players: new Map(),
    all: async <T>(sql: string, values?: readonly SqlValue[]) => (await query(sql, values)).rows as T[],
    one: async <T>(sql: string, values?: readonly SqlValue[]) => (await query(sql, values)).rows[0] as T | undefined,
    run: async (sql, values) => (await query(sql, values)).rowCount ?? 0,
    enqueue(sql, values, refusal) {
      const done = query(sql, values, refusal)
      // If it fails, so does what follows, which reports it.
      done.catch(() => {})
      enqueued.push(done)
    },
  }
}

const codeOf = (error: unknown): string => (error as { readonly code?: string }).code ?? ''

/** The connection was lost before the commit was sent: the transaction is rolled back and may be run again. */
class ConnectionLost extends DatabaseUnavailable {}

/**
 * Connects to PostgreSQL. A transaction is attempted up to five times after conflicts with others and, after a delay, after a connection was lost before the
 * commit. `tx` throws `DatabaseUnavailable` if PostgreSQL does not respond, takes too long for a statement, or if another transaction holds a lock for too long.
 */
export function openPostgres(url: string, { connect, statement, response, lock, idle }: Limits = LIMITS): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: 16,
    // Statements are sent without waiting for the results of those before.
    pipeline: true,
    types,
    connectionTimeoutMillis: connect,
    statement_timeout: statement,
    query_timeout: response,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idle,
    // The same for this side.
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
    onConnect: async (client) => void (await client.query(SETTINGS)),
  })
  // Without a listener a lost connection would end the process. Its transaction fails at the next statement.
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', () => {})

  /** Every statement of a read is a transaction by itself, which saves two round trips. */
  async function attempt<T>(work: (tx: Tx) => Promise<T>, reads = false): Promise<T> {
    const client = await pool.connect().catch((error) => Promise.reject(new ConnectionLost(error)))
    let lost: Error | undefined
    let committing = false
    let first: unknown
    const enqueued: Promise<unknown>[] = []
    const onError = (error: unknown) => {
      first ??= error
    }
    const { tx, end } = endable(transaction(client, onError, enqueued))
    try {
      // Sent together with the first statement, which fails if this one does.
      if (!reads) send(client, 'begin').catch(() => {})
      const result = await work(tx)
      end()
      if (reads) return result
      committing = true
      const [{ command }] = await Promise.all([send(client, 'commit'), ...enqueued])
      // The work has caught the error of a statement.
      if (command === 'ROLLBACK') throw first
      return result
    } catch (thrown) {
      end()
      // Of statements that were sent together, a later one may have been awaited first.
      const error = codeOf(thrown) === ABORTED ? first : thrown
      // Also after a read: it tells whether the connection was lost. A shorter timeout, as the connection may have stopped responding. The library supports this option, but its types lack it.
      await client.query({ text: 'rollback', query_timeout: 1000 } as pg.QueryConfig).catch((failure: Error) => {
        lost = failure
      })
      if (!lost) throw STOPPED.has(codeOf(error)) ? new DatabaseUnavailable(error as Error) : error
      throw committing ? new DatabaseUnavailable(lost) : new ConnectionLost(lost)
    } finally {
      client.release(lost)
    }
  }
  async function retried<T>(attempt: () => Promise<T>): Promise<T> {
    const deadline = performance.now() + RETRY_FOR
    for (let tries = 1; ; tries++) {
      try {
        return await attempt()
      } catch (error) {
        const lost = error instanceof ConnectionLost && performance.now() < deadline
        if (tries === MAX_ATTEMPTS || !(lost || RETRIED.has(codeOf(error)))) throw error
        if (lost) await sleep(RETRY_DELAY * tries)
      }
    }
  }
  const tx: Db['tx'] = (work) => retried(() => attempt(work))
  return {
    tx,
    read: (work) => readOrWrite(work, (reading) => retried(() => attempt(reading, true)), tx),
    close: () => pool.end(),
  }
}

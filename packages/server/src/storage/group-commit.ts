import type { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Tx } from './db.ts'
import { endable } from './endable.ts'
import { sqliteCodeOf, sqliteCodes } from './sqlite-codes.ts'

/** Milliseconds for which another process may keep the database to itself, and between two attempts to get it. */
const MAX_WAIT = 5000
const ATTEMPT = 20
/** Maximum number of transactions that share a commit: with more, the last ones would wait too long. */
const MAX_GROUP = 200

interface Waiting {
  readonly work: (tx: Tx) => Promise<unknown>
  readonly resolve: (result: never) => void
  readonly reject: (error: unknown) => void
}

export interface GroupCommit {
  /** Runs the work in a transaction that shares its commit, and so the flush to the disk, with others. */
  tx<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** Resolves once nothing waits or runs. */
  idle(): Promise<void>
}

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

/**
 * Commits all transactions together that have arrived since the last commit. They run one after the other, each in a savepoint, so that one that throws
 * rolls back alone. All resolve or reject after the commit, also those that threw: they may have read rows that another one of the group has written.
 */
export function groupCommit(database: DatabaseSync, transaction: () => Tx): GroupCommit {
  const statement = (sql: string) => {
    const prepared = database.prepare(sql)
    return () => void prepared.run()
  }
  const begin = statement('begin immediate')
  const commit = statement('commit')
  const rollback = statement('rollback')
  const save = statement('savepoint one')
  const release = statement('release one')
  const undo = statement('rollback to one')

  /** Returns the function that resolves or rejects the transaction. Throws if the outer one is gone, as after some errors of the disk. */
  async function runOne({ work, resolve, reject }: Waiting): Promise<() => void> {
    const { tx, end } = endable(transaction())
    save()
    try {
      const result = (await work(tx)) as never
      end()
      release()
      return () => resolve(result)
    } catch (error) {
      end()
      if (!database.isTransaction) throw error
      undo()
      release()
      return () => reject(error)
    }
  }

  async function runGroup(group: readonly Waiting[]): Promise<void> {
    const answers: (() => void)[] = []
    try {
      for (const waiting of group) answers.push(await runOne(waiting))
      commit()
    } catch (error) {
      if (database.isTransaction) rollback()
      if (group.length === 1) group[0]!.reject(error)
      // Nothing is stored. Transactions that fail together, such as for lack of space, may succeed alone.
      else for (const waiting of group) await start([waiting])
      return
    }
    for (const answer of answers) answer()
  }

  /** Waits while another process writes, such as a command of the operator. Why not in SQLite: there the process would do nothing else meanwhile. */
  async function beginWhenFree(): Promise<void> {
    for (const deadline = performance.now() + MAX_WAIT; ; ) {
      try {
        return begin()
      } catch (error) {
        if (sqliteCodeOf(error as { readonly errcode?: number }) !== sqliteCodes.BUSY || performance.now() > deadline) throw error
        await sleep(ATTEMPT)
      }
    }
  }

  async function start(group: readonly Waiting[]): Promise<void> {
    try {
      await beginWhenFree()
    } catch (error) {
      for (const { reject } of group) reject(error)
      return
    }
    await runGroup(group)
  }

  let queue: Waiting[] = []
  let running: Promise<void> | null = null
  async function runAll(): Promise<void> {
    while (queue.length > 0) {
      // All requests that the event loop has read by its next turn share a commit.
      await nextTurn()
      const group = queue.slice(0, MAX_GROUP)
      queue = queue.slice(MAX_GROUP)
      await start(group)
    }
    running = null
  }

  return {
    tx: <T>(work: (tx: Tx) => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        queue.push({ work, resolve, reject })
        running ??= runAll()
      }),
    async idle() {
      while (running) await running
    },
  }
}

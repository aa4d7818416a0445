import type { Db, SqlValue, Tx } from '../../src/storage/db.ts'

/** The statements that ran, with the values of their first run. */
export type Statements = Map<string, readonly SqlValue[]>

const running = new Set<PropertyKey>(['all', 'one', 'run', 'enqueue'] satisfies (keyof Tx)[])

/** Returns the same database, which also notes every statement. */
export function recordedDb(db: Db, statements: Statements): Db {
  const recorded = (tx: Tx) =>
    new Proxy(tx, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name)
        if (!running.has(name) || typeof member !== 'function') return member
        return (sql: string, values: readonly SqlValue[] = [], ...rest: unknown[]) => {
          if (!statements.has(sql)) statements.set(sql, values)
          return member.call(target, sql, values, ...rest)
        }
      },
    })
  return {
    ...db,
    tx: (work) => db.tx((tx) => work(recorded(tx))),
    read: (work) => db.read((tx) => work(recorded(tx))),
  }
}

import type { Tx } from './db.ts'

/**
 * Returns the same transaction, and the function that refuses its later statements: they throw. *Why*: of work that does several things at once one may fail
 * while another goes on, and nothing of it may be stored after the rollback.
 */
export function endable(tx: Tx): { readonly tx: Tx; readonly end: () => void } {
  let isOver = false
  const check = () => {
    if (isOver) throw new Error('The transaction is over.')
  }
  return {
    tx: {
      lock: tx.lock,
      engine: tx.engine,
      changed: tx.changed,
      players: tx.players,
      all(sql, values) {
        check()
        return tx.all(sql, values)
      },
      one(sql, values) {
        check()
        return tx.one(sql, values)
      },
      run(sql, values) {
        check()
        return tx.run(sql, values)
      },
      enqueue(sql, values, refusal) {
        check()
        tx.enqueue(sql, values, refusal)
      },
    },
    end() {
      isOver = true
    },
  }
}

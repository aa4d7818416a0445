import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Db, Tx } from './db.ts'
import { openSqlite } from './sqlite.ts'

/** A transaction: the rows that it writes, and how it ends. */
interface Doing {
  readonly keys: readonly number[]
  readonly end: 'COMMIT' | 'THROW' | 'BREAK_A_RULE' | 'CATCH_A_BROKEN_RULE' | 'FILL_THE_DISK'
}
const doing = fc.record({
  keys: fc.array(fc.nat(5), { maxLength: 4 }),
  end: fc.constantFrom('COMMIT', 'COMMIT', 'COMMIT', 'THROW', 'BREAK_A_RULE', 'CATCH_A_BROKEN_RULE', 'FILL_THE_DISK' as const),
})

const breakRule = (tx: Tx) => tx.run('insert into pot (id, amount) values (0, -1)')
const BYTES = 4_000_000

async function carryOut(tx: Tx, { keys, end }: Doing): Promise<string> {
  for (const key of keys) await tx.run('update pot set amount = amount + 1 where id = ?', [key])
  if (end === 'THROW') throw new Error('refused')
  if (end === 'BREAK_A_RULE') await breakRule(tx)
  if (end === 'CATCH_A_BROKEN_RULE') await breakRule(tx).catch(() => {})
  if (end === 'FILL_THE_DISK') await tx.run('insert into heap (value) values (?)', ['x'.repeat(BYTES)])
  return 'done'
}

async function withPots(work: (db: Db) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'group-'))
  const db = openSqlite(join(folder, 'pots.db'))
  await db.tx(async (tx) => {
    await tx.run('create table pot (id bigint primary key, amount bigint not null check (amount >= 0))')
    await tx.run('create table heap (value text not null)')
    for (let id = 0; id <= 5; id++) await tx.run('insert into pot (id, amount) values (?, 0)', [id])
    // Less room than the largest transaction needs.
    await tx.one('pragma max_page_count = 500')
  })
  await work(db)
  await db.close()
  rmSync(folder, { recursive: true })
}
const amounts = (db: Db) => db.read((tx) => tx.all<{ amount: number }>('select amount from pot order by id'))

it('of transactions that share a commit, those that fail leave nothing, and all others everything', () =>
  fc.assert(
    fc.asyncProperty(fc.array(fc.array(doing, { minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 4 }), (groups) =>
      withPots(async (db) => {
        const expected = [0, 0, 0, 0, 0, 0]
        for (const group of groups) {
          const ends = await Promise.allSettled(group.map((each) => db.tx((tx) => carryOut(tx, each))))
          for (const [i, { keys, end }] of group.entries()) {
            const succeeds = end === 'COMMIT' || end === 'CATCH_A_BROKEN_RULE'
            expect(ends[i]?.status).toBe(succeeds ? 'fulfilled' : 'rejected')
            if (succeeds) for (const key of keys) expected[key]!++
          }
          expect((await amounts(db)).map(({ amount }) => amount)).toEqual(expected)
        }
      }),
    ),
    { numRuns: 15 },
  ))

it('the result of a transaction that has resolved is on the disk, where another connection finds it', () =>
  withPots(async (db) => {
    await Promise.all(Array.from({ length: 30 }, () => db.tx((tx) => carryOut(tx, { keys: [1], end: 'COMMIT' }))))
    expect((await amounts(db))[1]?.amount).toBe(30)
  }))

it('a read sees nothing of transactions that are not committed, and one that writes is carried out as a transaction', () =>
  withPots(async (db) => {
    const writing = db.tx((tx) => carryOut(tx, { keys: [2, 2, 2], end: 'COMMIT' }))
    expect((await amounts(db))[2]?.amount).toBe(0)
    await writing
    const read = async (tx: Tx) => {
      const row = await tx.one<{ amount: number }>(`select amount from pot where id = 2${tx.lock}`)
      await tx.run('update pot set amount = 0 where id = 2')
      return row?.amount
    }
    expect(await db.read(read)).toBe(3)
    expect((await amounts(db))[2]?.amount).toBe(0)
  }))

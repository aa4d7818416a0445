import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Tx } from './db.ts'
import { readOrWrite } from './read-only.ts'
import { openSqlite } from './sqlite.ts'

const db = openSqlite(':memory:')
let ways: string[] = []
beforeAll(() => db.tx((tx) => tx.run('create table pot (id bigint primary key, amount bigint not null)')))
beforeEach(async () => {
  ways = []
  await db.tx((tx) => tx.run('delete from pot'))
  await db.tx((tx) => tx.run('insert into pot (id, amount) values (1, 5)'))
})
afterAll(() => db.close())

/** Runs the work and notes in which ways it was run. */
const run = <T>(work: (tx: Tx) => Promise<T>) => {
  const by = (way: string) => (inner: (tx: Tx) => Promise<T>) => {
    ways.push(way)
    return db.tx(inner)
  }
  return readOrWrite(work, by('read'), by('write'))
}
const amount = 'select amount from pot where id = 1'

it('runs work that only reads once, beside the transactions', async () => {
  expect(await run(async (tx) => [await tx.one(amount), await tx.all('  SELECT amount from pot')])).toEqual([
    { amount: 5 },
    [{ amount: 5 }],
  ])
  expect(ways).toEqual(['read'])
})

it.each<[string, (tx: Tx) => Promise<unknown>]>([
  ['changes a row', (tx) => tx.run('update pot set amount = amount + 1')],
  ['changes a row and asks for it', (tx) => tx.one('update pot set amount = amount + 1 returning amount')],
  ['changes rows and asks for them', (tx) => tx.all('update pot set amount = amount + 1 returning amount')],
])('runs work that %s again in a transaction, and changes it once', async (_, change) => {
  const work = async (tx: Tx) => {
    const before = await tx.one(amount)
    await change(tx)
    return [before, await tx.one(amount)]
  }
  expect(await run(work)).toEqual([{ amount: 5 }, { amount: 6 }])
  expect(ways).toEqual(['read', 'write'])
})

it('runs work that locks again in a transaction, also on SQLite, which has no clause for locks', async () => {
  expect(await run((tx) => tx.one(`${amount}${tx.lock}`))).toEqual({ amount: 5 })
  expect(ways).toEqual(['read', 'write'])
})

it('does not run work again that fails for another reason', async () => {
  await expect(run(() => Promise.reject(new Error('our mistake')))).rejects.toThrow('our mistake')
  await expect(run((tx) => tx.one('select amount from nowhere'))).rejects.toThrow('nowhere')
  expect(ways).toEqual(['read', 'read'])
})

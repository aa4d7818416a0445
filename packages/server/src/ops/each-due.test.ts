import { expect, it } from 'vitest'
import { openSqlite } from '../storage/sqlite.ts'
import { eachDue } from './each-due.ts'

it('does every item in a transaction of its own, though one fails, and throws at the end', async () => {
  const db = openSqlite(':memory:')
  await db.tx((tx) => tx.run('create table done (item bigint)'))
  const told: number[] = []
  const work = eachDue(
    db,
    [1, 2, 3],
    async (tx, item) => {
      await tx.run('insert into done (item) values (?)', [item])
      if (item === 2) throw new Error('two is broken')
      return item * 10
    },
    async (result) => void told.push(result),
  )
  await expect(work).rejects.toThrow('1 of 3 could not be done: Error: two is broken')
  expect([await db.tx((tx) => tx.all('select item from done order by item')), told]).toEqual([
    [{ item: 1 }, { item: 3 }],
    [10, 30],
  ])
  await db.close()
})

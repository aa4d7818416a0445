import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { engines, type TestDatabase } from '../engines.ts'
import { dump } from './dump.ts'

for (const { engine, here, createEmpty } of engines)
  describe.skipIf(!here)(`the rows of a database on ${engine}`, () => {
    let database: TestDatabase
    const run = (sql: string) => database.db.tx((tx) => tx.run(sql))
    beforeAll(async () => {
      database = await createEmpty()
      await run('create table note (id bigint primary key, text text not null)')
      await run('create table session (token text primary key)')
    })
    afterAll(() => database.drop())

    it('differ after a row was added, changed or deleted, and are the same after what is rolled back and after a session', async () => {
      const empty = await dump(database.db)
      expect(Object.keys(empty)).toEqual(['note'])
      await run("insert into note (id, text) values (1, 'a')")
      const added = await dump(database.db)
      expect(added).not.toEqual(empty)
      await run("update note set text = 'b' where id = 1")
      const changed = await dump(database.db)
      expect(changed).not.toEqual(added)
      const undone = database.db.tx(async (tx) => {
        await tx.run('delete from note')
        throw new Error('undone')
      })
      await expect(undone).rejects.toThrow('undone')
      expect(await dump(database.db)).toEqual(changed)
      await run("insert into session (token) values ('x')")
      expect(await dump(database.db)).toEqual(changed)
      await run('delete from note')
      expect(await dump(database.db)).toEqual(empty)
    })
  })

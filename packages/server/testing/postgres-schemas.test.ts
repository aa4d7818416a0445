import { afterEach, describe, expect, it } from 'vitest'
import { registered } from './client.ts'
import { dump } from './contract-cases/dump.ts'
import { engines, type TestDatabase } from './engines.ts'
import { idOf } from './moderation.ts'
import { testApp } from './test-app.ts'

const { here, create } = engines[1]

describe.skipIf(!here)('a schema of PostgreSQL that another test has used', () => {
  let database: TestDatabase
  afterEach(() => database.drop())
  const schema = () => database.db.tx((tx) => tx.one<{ name: string }>('select current_schema() as name'))

  it('has the same rows as a new one, and the next player has the same number', async () => {
    const ids: number[] = []
    const before: unknown[] = []
    const after: unknown[] = []
    const names: unknown[] = []
    for (let use = 0; use < 2; use++) {
      database = await create()
      names.push(await schema())
      before.push(await dump(database.db))
      const server = await testApp({ db: database.db })
      ids.push(await idOf(await registered(server.app, 'Ann')))
      after.push(await dump(database.db))
      await server.close()
      if (use === 0) await database.drop()
    }
    expect(names[1]).toEqual(names[0])
    expect(before[1]).toEqual(before[0])
    expect(after[0]).not.toEqual(before[0])
    expect(ids).toEqual([1, 1])
  })

  it('is not used again after its tables were changed', async () => {
    database = await create()
    const changed = await schema()
    await database.db.tx((tx) => tx.run('alter table session rename to renamed'))
    await database.drop()
    database = await create()
    expect(await schema()).not.toEqual(changed)
  })
})

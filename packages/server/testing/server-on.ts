import { afterAll, beforeAll } from 'vitest'
import type { engines, TestDatabase } from './engines.ts'
import { type TestApp, testApp } from './test-app.ts'

/** Registers the hooks for one server on a database of its own for all tests of the block; none if the engine cannot be reached. */
export function serverOn({ engine, here, create }: (typeof engines)[number]): {
  readonly server: TestApp
  readonly database: TestDatabase
} {
  let database: TestDatabase
  let server: TestApp
  beforeAll(async () => {
    if (!here) return
    database = await create()
    server = await testApp({ db: database.db, seed: engine })
  })
  afterAll(async () => {
    if (!here) return
    await server.close()
    await database.drop()
  })
  return {
    get server() {
      return server
    },
    get database() {
      return database
    },
  }
}

import { afterAll, beforeAll } from 'vitest'
import { testClient } from './client.ts'
import type { Fixture } from './contract-cases/fixture.ts'
import type { engines, TestDatabase } from './engines.ts'
import { type TestApp, testApp } from './test-app.ts'

/**
 * Registers the hooks for one server, or several nodes, on a database of its own for all tests of the block; none if the engine cannot be reached. `at` returns
 * a fixture of the first node as a player of another.
 */
export function serverOn(
  { engine, here, create }: (typeof engines)[number],
  count = 1,
): {
  readonly server: TestApp
  readonly database: TestDatabase
  at(fixture: Fixture, node: number): Fixture
} {
  let database: TestDatabase
  let server: TestApp
  const nodes: TestApp[] = []
  beforeAll(async () => {
    if (!here) return
    database = await create()
    server = await testApp({ db: database.db, seed: engine })
    nodes.push(server)
    while (nodes.length < count) nodes.push(await testApp({ db: database.again(), clock: server.clock, seed: `${engine} ${nodes.length}` }))
  })
  afterAll(async () => {
    if (!here) return
    for (const node of nodes) await node.close()
    await database.drop()
  })
  return {
    get server() {
      return server
    },
    get database() {
      return database
    },
    at(fixture, node) {
      const chosen = nodes[node % nodes.length]!
      return { ...fixture, server: chosen, client: testClient(chosen.app, fixture.client.session) }
    },
  }
}

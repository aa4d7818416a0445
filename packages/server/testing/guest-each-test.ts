import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type Fixture, fixtureFor } from './contract-cases/fixture.ts'
import { type TestApp, testApp } from './test-app.ts'

/** Registers the hooks for one server for all tests of the file. Returns its guest: a new one for each test. */
export function guestEachTest(): Pick<Fixture, 'server' | 'client' | 'id' | 'player' | 'edit'> {
  let server: TestApp
  let guest: Fixture
  beforeAll(async () => {
    server = await testApp()
  })
  afterAll(() => server.close())
  beforeEach(async () => {
    guest = await fixtureFor(server, 'TRIAL')
  })
  return {
    get server() {
      return server
    },
    get client() {
      return guest.client
    },
    get id() {
      return guest.id
    },
    player: () => guest.player(),
    edit: (work) => guest.edit(work),
  }
}

// For tests: players with other access levels, and moderators' views.
import type { AccessLevel } from '@skystair/contract'
import { setAccessLevel } from '../src/areas/player/repository.ts'
import type { TestClient } from './client.ts'
import type { Fixture } from './contract-cases/fixture.ts'
import type { TestApp } from './test-app.ts'

export const idOf = async (client: TestClient): Promise<number> => (await client.call('GET /api/player/id/current')).reply.id

/** Gives a player an access level. */
export const appoint = ({ db }: TestApp, id: number, access: AccessLevel): Promise<number> => db.tx((tx) => setAccessLevel(tx, id, access))

/** Returns a registered moderator. */
export async function moderatorIn({ server, other }: Fixture, access: AccessLevel = 'MODERATOR'): Promise<TestClient> {
  const client = await other()
  await appoint(server, await idOf(client), access)
  return client
}

/** Makes the fixture's client that of a moderator who views the game as the fixture's player. */
export async function viewed(fixture: Fixture): Promise<void> {
  const moderator = await moderatorIn(fixture)
  const { status } = await moderator.call('GET /api/tech/player/enter/{id}', { params: { id: fixture.id } })
  if (status !== 200) throw new Error(`entering was answered ${status}`)
  fixture.client.session = moderator.session
}

/** Makes the fixture's player a moderator. */
export const asModerator = ({ server, id }: Fixture): Promise<number> => appoint(server, id, 'MODERATOR')

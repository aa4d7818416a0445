import { contract } from '@skystair/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { guest } from '../../../testing/client.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { presentRow } from './present.ts'
import { loadPlayer } from './repository.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

it('what is added to the stored state does not go out with the player', async () => {
  const client = await guest(server.app)
  const { id } = (await client.call('GET /api/player/id/current')).reply
  const shown = await server.db.tx(async (tx) => {
    const row = await loadPlayer(tx, id)
    return presentRow(tx, { ...row, state: Object.assign(row.state, { secret: 'nobody’s business' }) }, server.clock())
  })
  expect(Object.keys(shown).sort()).toEqual(Object.keys(contract.player['GET /api/player/current'].reply.properties).sort())
})

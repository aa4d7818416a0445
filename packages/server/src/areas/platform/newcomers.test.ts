import { describe, expect, it } from 'vitest'
import { guest, type TestClient, testClient } from '../../../testing/client.ts'
import { engines } from '../../../testing/engines.ts'
import { serverOn } from '../../../testing/server-on.ts'

/** So often, as two launches do not meet in the same moment each time. */
const TIMES = 10

for (const each of engines)
  describe.skipIf(!each.here)(`a newcomer of a platform who starts the game twice at the same time, on ${each.engine}`, () => {
    const on = serverOn(each)

    /** Starts the game as this player of the portal, each time with a proof of its own. Returns the id of the player. */
    async function launch(client: TestClient, name: string): Promise<number> {
      on.server.clock.pass(1)
      const body = { lang: 'EN' as const, proof: on.server.portal.proof(name, on.server.clock(), `${name} of the portal`) }
      const { status, reply } = await client.call('POST /api/integration/{source}/authenticate', { params: { source: 'vk' }, body })
      expect(status).toBe(200)
      return reply.player.id
    }
    const known = () => on.server.db.tx((tx) => tx.all<{ player_id: number }>('select player_id from identity order by player_id'))
    const players = () => on.server.db.tx((tx) => tx.all<{ id: number }>('select id from player order by id'))

    it('is one player', async () => {
      for (let time = 0; time < TIMES; time++) {
        const clients = [testClient(on.server.app), testClient(on.server.app), testClient(on.server.app)]
        const ids = await Promise.all(clients.map((client) => launch(client, `newcomer ${time}`)))
        expect(new Set(ids).size).toBe(1)
        const current = await Promise.all(clients.map(async (client) => (await client.call('GET /api/player/id/current')).reply.id))
        expect(current).toEqual(ids)
      }
      expect((await players()).map(({ id }) => id)).toEqual((await known()).map(({ player_id }) => player_id))
      expect(await known()).toHaveLength(TIMES)
    })

    it('continues the save of one of two guests, and keeps neither of them twice', async () => {
      const guests = [await guest(on.server.app), await guest(on.server.app)]
      const ids = await Promise.all(guests.map((client) => launch(client, 'two browsers')))
      expect(new Set(ids).size).toBe(1)
      const bound = (await known()).filter(({ player_id }) => player_id === ids[0])
      expect(bound).toHaveLength(1)
    })
  })

import { DAY } from '@skystair/contract/time'
import { expect, it } from 'vitest'
import { guest, registered } from '../../../testing/client.ts'
import { edit } from '../../../testing/edit-player.ts'
import { engines } from '../../../testing/engines.ts'
import { give } from '../../../testing/purse.ts'
import { serverOn } from '../../../testing/server-on.ts'
import { swept } from '../../../testing/swept.ts'
import { areas } from '../../generated/areas.ts'
import { personalOf } from '../../personal.ts'
import { oldSessions } from '../../session/session.ts'
import { lostGuests } from './guests.ts'

const personal = personalOf(areas)

for (const each of engines) {
  const on = serverOn(each)
  const idOf = async (client: Awaited<ReturnType<typeof guest>>) => (await client.call('GET /api/player/id/current')).reply.id
  const sweep = () => swept(on.server.db, [...oldSessions, lostGuests], on.server.clock(), personal)
  const players = async () =>
    (await on.server.db.tx((tx) => tx.all<{ id: number }>('select id from player order by id'))).map(({ id }) => id)

  it.skipIf(!each.here)(
    `a guest who cannot come back is deleted with all that is the guest’s, after 180 days, on ${each.engine}`,
    async () => {
      const lost = await guest(on.server.app)
      const id = await idOf(lost)
      // A fight that is not over, gold and a chance of the wheel.
      await edit(on.server, id, async ({ id: player }, tx) => void (await give(tx, player, { gold: 10, tickets: 1 })))
      await lost.call('GET /api/campaign/wheel/status' as never).catch(() => {})
      const { places } = (await lost.call('GET /api/place/v3/ensure', { query: { coordFrom: 0, coordTo: 2000 } })).reply
      const creature = places.find(({ creatureId }) => creatureId !== null)
      await lost.call('POST /api/battle/place/attack', { body: { placeId: creature!.id } })
      const [known, invited, saved] = [
        await registered(on.server.app, `Ann ${each.engine}`),
        await guest(on.server.app),
        await guest(on.server.app),
      ]
      const ids = { known: await idOf(known), invited: await idOf(invited), saved: await idOf(saved) }
      await on.server.db.tx(async (tx) => {
        await tx.run('insert into referral (friend_id, inviter_id, waiting, taken, at) values (?, ?, 0, 0, 0)', [ids.invited, ids.known])
        await tx.run("insert into identity_climb (source, external_id, player_id, at) values ('vk', '1', ?, 0)", [ids.saved])
      })
      on.server.clock.pass(179 * DAY)
      await sweep()
      expect(await players()).toEqual([id, ids.known, ids.invited, ids.saved])
      on.server.clock.pass(2 * DAY)
      await sweep()
      expect(await players()).toEqual([ids.known, ids.invited, ids.saved])
      for (const { table, by } of personal.tables) {
        if (by.length === 0) continue
        const where = by.map((column) => `${column} = ${id}`).join(' or ')
        expect([table, await on.server.db.tx((tx) => tx.all(`select 1 as found from ${table} where ${where}`))]).toEqual([table, []])
      }
    },
  )
}

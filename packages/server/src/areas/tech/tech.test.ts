import { VIEW_LASTS } from '@skystair/contract'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PASSWORD, registered, type TestClient, testClient } from '../../../testing/client.ts'
import { dump } from '../../../testing/contract-cases/dump.ts'
import { edit } from '../../../testing/edit-player.ts'
import { engines, type TestDatabase } from '../../../testing/engines.ts'
import { appoint, idOf } from '../../../testing/moderation.ts'
import { give } from '../../../testing/purse.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { charge } from '../../economy/charge.ts'

const INFO = { query: { frontVersion: 445, init: true } }

for (const { engine, here, create } of engines)
  describe.skipIf(!here)(`a moderator’s look, on ${engine}`, () => {
    let database: TestDatabase
    let server: TestApp
    let ann: TestClient
    let mod: TestClient
    let ids: Record<'ann' | 'mod', number>
    beforeEach(async () => {
      database = await create()
      server = await testApp({ db: database.db })
      ann = await registered(server.app, 'Ann')
      mod = await registered(server.app, 'Marta')
      ids = { ann: await idOf(ann), mod: await idOf(mod) }
      await ann.call('POST /api/security/mailOrPhone/set', { body: { mailOrPhone: 'ann@example.com', password: PASSWORD } })
      await appoint(server, ids.mod, 'MODERATOR')
    })
    afterEach(async () => {
      await server.close()
      await database.drop()
    })

    /** Returns a client that views the game as Ann; `mod` keeps the moderator's own session. */
    async function look(): Promise<TestClient> {
      const { headers, reply } = await testClient(server.app, mod.session).call('GET /api/tech/player/enter/{id}', {
        params: { id: ids.ann },
      })
      expect([reply.id, reply.mailOrPhone]).toEqual([ids.ann, null])
      return testClient(server.app, headers.session as string)
    }

    it('shows the player’s game, marked, without mail address, letters or whispers', async () => {
      const view = await look()
      const { reply } = await view.call('GET /api/player/info/current', INFO)
      expect([reply.admined, reply.adminedUntil, reply.player?.name]).toEqual([true, server.clock() + VIEW_LASTS, 'Ann'])
      expect([reply.player?.mailOrPhone, (await view.call('GET /api/player/current')).reply.mailOrPhone]).toEqual([null, null])
      expect((await ann.call('GET /api/player/current')).reply.mailOrPhone).toBe('ann@example.com')
      const refused = await Promise.all([
        view.call('GET /api/mail/list', {}),
        view.call('GET /api/chat/{room}/list', { params: { room: 'private' }, query: { from: 0, to: 20 } }),
        view.call('GET /api/security/data'),
      ])
      expect(refused.map(({ error }) => error.code)).toEqual(['VIEW_ONLY', 'VIEW_ONLY', 'VIEW_ONLY'])
    })

    it('changes nothing: every changing call is refused, and reading leaves no trace', async () => {
      const view = await look()
      server.clock.pass(60_000)
      const before = await dump(server.db)
      expect((await view.call('GET /api/player/info/current', INFO)).status).toBe(200)
      await view.call('GET /api/player/notif/list')
      await view.call('GET /api/chat/{room}/list', { params: { room: 'main' }, query: { from: 0, to: 20 } })
      const refused = await Promise.all([
        view.call('POST /api/player/updateSoundMute', { body: { soundMute: true } }),
        view.call('POST /api/marker/add', { body: { marker: 'seen' } }),
        view.call('POST /api/security/logout'),
        view.call('GET /api/tech/player/enter/{id}', { params: { id: ids.mod } }),
      ])
      expect(refused.map(({ error }) => error.code)).toEqual(['VIEW_ONLY', 'VIEW_ONLY', 'VIEW_ONLY', 'VIEW_ONLY'])
      expect(await dump(server.db)).toEqual(before)
    })

    it('ends by itself after a quarter of an hour, and the moderator’s own session stays', async () => {
      const view = await look()
      server.clock.pass(VIEW_LASTS - 1)
      expect((await view.call('GET /api/player/id/current')).reply.id).toBe(ids.ann)
      server.clock.pass(1)
      expect((await view.call('GET /api/player/id/current')).error.code).toBe('SESSION_EXPIRED')
      expect(await idOf(mod)).toBe(ids.mod)
    })

    it('ends on exit, which opens a session of the moderator in place of the former', async () => {
      const view = await look()
      const token = view.session
      expect((await view.call('GET /api/tech/player/exit')).reply.id).toBe(ids.mod)
      expect([await idOf(view), view.session === token]).toEqual([ids.mod, false])
      const [looked, former] = [testClient(server.app, token), mod]
      expect((await looked.call('GET /api/player/current')).error.code).toBe('SESSION_EXPIRED')
      expect((await former.call('GET /api/player/current')).error.code).toBe('SESSION_EXPIRED')
    })

    it('ends when the moderator signs out or is demoted', async () => {
      const view = await look()
      await appoint(server, ids.mod, 'PLAYER')
      expect((await view.call('GET /api/player/current')).error.code).toBe('SESSION_EXPIRED')
      await appoint(server, ids.mod, 'MODERATOR')
      const next = await look()
      await mod.call('POST /api/security/logout')
      expect((await next.call('GET /api/player/current')).error.code).toBe('SESSION_EXPIRED')
    })

    it('is each time an entry of the audit log', async () => {
      await look()
      await look()
      const { entries } = (await mod.call('GET /api/moderation/player/{playerId}', { params: { playerId: ids.ann } })).reply
      expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
        ['VIEW', ids.mod],
        ['VIEW', ids.mod],
      ])
    })

    it('the history lists changes of the purse, newest first, by category and resource', async () => {
      await edit(server, ids.ann, async (_, tx) => {
        await charge(tx, ids.ann, [{ resource: 'gold', amount: 5 }], { reason: 'name', ref: 'test', now: 7 })
      })
      const log = async (query: { filter?: 'ACCOUNT' | 'ROAD' | 'OTHER'; subfilter?: 'gold' | 'caviar' } = {}, page = 0) =>
        (await mod.call('GET /api/tech/player/{id}/log', { params: { id: ids.ann }, query: { page, ...query } })).reply
      const all = await log()
      expect(all[0]).toMatchObject({ resource: 'gold', amount: -5, reason: 'name', at: 7 })
      expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).sort((a, b) => b - a))
      expect((await log({ filter: 'ACCOUNT' })).map(({ amount }) => amount)).toEqual([-5])
      expect(
        (await log({ filter: 'ROAD', subfilter: 'gold' })).every(({ resource, reason }) => resource === 'gold' && reason === 'start'),
      ).toBe(true)
      expect([await log({ filter: 'ACCOUNT', subfilter: 'caviar' }), await log({ filter: 'OTHER' }), await log({}, 9)]).toEqual([
        [],
        [],
        [],
      ])
    })

    it('every purchase in a shop is in the history under the shops, and nothing is under the others', async () => {
      await edit(server, ids.ann, async ({ state }, tx) => {
        Object.assign(state, { bestVictoryStair: 2000, level: 20 })
        await give(tx, ids.ann, { gold: 1_000_000, caviar: 100, mithril: 1000 })
      })
      const [hero] = (await ann.call('GET /api/player/current')).reply.creatures
      const [heroOffer] = (await ann.call('GET /api/shop/creature/list')).reply
      const [booster] = (await ann.call('GET /api/shop/booster/list')).reply
      const [avatar] = (await ann.call('GET /api/shop/avatar/list')).reply
      const [piece] = (await ann.call('GET /api/shop/artifact/list/context/{context}', { params: { context: 'COMMON_SHOP' } })).reply
      const bought = [
        await ann.call('POST /api/shop/creature/{id}/buy', { params: { id: heroOffer!.id } }),
        await ann.call('POST /api/shop/booster/{id}/buy', { params: { id: booster!.id } }),
        await ann.call('POST /api/shop/avatar/{id}/buy', { params: { id: avatar!.id } }),
        await ann.call('POST /api/shop/artifact/{id}/buy', { params: { id: piece!.id }, body: { creatureId: `${hero!.id}` } }),
        await ann.call('POST /api/shop/caviar/rank/{id}/buy', { params: { id: hero!.id } }),
        await ann.call('POST /api/shop/caviar/eleph/{id}/buy', { params: { id: 1 } }),
      ]
      expect(bought.map(({ status }) => status)).toEqual(bought.map(() => 200))
      const log = async (filter: 'SHOPS' | 'OTHER') =>
        (await mod.call('GET /api/tech/player/{id}/log', { params: { id: ids.ann }, query: { page: 0, filter } })).reply
      expect((await log('SHOPS')).map(({ reason }) => reason)).toEqual(
        ['heroShop', 'boosterShop', 'avatarShop', 'artifactShop', 'caviarRank', 'elephShop'].reverse(),
      )
      expect(await log('OTHER')).toEqual([])
    })

    it('the payments list what a player bought, and only for moderators', async () => {
      const bought = await ann.call('POST /api/payment/buy/{id}', { params: { id: 1 } })
      const asked = { params: { id: ids.ann }, query: { page: 0 } }
      const { reply } = await mod.call('GET /api/tech/player/{id}/payments', asked)
      expect(reply.map(({ id }) => `${id}`)).toEqual(bought.status === 200 ? [bought.reply.orderId] : [])
      expect((await ann.call('GET /api/tech/player/{id}/payments', asked)).error.code).toBe('FORBIDDEN')
    })
  })

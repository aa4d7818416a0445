import { advert } from '@skystair/world/areas/bank/rows'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ArenaPlayer, beginFight, endFight, enterArena, placeOf } from '../../testing/arena.ts'
import { founded, grownUp, idOf } from '../../testing/clan.ts'
import { registered, type TestClient, testClient } from '../../testing/client.ts'
import { edit } from '../../testing/edit-player.ts'
import { engines, type TestDatabase } from '../../testing/engines.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { farmingReport } from './farming.ts'

for (const { engine, here, create } of engines)
  describe.skipIf(!here)(`the report on farming, on ${engine}`, () => {
    let database: TestDatabase
    let server: TestApp
    let inviter: TestClient
    beforeEach(async () => {
      database = await create()
      server = await testApp({ db: database.db })
      inviter = await registered(server.app, 'Inviter')
    })
    afterEach(async () => {
      await server.close()
      await database.drop()
    })

    const fixtureOf = (client: TestClient, id: number): ArenaPlayer => ({
      ...{ server, client, id },
      edit: (change) => edit(server, id, change),
    })
    const report = () => server.db.tx((tx) => farmingReport(tx, server.clock()))
    /** The cells of the line that begins with these words. */
    const line = async (start: string) =>
      (await report())
        .split('\n')
        .find((text) => text.startsWith(start))
        ?.split(/ {2,}/)
        .slice(0, 6)

    it('shows the gems of adverts by day, week and month', async () => {
      for (let day = 0; day < 3; day++) {
        await inviter.call('POST /api/adv/rewarded/watch/{id}/start', { params: { id: 1 } })
        server.clock.pass(advert.seconds * 1000)
        await inviter.call('POST /api/adv/rewarded/take/gems')
        server.clock.pass(86_400_001)
      }
      expect(await line('adverts')).toEqual(['adverts', '0', '9', '9', '1', '9'])
    })

    it('shows who invites a crowd of guests, and that they began on one page', async () => {
      const { code: ref } = (await inviter.call('GET /api/referral/my/code')).reply
      for (let n = 0; n < 4; n++)
        await testClient(server.app).call('POST /api/security/registerTrial', {
          body: { characterAndCompanion: 'MAN_1', lang: 'EN', frontVersion: 445, ref, h_session: 'one page' },
        })
      const { id } = (await inviter.call('GET /api/player/id/current')).reply
      expect(await line('coming by a code')).toEqual(['coming by a code', '396', '396', '396', '4', '99'])
      expect(await line('1 d')).toEqual(['1 d', '5', '4', '1', '4', '4'])
      expect((await report()).split('Most friends invited')[1]).toMatch(new RegExp(`^ +${id} +4 +0 +0$`, 'm'))
    })

    it('shows who takes gifts, places and donations of one player, and the signs that both are one person', async () => {
      const { code: ref } = (await inviter.call('GET /api/referral/my/code')).reply
      const body = { characterAndCompanion: 'MAN_1', lang: 'EN', frontVersion: 445, h_session: 'one page' } as const
      const [first, second] = [testClient(server.app), testClient(server.app)]
      await first.call('POST /api/security/registerTrial', { body })
      await second.call('POST /api/security/registerTrial', { body: { ...body, ref } })
      await second.call('POST /api/security/register', { body: { name: 'Second', password: 'a password of farmers' } })
      const [me, own, other] = await Promise.all([inviter, first, second].map(idOf))
      for (const id of [me!, own!, other!]) await grownUp(server, id)
      for (const [receiverId, to] of [
        [me!, inviter],
        [own!, first],
      ] as const) {
        await edit(server, other!, ({ state }) => {
          state.bestVictoryStair = 10
        })
        await second.call('POST /api/gift/offer/{id}/send', { params: { id: 9 }, body: { receiverId, compliment: 'Mine' } })
        const [gift] = (await to.call('GET /api/gift/list', { query: { page: 0 } })).reply
        expect((await to.call('POST /api/gift/{id}/take', { params: { id: gift!.id } })).status).toBe(200)
      }
      await founded(second)
      await second.call('POST /api/clan/donate', { body: { type: 'GEMS', amount: 5 } })
      await second.call('POST /api/clan/leave')
      const [mine, theirs] = [fixtureOf(inviter, me!), fixtureOf(second, other!)]
      await enterArena(theirs)
      await enterArena(mine)
      await endFight(mine, await beginFight(mine, await server.db.tx((tx) => placeOf(tx, other!))), true)

      const [, gifts, places, donations] = (await report()).split(/Most gifts|Most places|Most donations/)
      expect(gifts).toMatch(new RegExp(`^ +${me} +${other} +1 +15  invited$`, 'm'))
      expect(gifts).toMatch(new RegExp(`^ +${own} +${other} +1 +15  one page$`, 'm'))
      expect(places).toMatch(new RegExp(`^ +${me} +${other} +1  invited$`, 'm'))
      expect(donations).toMatch(new RegExp(`^ +\\d+ +${other} +1  has left$`, 'm'))
    })
  })

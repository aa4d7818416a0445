import { advert } from '@skystair/world/areas/bank/rows'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { registered, type TestClient, testClient } from '../../testing/client.ts'
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
  })

import { RULES_VERSION } from '@skystair/rules'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Fixture, fixtureFor } from '../../../testing/contract-cases/fixture.ts'
import { engines, type TestDatabase } from '../../../testing/engines.ts'
import { testApp } from '../../../testing/test-app.ts'

for (const { engine, here, create } of engines)
  describe.skipIf(!here)(`the rules of a finished fight on ${engine}`, () => {
    let database: TestDatabase
    let me: Fixture
    beforeEach(async () => {
      database = await create()
      me = await fixtureFor(await testApp({ db: database.db }), 'PLAYER')
    })
    afterEach(async () => {
      await me.server.close()
      await database.drop()
    })

    it('the record says which version of the rules the fight began with, and null for fights of older releases', async () => {
      const { id } = (await me.inBattle()).battle!
      await me.client.call('POST /api/battle/giveUpBattle')
      const version = async () => (await me.client.call('GET /api/battle/{id}/record', { params: { id } })).reply.rulesVersion
      expect(await version()).toBe(RULES_VERSION)
      await me.edit(async (_, tx) => {
        await tx.run('update battle set rules_version = null')
        await tx.run("update battle_move set token = token || ' '")
      })
      expect(await version()).toBe(null)
    })
  })

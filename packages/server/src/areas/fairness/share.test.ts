import { HOUR } from '@skystair/contract/time'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { guest, type TestClient } from '../../../testing/client.ts'
import { type Fixture, fixtureFor } from '../../../testing/contract-cases/fixture.ts'
import { engines, type TestDatabase } from '../../../testing/engines.ts'
import { testApp } from '../../../testing/test-app.ts'

for (const { engine, here, create } of engines)
  describe.skipIf(!here)(`a shared replay on ${engine}`, () => {
    let database: TestDatabase
    let me: Fixture
    let other: TestClient
    let id: number
    beforeEach(async () => {
      database = await create()
      me = await fixtureFor(await testApp({ db: database.db }), 'PLAYER')
      other = await guest(me.server.app)
      id = (await me.inBattle()).battle!.id
      await me.client.call('POST /api/battle/giveUpBattle')
    })
    afterEach(async () => {
      await me.server.close()
      await database.drop()
    })
    const share = async () => (await me.client.call('POST /api/battle/{id}/share', { params: { id } })).reply.token
    const watch = (client: TestClient, token: string) => client.call('GET /api/battle/shared/{token}/record', { params: { token } })

    it('opens for everybody who has its link, and to nobody by its number', async () => {
      const token = await share()
      const own = await me.client.call('GET /api/battle/{id}/record', { params: { id } })
      expect((await watch(other, token)).reply).toEqual({ ...own.reply, shared: undefined })
      expect((await other.call('GET /api/battle/{id}/record', { params: { id } })).error.code).toBe('BATTLE_NOT_FOUND')
      expect((await other.call('POST /api/battle/{id}/share', { params: { id } })).error.code).toBe('BATTLE_NOT_FOUND')
      expect((await other.call('GET /api/battle/list')).reply).toEqual([])
    })

    it('shows its player whether the fight is shared, and nobody else', async () => {
      const shared = async () => (await me.client.call('GET /api/battle/{id}/record', { params: { id } })).reply.shared
      expect(await shared()).toBe(false)
      const token = await share()
      expect(await shared()).toBe(true)
      expect((await watch(other, token)).reply).not.toHaveProperty('shared')
      await me.client.call('POST /api/battle/{id}/unshare', { params: { id } })
      expect(await shared()).toBe(false)
    })

    it('has one link, which cannot be guessed, until the player withdraws it', async () => {
      const [first, again] = await Promise.all([share(), share()])
      expect([first, again]).toEqual([expect.stringMatching(/^[\w-]{22}$/), first])
      expect((await watch(other, 'A'.repeat(22))).error.code).toBe('BATTLE_NOT_FOUND')
      await other.call('POST /api/battle/{id}/unshare', { params: { id } })
      expect((await watch(other, first)).status).toBe(200)
      expect((await me.client.call('POST /api/battle/{id}/unshare', { params: { id } })).reply).toEqual({ shared: false })
      expect((await watch(other, first)).error.code).toBe('BATTLE_NOT_FOUND')
      expect(await share()).not.toBe(first)
    })

    it('stays closed to those whom the player has blocked', async () => {
      const token = await share()
      const blocked = (await other.call('GET /api/player/id/current')).reply.id
      await me.edit(({ state }) => {
        state.chatBlockList = [blocked]
      })
      expect((await watch(other, token)).error.code).toBe('BATTLE_NOT_FOUND')
      expect((await watch(await guest(me.server.app), token)).status).toBe(200)
      me.server.clock.pass(HOUR)
      expect((await watch(me.client, token)).status).toBe(200)
    })
  })

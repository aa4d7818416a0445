import { Player } from '@skystair/contract'
import { differences } from '@skystair/contract/differences'
import { hashState, type Move, replay } from '@skystair/rules'
import { world } from '@skystair/world'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrations } from '../../src/storage/migrate.ts'
import { wrongInBooks } from '../audit-books.ts'
import { PASSWORD, type TestClient, testClient } from '../client.ts'
import { engines, type TestDatabase } from '../engines.ts'
import { fightOn } from '../road-bot.ts'
import { type TestApp, testApp, testClock } from '../test-app.ts'
import { loadSavedGame, savedAt, savedStatements, sessions } from './saved-game.ts'

it('a migration that a release has run is never changed', () => {
  const statements = savedStatements('0.1.0')
  const ran = migrations.slice(0, 6).flatMap(({ sql }) => sql.map((statement) => `${statement.replace(/\s*\n\s*/g, ' ')};`))
  expect(statements.slice(0, ran.length)).toEqual(ran)
})

for (const { engine, here, createEmpty } of engines)
  describe.skipIf(!here)(`a game saved by release 0.1.0 on ${engine}`, () => {
    let database: TestDatabase
    let server: TestApp
    let anna: TestClient
    let boris: TestClient
    beforeAll(async () => {
      database = await createEmpty()
      await loadSavedGame(database.db, '0.1.0')
      server = await testApp({ db: database.db, clock: testClock(savedAt + 1000), seed: 'the next release' })
      anna = testClient(server.app, sessions.anna)
      boris = testClient(server.app, sessions.boris)
    })
    afterAll(async () => {
      await server.close()
      await database.drop()
    })
    const current = async (client: TestClient) => (await client.call('GET /api/player/current')).reply

    it('shows its players as they were', async () => {
      const [a, b] = [await current(anna), await current(boris)]
      expect([differences(Player, a), differences(Player, b)]).toEqual([[], []])
      expect(a).toMatchObject({ id: 1, name: 'Анна', mailOrPhone: 'anna@home.example', registered: true, level: 2, bestVictoryStair: 4 })
      expect(a).toMatchObject({ soundMute: true, everydayRewardStreak: 1, metaData: { namePrice: '50' }, userSource: 'own' })
      expect(a.resources).toMatchObject({ gold: 853, crystal: 10, caviar: 2, mithril: 3, eventCurrency: 14 })
      expect(a.playerMarkers.map(({ playerMarker }) => playerMarker)).toEqual(expect.arrayContaining(['moment:LEVEL', 'lesson:walk']))
      expect([a.creatures.length, a.offers]).toEqual([4, [{ offerType: 'FIRST_HERO', viewed: true }]])
      expect(b).toMatchObject({
        id: 2,
        name: 'Борис',
        userSource: 'vk',
        accessLevel: 'PLAYER',
        resources: { mithril: 199, bonusPoints: 40 },
      })
    })

    it('keeps what was taken taken, and what was bought bought', async () => {
      expect((await anna.call('POST /api/player/everyday/reward/take')).error.code).toBe('REWARD_NOT_READY')
      expect((await anna.call('POST /api/shop/bank/free/{id}/take', { params: { id: 2 } })).status).toBe(200)
      const offers = (await anna.call('GET /api/event/shop/list')).reply
      expect(offers.map(({ id, left }) => [id, left]).slice(2, 5)).toEqual([
        [3, 3],
        [4, 2],
        [5, 2],
      ])
    })

    it('goes on with the fight that was on, and with the one after it', async () => {
      const { battle, ask } = (await anna.call('POST /api/battle/get')).reply
      expect([battle?.version, ask === null]).toEqual([1, false])
      await fightOn(anna, { fights: 0, won: 0, rests: 0, moves: 0 })
      const fights = (await anna.call('GET /api/battle/list')).reply
      expect(fights.length).toBeGreaterThan(1)
      for (const { id } of fights) {
        const { reply: record } = await anna.call('GET /api/battle/{id}/record', { params: { id } })
        expect(hashState(replay(world, record.setup, record.moves as Move[]).state)).toBe(record.hash)
      }
      const { places } = (await anna.call('GET /api/place/v3/ensure', { query: { coordFrom: 0, coordTo: 6000 } })).reply
      const won = await current(anna)
      const next = places.find(({ guardian, stair }) => guardian && stair === won.bestVictoryStair + 1)
      await anna.call('POST /api/player/v3/coordinate/set', {
        body: { coordinate: Math.min(next!.posY, won.maxCoordinate), contextId: won.contextId },
      })
      server.clock.pass(12 * 3_600_000)
      expect((await anna.call('POST /api/battle/place/attack', { body: { placeId: next!.id } })).status).toBe(200)
    })

    it('grants the gems that waited, and the inviter’s share of them, once', async () => {
      expect((await boris.call('POST /api/shop/bank/gems/take')).reply.gains).toEqual([{ kind: 'mithril', amount: 315 }])
      expect((await boris.call('POST /api/shop/bank/gems/take')).error.code).toBe('REWARD_NOT_READY')
      const { gains } = (await anna.call('GET /api/referral/bonus/take')).reply
      expect(gains).toEqual([{ kind: 'mithril', amount: 124 }])
      expect((await anna.call('GET /api/referral/bonus/take')).error.code).toBe('REWARD_NOT_READY')
      expect(await server.db.tx(wrongInBooks)).toEqual([])
    })

    it('lets its players sign in again, and choose what they had not chosen', async () => {
      const again = testClient(server.app)
      const login = await again.call('POST /api/security/login', { body: { name: 'анна', password: PASSWORD, lang: 'RU' } })
      expect([login.status, login.reply.player.id]).toEqual([200, 1])
      const cara = testClient(server.app, sessions.cara)
      const body = { characterAndCompanion: 'WOMAN_1', lang: 'EN', frontVersion: 445 } as const
      const { reply } = await cara.call('POST /api/security/registerTrial', { body })
      expect(reply.player).toMatchObject({ id: 3, characterAndCompanion: 'WOMAN_1', registered: true, level: 1 })
      expect(reply.player.creatures).toHaveLength(2)
    })

    it('gives newcomers numbers of their own', async () => {
      const client = testClient(server.app)
      const body = { characterAndCompanion: 'MAN_1', lang: 'EN', frontVersion: 445 } as const
      const { reply } = await client.call('POST /api/security/registerTrial', { body })
      expect(reply.player.id).toBeGreaterThan(3)
    })
  })

// Whatever is sent to a call, its reply is one that the contract declares; a failed call changes nothing, and no call changes another player's data.
import { type Call, type CallName, type CallSpec, contract, ErrorCode, refusals } from '@skystair/contract'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dump } from '../../testing/contract-cases/dump.ts'
import { type Fixture, fixtureFor } from '../../testing/contract-cases/fixture.ts'
import { engines, type TestDatabase } from '../../testing/engines.ts'
import { hostile } from '../../testing/hostile.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'
import { notify } from '../areas/notification/repository.ts'
import { areas } from '../generated/areas.ts'
import { personalOf } from '../personal.ts'

const calls = Object.values(contract).flatMap((area) => Object.entries(area) as [Call, CallSpec][])

/** All tables with data of players, and the columns of their owners. */
const owned = personalOf(areas).tables.filter(({ by }) => by.length > 0)
/**
 * What a player may do to others: write to them, send gifts, invite them to a clan, report them, attack their place on the arena, name them as the giver of a
 * purchase. Which of them are allowed is tested in their areas.
 */
const shared = [
  'arena_fight',
  'chat_message',
  'clan_candidate',
  'clan_log',
  'gift',
  'gift_reserve',
  'mail_conversation',
  'mail_message',
  'referral',
  'report',
]

const topic = { category: 'TALK', title: 'Bridges', text: 'Where to?', tag: null, private: false, guest: false } as const

/** Fewer runs on PostgreSQL: the engines differ only in which values they accept, which few runs show. */
const RUNS = { sqlite: 40, postgres: 12 }

for (const { engine, here, create } of engines)
  describe.skipIf(!here)(`whatever is sent, on ${engine}`, () => {
    let database: TestDatabase
    let server: TestApp
    let other: Fixture
    let mine: Fixture
    let ids: number[]
    const topics: number[] = []

    /** Returns a player with a fight, a message and a topic. */
    async function newFixture(): Promise<Fixture> {
      const fixture = await fixtureFor(server, 'PLAYER')
      await fixture.edit((_, tx) => notify(tx, fixture.id, 'levelUp', { level: '2' }, 5).then(() => {}))
      await fixture.edit(({ state }) => {
        state.level = 20
      })
      topics.push((await fixture.client.call('POST /api/forum/topic/create', { body: topic })).reply.id)
      await fixture.inBattle()
      return fixture
    }
    const held = () =>
      server.db.tx(async (tx) => {
        const rows: Record<string, unknown> = {}
        for (const { table, by } of owned.filter(({ table }) => !shared.includes(table))) {
          const found = await tx.all<Record<string, unknown>>(
            `select * from ${table} where ${by.map((column) => `${column} = ?`).join(' or ')}`,
            by.map(() => other.id),
          )
          // Everybody may comment on a topic.
          rows[table] = table === 'forum_topic' ? found.map(({ comments: _, commented_at: __, ...rest }) => rest) : found
        }
        return rows
      })

    beforeAll(async () => {
      database = await create()
      server = await testApp({ db: database.db })
      other = await newFixture()
      mine = await newFixture()
      const { creatures, battleId } = await other.player()
      const notes = (await other.client.call('GET /api/player/notif/list')).reply
      ids = [other.id, battleId ?? 0, ...creatures.map(({ id }) => id), ...notes.map(({ id }) => id), topics[0]!]
    })
    afterAll(async () => {
      await server.close()
      await database.drop()
    })

    it.each(calls)('%s sends only replies that the contract declares', async (name, spec) => {
      const declared = new Set(refusals(name as CallName, spec))
      const theirs = await held()
      let before = await dump(server.db)
      for (const { url, ...sent } of fc.sample(hostile(name as CallName, spec, ids), { numRuns: RUNS[engine], seed: 445 })) {
        const response = await server.app.inject({ ...sent, url: `${url}&session=${mine.client.session}` })
        const after = await dump(server.db)
        if (response.statusCode !== 200) {
          const { code } = response.json()
          expect([code, declared.has(code), response.statusCode], `${url} ${sent.payload.slice(0, 300)}`).toEqual([
            expect.not.stringMatching('INTERNAL'),
            true,
            ErrorCode[code as ErrorCode],
          ])
          expect(after).toEqual(before)
          continue
        }
        before = after
        // Some calls end the session; a guest cannot sign in again.
        if ((await mine.client.call('GET /api/security/isPlayerExist')).reply.exists) continue
        mine = await newFixture()
        before = await dump(server.db)
      }
      expect(await held()).toEqual(theirs)
    })
  })

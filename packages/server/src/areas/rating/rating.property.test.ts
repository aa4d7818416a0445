import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guest } from '../../../testing/client.ts'
import { engines, type TestDatabase } from '../../../testing/engines.ts'
import { type TestApp, testApp } from '../../../testing/test-app.ts'
import { entriesFrom, lockRatings, positionsOf, removeEntry, setEntry, totalOf } from './repository.ts'
import { keyOf } from './tree.ts'

/** Scores, among them equal ones, neighbours on every level of the tree, and the maximum. */
const score = fc.oneof(fc.nat(3), fc.nat(2 ** 8), fc.nat(2 ** 14), fc.nat(2 ** 20), fc.nat(2 ** 31 - 1), fc.constant(2 ** 33))
const PLAYERS = 12
let boards = 0

for (const { engine, here, create } of engines)
  describe.skipIf(!here)(`the order on ${engine}`, () => {
    let database: TestDatabase
    let server: TestApp
    const ids: number[] = []
    beforeAll(async () => {
      if (!here) return
      database = await create()
      server = await testApp({ db: database.db, seed: engine })
      for (let n = 0; n < PLAYERS; n++) ids.push((await (await guest(server.app)).call('GET /api/player/id/current')).reply.id)
    })
    afterAll(async () => {
      if (!here) return
      await server.close()
      await database.drop()
    })

    test('positions are a permutation in the order of scores, whatever entries are added, moved and removed', {
      timeout: 120_000,
    }, async () => {
      const change = fc.record({ player: fc.nat(PLAYERS - 1), score: fc.option(score) })
      await fc.assert(
        fc.asyncProperty(fc.array(change, { maxLength: 40 }), async (changes) => {
          const board = `a board ${++boards}`
          const scores = new Map<number, number>()
          await database.db.tx(async (tx) => {
            await lockRatings(tx)
            for (const { player, score } of changes) {
              const id = ids[player]!
              if (score === null) {
                scores.delete(id)
                await removeEntry(tx, board, id)
              } else {
                scores.set(id, Math.min(score, 2 ** 33 - 1))
                await setEntry(tx, board, { player_id: id, sort_key: keyOf(score, id), level: 1, value: score })
              }
            }
          })
          const wanted = [...scores].sort(([a, first], [b, second]) => second - first || a - b).map(([id]) => id)
          await database.db.tx(async (tx) => {
            expect(await totalOf(tx, board)).toBe(wanted.length)
            for (const from of [0, 1, 5]) {
              const page = await entriesFrom(tx, board, from, 4)
              expect(page.map(({ player_id }) => player_id)).toEqual(wanted.slice(from, from + 4))
            }
            const positions = (await positionsOf(tx, board, ids)).sort((a, b) => a.position - b.position)
            expect(positions.map(({ position, player_id }) => [position, player_id])).toEqual(wanted.map((id, index) => [index + 1, id]))
          })
        }),
        { numRuns: 40 },
      )
    })

    test('players whom several transactions move concurrently are counted once', { timeout: 60_000 }, async () => {
      const board = `a board ${++boards}`
      const move = (id: number, value: number) =>
        database.db.tx(async (tx) => {
          await lockRatings(tx)
          await setEntry(tx, board, { player_id: id, sort_key: keyOf(value, id), level: 1, value })
        })
      await Promise.all(ids.flatMap((id, index) => [0, 1, 2].map((turn) => move(id, (index * 7 + turn * 3) % 5))))
      await database.db.tx(async (tx) => {
        const all = await entriesFrom(tx, board, 0, PLAYERS)
        expect([await totalOf(tx, board), new Set(all.map(({ player_id }) => player_id)).size]).toEqual([PLAYERS, PLAYERS])
        const positions = new Map((await positionsOf(tx, board, ids)).map(({ position, player_id }) => [player_id, position]))
        for (const [index, { player_id }] of all.entries()) expect(positions.get(player_id)).toBe(index + 1)
      })
    })
  })

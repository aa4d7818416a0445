import { ARENA_PLACES } from '@skystair/rules'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { beginFight, endFight, enterArena, placeOf } from '../../../testing/arena.ts'
import { type Fixture, fixtureFor } from '../../../testing/contract-cases/fixture.ts'
import { engines } from '../../../testing/engines.ts'
import { serverOn } from '../../../testing/server-on.ts'

const PLAYERS = 6
/** The id of a player, or a place of the arena's own squads. */
const target = fc.oneof(fc.nat(PLAYERS - 1), fc.integer({ min: ARENA_PLACES - 4, max: ARENA_PLACES }))
const fight = fc.record({ by: fc.nat(PLAYERS - 1), target, won: fc.boolean() })

const sorted = (places: readonly number[]) => [...places].sort((a, b) => a - b)

for (const each of engines)
  describe.skipIf(!each.here)(`the ladder on two nodes with ${each.engine}`, () => {
    const on = serverOn(each, 2)
    const onBothNodes = async (count: number) => {
      const players = await Promise.all(Array.from({ length: count }, () => fixtureFor(on.server, 'TRIAL')))
      return players.map((one, node) => on.at(one, node))
    }
    const places = (players: readonly Fixture[]) =>
      on.server.db.tx(async (tx) => {
        const all: number[] = []
        for (const { id } of players) all.push(await placeOf(tx, id))
        return all
      })

    test('gives consecutive places to players who enter at the same time', { timeout: 120_000 }, async () => {
      const players = await onBothNodes(12)
      await enterArena(...players)
      const taken = sorted(await places(players))
      expect(taken).toEqual(Array.from({ length: 12 }, (_, i) => taken[0]! + i))
      expect(taken[0]).toBeGreaterThan(ARENA_PLACES)
    })

    test('has each player on a place of its own and no gap, however many fights end at the same time', { timeout: 60_000 }, async () => {
      const players = await onBothNodes(PLAYERS)
      await enterArena(...players)
      await fc.assert(
        fc.asyncProperty(fc.array(fight, { minLength: 2, maxLength: 14 }), async (fights) => {
          const before = await places(players)
          const begun: { by: Fixture; battle: number; won: boolean; target: number }[] = []
          for (const { by, target, won } of fights) {
            const place = target < PLAYERS ? before[target]! : target
            if (target === by) continue
            begun.push({ by: players[by]!, battle: await beginFight(players[by]!, place), won, target: place })
          }
          const field = sorted([...new Set([...before, ...begun.map(({ target }) => target)])])
          const outcomes = await Promise.all(begun.map(({ by, battle, won }) => endFight(by, battle, won)))
          const after = await places(players)
          expect(new Set(after).size).toBe(PLAYERS)
          expect(after.filter((place) => !field.includes(place))).toEqual([])
          for (const [index, outcome] of outcomes.entries()) {
            const { won, target } = begun[index]!
            expect(outcome!.positionTo).toBe(won && outcome!.positionFrom !== outcome!.positionTo ? target : outcome!.positionFrom)
            expect(outcome!.positionTo).toBeLessThanOrEqual(outcome!.positionFrom)
          }
        }),
        { numRuns: each.engine === 'sqlite' ? 60 : 25, seed: 7 },
      )
    })
  })

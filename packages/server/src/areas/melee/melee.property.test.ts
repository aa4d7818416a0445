import { hashState, type Move, replay } from '@skystair/rules'
import { world } from '@skystair/world'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Fixture, fixtureFor } from '../../../testing/contract-cases/fixture.ts'
import { engines } from '../../../testing/engines.ts'
import { fightFor, IN_THE_HOUR, joinMelee, meleeFor } from '../../../testing/melee.ts'
import { serverOn } from '../../../testing/server-on.ts'
import { area } from './index.ts'

const WEEK = 7 * 86_400_000

/** What happens next in a melee: somebody hits or braces, in turn or not, leaves, asks, or time passes. */
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ what: fc.constant('hit' as const), by: fc.nat(4), choice: fc.nat(40) }) },
  { weight: 2, arbitrary: fc.record({ what: fc.constantFrom('brace' as const, 'ask' as const), by: fc.nat(4), choice: fc.nat(40) }) },
  { weight: 1, arbitrary: fc.record({ what: fc.constant('leave' as const), by: fc.nat(4), choice: fc.nat(40) }) },
  { weight: 3, arbitrary: fc.record({ what: fc.constant('pass' as const), by: fc.nat(4), choice: fc.nat(40) }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

for (const each of engines)
  describe.skipIf(!each.here)(`any melee on ${each.engine}`, () => {
    const on = serverOn(each)

    async function take({ client }: Fixture, { what, choice }: Step): Promise<void> {
      if (what === 'pass') on.server.clock.pass(choice * 1000)
      else if (what === 'leave') await client.call('POST /api/melee/leave')
      else if (what === 'brace') await client.call('POST /api/melee/move', { body: { hit: null } })
      else {
        const { fight } = (await client.call('GET /api/melee/get', { query: {} })).reply
        const attackerId = fight?.ask?.attackers[choice % fight.ask.attackers.length]
        if (what === 'ask' || attackerId === undefined) return
        const targets = fight!.ask!.targets[attackerId]!
        await client.call('POST /api/melee/move', { body: { hit: { attackerId, defenderId: targets[choice % targets.length]! } } })
      }
    }

    test('ends in the bytes that its stored inputs give, with one place for each side', { timeout: 240_000 }, async () => {
      on.server.clock.pass(IN_THE_HOUR - on.server.clock())
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 2, max: 5 }), fc.array(step, { minLength: 10, maxLength: 60 }), async (count, steps) => {
          const players: Fixture[] = []
          for (let n = 0; n < count; n++) players.push(await fixtureFor(on.server, 'TRIAL'))
          await joinMelee(...players)
          on.server.clock.pass(60_000)
          const { id } = (await fightFor(players[0]!)).battle!
          // Two at a time, concurrently.
          for (let n = 0; n < steps.length; n += 2)
            await Promise.all(steps.slice(n, n + 2).map((one) => take(players[one.by % count]!, one)))
          on.server.clock.pass(WEEK)
          await area.recurring!(on.server.deps)
          const { reply } = await players[0]!.client.call('GET /api/battle/{id}/record', { params: { id } })
          const { state } = replay(world, reply.setup, reply.moves as Move[])
          expect([hashState(state), state.winner]).toEqual([reply.hash, reply.winner])
          for (const player of players) {
            const { fight } = await meleeFor(player)
            if (fight) expect(fight.seats.map(({ place }) => place).sort()).toEqual([1, 2, 3, 4, 5])
          }
        }),
        { numRuns: each.engine === 'sqlite' ? 15 : 8 },
      )
    })
  })

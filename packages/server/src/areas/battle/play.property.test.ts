import type { Place } from '@skystair/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guest, type TestClient } from '../../../testing/client.ts'
import { type TestApp, testApp, testClock } from '../../../testing/test-app.ts'

// Whatever a client sends, in whatever order: the purse is what the ledger says, nothing is given twice, and nobody stands where the road is barred.

interface World {
  readonly server: TestApp
  readonly client: TestClient
  readonly id: number
}
/** The expected state. */
interface Model {
  /** Places that were taken. */
  taken: Set<number>
  /** Number of lines in the ledger so far: it never shrinks. */
  lines: number
}

const placesOf = async ({ client }: World): Promise<Place[]> =>
  (await client.call('GET /api/place/v3/ensure', { query: { coordFrom: 0, coordTo: 1440 } })).reply.places

type Step = (world: World, model: Model) => Promise<void>

const walk =
  (coordinate: number): Step =>
  async ({ client }) => {
    await client.call('POST /api/player/v3/coordinate/set', { body: { coordinate, contextId: 'main' } })
  }

/** Takes a place, usually after walking there. */
const take =
  (index: number, near: boolean): Step =>
  async (world, model) => {
    const places = (await placesOf(world)).filter((p) => !p.guardian)
    const place = places[index % places.length]
    if (!place) return
    if (near) await walk(place.posY)(world, model)
    const call = place.placeType === 'RESOURCE' ? 'GET /api/resourcePlace/{id}/take' : 'POST /api/place/gainable/{id}/gain'
    const { status } = await world.client.call(call, { params: { id: place.id } })
    if (status !== 200) return
    expect(model.taken).not.toContain(place.id)
    model.taken.add(place.id)
  }

const takeAgain: Step = async ({ client }, { taken }) => {
  for (const id of taken) {
    const { status } = await client.call('GET /api/resourcePlace/{id}/take', { params: { id } })
    expect(status).not.toBe(200)
  }
}

/** Attacks a place: usually the lowest undefeated one on the road, from directly in front of it. */
const attack =
  (index: number, near: boolean): Step =>
  async (world, model) => {
    const fights = (await placesOf(world)).filter((p) => p.squadSize > 0)
    const fight = fights[near ? 0 : index % fights.length]
    if (!fight) return
    if (near) await walk(fight.posY - 60)(world, model)
    await world.client.call('POST /api/battle/place/attack', { body: { placeId: fight.id } })
  }

/** Makes some hits, each by the first possible attacker against its first possible target. */
const strike =
  (times: number): Step =>
  async ({ client }) => {
    let { ask } = (await client.call('POST /api/battle/get')).reply
    for (let i = 0; i < times && ask; i++) {
      const attackerId = ask.attackers[0] ?? 0
      const body = { attackerId, defenderId: ask.targets[attackerId]?.[0] ?? 0 }
      ask = (await client.call('POST /api/battle/hit', { body })).reply.ask
    }
  }

const heal =
  (index: number): Step =>
  async ({ client }) => {
    const wounded = (await client.call('GET /api/player/health/options')).reply
    const creature = wounded[index % Math.max(1, wounded.length)]
    if (creature) await client.call('POST /api/player/health/{id}/restore', { params: { id: creature.creatureId } })
  }

/** Takes a task's reward twice: tasks that are done once must not give a second one. */
const reward =
  (index: number): Step =>
  async ({ client }) => {
    const { tasks } = (await client.call('GET /api/player/current')).reply
    const task = tasks.filter(({ done }, i) => done || i === index)[0]
    if (!task) return
    const take = async () => (await client.call('POST /api/player/task/{id}/take', { params: { id: task.id } })).status
    expect(await take()).toBe(task.done ? 200 : 409)
    if (task.group !== 'EVENT') expect(await take()).toBe(409)
  }

const plain =
  (
    name: 'POST /api/battle/complete' | 'POST /api/battle/giveUpBattle' | 'POST /api/player/everyday/reward/take' | 'POST /api/battle/skip',
  ): Step =>
  async ({ client }) => {
    await client.call(name)
  }

const pass =
  (minutes: number): Step =>
  async ({ server }) =>
    server.clock.pass(minutes * 60_000)

const index = fc.nat(20)
const often = fc.nat(4).map((n) => n > 0)
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.tuple(index, often).map(([i, near]) => take(i, near)) },
  { weight: 1, arbitrary: fc.constant(takeAgain) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: 1600 }).map(walk) },
  { weight: 1, arbitrary: fc.tuple(index, often).map(([i, near]) => attack(i, near)) },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 30 }).map(strike) },
  { weight: 2, arbitrary: index.map(heal) },
  { weight: 2, arbitrary: index.map(reward) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<Step[]>(
      plain('POST /api/battle/complete'),
      plain('POST /api/battle/complete'),
      plain('POST /api/battle/complete'),
      plain('POST /api/battle/giveUpBattle'),
      plain('POST /api/player/everyday/reward/take'),
      plain('POST /api/battle/skip'),
    ),
  },
  { weight: 1, arbitrary: fc.integer({ min: 1, max: 2000 }).map(pass) },
)

/** Checks what must be true after every step. */
async function check({ server, client, id }: World, model: Model): Promise<void> {
  const { reply: player } = await client.call('GET /api/player/current')
  const ledger = await server.db.tx((tx) =>
    tx.all<{ resource: string; amount: number; balance: number; ref: string | null }>(
      'select resource, amount, balance, ref from ledger where player_id = ? order by id',
      [id],
    ),
  )
  const sums: Record<string, number> = {}
  for (const { resource, amount, balance } of ledger) {
    sums[resource] = (sums[resource] ?? 0) + amount
    expect(balance).toBe(sums[resource])
    expect(balance).toBeGreaterThanOrEqual(0)
  }
  for (const [resource, amount] of Object.entries(player.resources)) expect(amount).toBe(sums[resource] ?? 0)
  const refs = ledger.filter((line) => line.ref !== null).map(({ resource, ref }) => `${resource} ${ref}`)
  expect(new Set(refs).size).toBe(refs.length)
  expect(ledger.length).toBeGreaterThanOrEqual(model.lines)
  model.lines = ledger.length
  expect(player.coordinate).toBeGreaterThanOrEqual(player.minCoordinate)
  expect(player.coordinate).toBeLessThanOrEqual(player.maxCoordinate)
  for (const { health } of player.creatures) expect(health.current).toBeLessThanOrEqual(health.total)
}

test('no order of calls makes something out of nothing', async () => {
  // The spring event is running for the first player.
  const server = await testApp({ seed: 'property', clock: testClock(Date.UTC(2026, 3, 4)) })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60, size: 'max' }), async (steps) => {
      const client = await guest(server.app)
      const world: World = { server, client, id: (await client.call('GET /api/player/id/current')).reply.id }
      const model: Model = { taken: new Set(), lines: 0 }
      for (const make of steps) {
        await make(world, model)
        await check(world, model)
      }
    }),
    { numRuns: 25, seed: 445 },
  )
  await server.close()
})

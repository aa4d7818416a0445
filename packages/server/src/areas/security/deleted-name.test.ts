// The name of a deleted account is in no reply to others. The calls are the contract's, so that none is left out.
import { type Call, type CallSpec, contract } from '@skystair/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { beginFight, endFight, enterArena, placeOf } from '../../../testing/arena.ts'
import { enrol, founded, grownUp } from '../../../testing/clan.ts'
import { PASSWORD } from '../../../testing/client.ts'
import { type Fixture, fixtureFor } from '../../../testing/contract-cases/fixture.ts'
import { IN_THE_HOUR, joinMelee } from '../../../testing/melee.ts'
import { sampleOf } from '../../../testing/sample.ts'
import { type TestApp, testApp, testClock } from '../../../testing/test-app.ts'
import { refreshRatings } from '../rating/refresh.ts'

const NAME = 'Zephyrine'

let server: TestApp
let mila: Fixture
let ghost: Fixture
let receiver: { readonly status: number; readonly code: string | undefined }

/** Asks for a gift of the bank for the ghost. */
const reserve = async () => {
  const { status, error } = await mila.client.call('POST /api/giftpurchase/gems/reserve', { body: { receiverId: ghost.id } })
  return { status, code: error.code }
}

beforeAll(async () => {
  server = await testApp({ clock: testClock(IN_THE_HOUR) })
  mila = await fixtureFor(server, 'PLAYER')
  ghost = await fixtureFor(server, 'PLAYER')
  for (const { id } of [mila, ghost]) await grownUp(server, id)
  await ghost.client.call('POST /api/security/name/set', { body: { name: NAME } })
  await enrol(server, await founded(mila.client), ghost.id)
  const others = [await fixtureFor(server, 'PLAYER'), await fixtureFor(server, 'PLAYER'), await fixtureFor(server, 'PLAYER')]
  await enterArena(ghost, mila)
  await endFight(ghost, await beginFight(ghost, await server.db.tx((tx) => placeOf(tx, mila.id))), true)
  await endFight(mila, await beginFight(mila, await server.db.tx((tx) => placeOf(tx, ghost.id))), false)
  const say = (room: 'main' | 'clan' | 'private', to?: number) =>
    ghost.client.call('POST /api/chat/{room}/send', { params: { room }, body: { text: `To ${room}`, ...(to ? { to } : {}) } })
  for (const [room, to] of [['main'], ['clan'], ['private', mila.id]] as const) {
    server.clock.pass(60_000)
    await say(room, to)
  }
  await ghost.client.call('POST /api/mail/dialog/{partner}/send', { params: { partner: mila.id }, query: {}, body: { text: 'A letter' } })
  const words = { category: 'TALK', title: 'Bridges', text: 'Long', tag: null, private: false, guest: false } as const
  await ghost.client.call('POST /api/forum/topic/create', { body: words })
  for (const { id, compliment } of (await ghost.client.call('GET /api/gift/offer/list')).reply.map(({ id }) => ({ id, compliment: 'Hi' })))
    await ghost.client.call('POST /api/gift/offer/{id}/send', { params: { id }, body: { receiverId: mila.id, compliment } })
  await refreshRatings(server.deps)
  await joinMelee(ghost, mila, ...others)
  receiver = await reserve()
  // The rivals follow from the number of fights.
  const isRival = async () => JSON.stringify((await mila.client.call('GET /api/arena/get')).reply).includes(NAME)
  for (let fights = 0; !(await isRival()); fights++)
    await server.db.tx((tx) => tx.run('update arena_entrant set fights = ? where player_id = ?', [fights, mila.id]))
  const { status } = await ghost.client.call('POST /api/security/delete', { body: { confirm: 'DELETE', password: PASSWORD } })
  expect(status).toBe(200)
  await refreshRatings(server.deps)
})
afterAll(() => server.close())

/** The smallest input of a call, with the ghost's id for every id of a player. */
function inputAbout(spec: CallSpec): object {
  const input = sampleOf(spec) as Record<string, Record<string, unknown>>
  for (const part of Object.values(input))
    for (const name of Object.keys(part)) if (/^(id|playerId|partner)$/.test(name)) part[name] = ghost.id
  return input
}

const calls = Object.values(contract).flatMap((area) => Object.entries(area) as [Call, CallSpec][])
const reading = calls.filter(([, { changes, role }]) => !changes && role !== 'MODERATOR' && role !== 'ADMIN')

it.each(reading)('%s', async (name, spec) => {
  for (const input of [sampleOf(spec), inputAbout(spec)]) {
    const { reply } = await mila.client.call(name, input)
    expect(JSON.stringify(reply ?? null)).not.toContain(NAME)
  }
})

it.each([
  ['GET /api/chat/{room}/list', { params: { room: 'main' }, query: { from: 0, to: 20 } }],
  ['GET /api/chat/{room}/list', { params: { room: 'private' }, query: { from: 0, to: 20 } }],
  ['GET /api/chat/{room}/list', { params: { room: 'clan' }, query: { from: 0, to: 20 } }],
] as const)('%s %j', async (name, input) => {
  const { status, reply } = await mila.client.call(name, input)
  expect([status, JSON.stringify(reply).includes(NAME)]).toEqual([200, false])
})

it('an account is a receiver of gifts until it is deleted', async () => {
  expect([receiver, await reserve()]).toEqual([{ status: 200 }, { status: 404, code: 'PLAYER_NOT_FOUND' }])
  // The receiver that was chosen before.
  const bought = await mila.client.call('POST /api/payment/buy/{id}', { params: { id: 101 }, query: {} })
  expect(bought.status).not.toBe(200)
})

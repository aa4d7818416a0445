import type { ReplyOf } from '@skystair/contract'
import { expect, it } from 'vitest'
import { refusal } from '../../../../testing/fake-server.ts'
import { creature, player } from '../../../../testing/fixtures.ts'
import { playing } from '../../../../testing/services.ts'
import { wheelPrize, wheelStatus } from '../../../../testing/wheel-fixtures.ts'
import { PlayerStore } from '../../player/index.ts'
import { WheelStore } from './store.ts'

const STATUS = 'GET /api/campaign/get/wheel/status'
const SPIN = 'GET /api/campaign/spin/wheel'
const TAKE = 'GET /api/campaign/wheel/take/reward'
const LOG = 'GET /api/dev/log'

const gold = [{ kind: 'gold', amount: 200 }]
const prize = wheelPrize({ sector: 0, gains: gold, asksForCreature: false })
const spun = (changes: Partial<ReplyOf<typeof SPIN>> = {}): ReplyOf<typeof SPIN> => ({
  ...prize,
  tickets: 2,
  draw: { chance: 'wheel', number: 7, seed: 'ab', seedHash: '3f' },
  next: { chance: 'wheel', number: 8, seedHash: '5d' },
  player: { resources: { ...player().resources, tickets: 2 } },
  ...changes,
})
const withoutCreatures = <R>(reply: R) => ({ ...reply, creatures: undefined }) as unknown as R

async function atWheel() {
  const game = playing()
  game.server.on(STATUS, wheelStatus())
  const store = game.services.get(WheelStore)
  await store.enter()
  return { ...game, store }
}

it('spins for a ticket, and shows the prize only once the wheel has stopped', async () => {
  const { server, services, store } = await atWheel()
  server.on(SPIN, spun())
  await store.spin()
  expect(server.last(SPIN)?.url.searchParams.get('kind')).toBe('USUAL')
  expect([store.turning, store.prize, store.wheel?.tickets]).toEqual([{ kind: 'USUAL', sector: 0, number: 7 }, null, 2])
  expect(services.get(PlayerStore).resources?.tickets).toBe(2)
  store.stop()
  expect(store.prize).toMatchObject({ sector: 0, gains: gold })
})

it('spins neither twice at once, nor before the prize is taken, nor without a ticket', async () => {
  const { server, store } = await atWheel()
  server.on(SPIN, spun())
  await Promise.all([store.spin(), store.spin()])
  await store.spin()
  store.stop()
  await store.spin()
  expect(server.times(SPIN)).toBe(1)
  store.status.set({ ...wheelStatus(), wheels: wheelStatus().wheels.map((wheel) => ({ ...wheel, tickets: 0 })) })
  await store.spin()
  expect(server.times(SPIN)).toBe(1)
})

it('takes the prize for the chosen creature, and reloads the tickets', async () => {
  const { server, services, store } = await atWheel()
  server.on(TAKE, { gains: gold, creatures: [creature(1)], player: { resources: { ...player().resources, gold: 300 } } })
  store.status.set(wheelStatus({ prize }))
  await store.take(2)
  expect(server.last(TAKE)?.url.searchParams.get('optionalCreatureId')).toBe('2')
  expect([store.taken, store.prize, services.get(PlayerStore).resources?.gold, server.times(STATUS)]).toEqual([gold, null, 300, 2])
})

it('shows the wheel whose prize was not taken yet', async () => {
  const { server, store } = await atWheel()
  server.on(STATUS, wheelStatus({ prize: wheelPrize({ kind: 'GOLD' }) }))
  await store.enter()
  expect([store.kind, store.prize?.kind]).toEqual(['GOLD', 'GOLD'])
})

it.each([
  ['a spin', SPIN, withoutCreatures(spun()), 'Wrong response for spin wheel'],
  ['an empty spin', SPIN, spun({ creatures: [] }), 'Wrong response for spin wheel'],
  ['a prize', TAKE, withoutCreatures({ gains: gold, creatures: [], player: {} }), 'Wrong response for take award from wheel'],
] as const)('logs a reply without creatures to %s, tells the player nothing, and goes on', async (_, call, reply, message) => {
  const { server, services, store, page } = await atWheel()
  server.on(call, reply as never)
  if (call === TAKE) store.status.set(wheelStatus({ prize }))
  await (call === SPIN ? store.spin() : store.take())
  expect(page.errors.concat(server.seen.filter(({ name }) => name === LOG).map(({ url }) => url.searchParams.get('message')!))).toContain(
    message,
  )
  expect([services.ui.toasts, store.turning, store.taken, store.spinning.busy]).toEqual([[], null, [], false])
  expect(server.times(STATUS)).toBe(2)
})

it('says that there are not enough tickets, and reloads the wheels', async () => {
  const { server, services, store } = await atWheel()
  server.on(SPIN, refusal('NOT_ENOUGH_RESOURCES', 409, { field: '/tickets' }))
  await store.spin()
  expect([services.ui.toasts.length, server.times(STATUS)]).toEqual([1, 2])
})

it('stores the hash of the next spin before it is made, to check the draw against it', async () => {
  const { server, services, store } = await atWheel()
  server.on(SPIN, spun())
  await store.spin()
  expect(JSON.parse(services.local.get('draws')!)).toEqual([
    ['wheel:7', '3f'.repeat(32)],
    ['goldWheel:7', '3f'.repeat(32)],
    ['wheel:8', '5d'],
  ])
})

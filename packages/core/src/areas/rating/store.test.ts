import type { Rating } from '@skystair/contract'
import { expect, it } from 'vitest'
import { refusal } from '../../../testing/fake-server.ts'
import { ratingOf } from '../../../testing/rating-fixtures.ts'
import { playing } from '../../../testing/services.ts'
import { RatingStore } from './store.ts'

const CALL = 'GET /api/rating/by/{type}'

function rated(...replies: (Rating | Response)[]) {
  const game = playing({ level: 10, accessLevel: 'PLAYER' })
  game.server.on(CALL, ...(replies.length > 0 ? replies : [ratingOf(1, 101, { myPosition: 250 })]))
  const store = game.services.get(RatingStore)
  return { ...game, store, search: () => game.server.last(CALL)?.url.search }
}

it('requests one position more than a page shows, to know whether there is a next page', async () => {
  const { store, search } = rated(ratingOf(1, 101), ratingOf(101, 5))
  await store.show('params')
  expect([store.positions.length, store.hasNext, store.hasPrevious, search()]).toEqual([100, true, false, '?from=0&to=101'])
  await store.next()
  expect([store.positions[0]?.positionNumber, store.hasNext, store.hasPrevious, search()]).toEqual([101, false, true, '?from=100&to=201'])
})

it('turns the pages of what a filter has found, too', async () => {
  const { store, search } = rated(ratingOf(1, 101), ratingOf(101, 5))
  await store.find('An')
  await store.next()
  expect([store.positions.length, store.hasNext, store.hasPrevious, search()]).toEqual([5, false, true, '?filter=An&from=100&to=201'])
})

it('clears the list and starts from the first page when the type or the filter changes', async () => {
  const { store, search, server } = rated()
  await store.show('level')
  await store.next()
  const loading = store.show('params')
  expect([store.positions, store.from]).toEqual([[], 0])
  await loading
  expect(server.last(CALL)?.url.pathname).toBe('/api/rating/by/params')
  await store.find('  Ann ')
  expect(search()).toBe('?filter=Ann&from=0&to=101')
})

it('jumps to the page with the player in its middle', async () => {
  const { store, search } = rated()
  await store.show('level')
  await store.near()
  expect(search()).toBe('?from=199&to=300')
})

it('lets a newer request cancel the one in flight', async () => {
  const { store, server } = rated()
  let first: ((rating: Rating) => void) | undefined
  server.on(CALL, () => new Promise<Rating>((resolve) => (first = resolve)), ratingOf(1, 3))
  const slow = store.show('level')
  await store.show('params')
  first?.(ratingOf(1, 50))
  await slow
  expect([store.positions.length, store.type, store.failed]).toEqual([3, 'params', false])
})

it('tries five times, and then reports the error, clears the list and throws it', async () => {
  const { store, server } = rated(ratingOf(1, 3))
  await store.show('level')
  server.on(CALL, refusal('INTERNAL', 500))
  const before = server.times(CALL)
  await expect(store.load()).rejects.toMatchObject({ code: 'INTERNAL' })
  expect([server.times(CALL) - before, store.rating, store.positions, store.failed]).toEqual([5, null, [], true])
})

it('succeeds if a later attempt succeeds', async () => {
  const { store, server } = rated(refusal('INTERNAL', 500), refusal('INTERNAL', 500), ratingOf(1, 2))
  await store.show('level')
  expect([server.times(CALL), store.positions.length, store.failed]).toEqual([3, 2, false])
})

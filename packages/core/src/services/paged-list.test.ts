import { expect, it } from 'vitest'
import { testGame } from '../../testing/services.ts'
import { PagedList, type PagePosition } from './paged-list.ts'

interface Entry {
  readonly id: number
}

/** A list by pages of three whose replies the test gives. */
function setup() {
  const requests: { position: PagePosition; signal: AbortSignal | undefined; reply: (...ids: number[]) => Promise<void> }[] = []
  const list = new PagedList<Entry>(testGame().services, {
    size: 3,
    idOf: ({ id }) => id,
    load: (position, { signal }) =>
      new Promise((resolve) =>
        requests.push({
          position,
          signal,
          reply: async (...ids) => {
            resolve(ids.map((id) => ({ id })))
            await new Promise(setImmediate)
          },
        }),
      ),
  })
  const ids = () => list.value?.map(({ id }) => id)
  return { ids, list, requests }
}

it('asks for each page by its positions and its number, and adds no entry twice', async () => {
  const { ids, list, requests } = setup()
  void list.reload()
  await requests[0]?.reply(9, 8, 7)
  void list.more()
  // A new entry has moved the last one to the second page.
  await requests[1]?.reply(7, 6, 5)
  expect([ids(), list.hasMore]).toEqual([[9, 8, 7, 6, 5], true])
  void list.more()
  await requests[2]?.reply(4)
  expect([ids(), list.hasMore]).toEqual([[9, 8, 7, 6, 5, 4], false])
  expect(requests.map(({ position }) => position)).toEqual([
    { from: 0, to: 3, page: 0 },
    { from: 3, to: 6, page: 1 },
    { from: 6, to: 9, page: 2 },
  ])
})

it.each([
  ['reloaded', (list: PagedList<Entry>) => list.reload()],
  ['cleared and reloaded', (list: PagedList<Entry>) => list.restart()],
])('drops a page that was requested before the list was %s', async (_how, again) => {
  const { ids, list, requests } = setup()
  void list.reload()
  await requests[0]?.reply(9, 8, 7)
  void list.more()
  void again(list)
  await requests[2]?.reply(99, 98, 97)
  await requests[1]?.reply(6)
  expect([ids(), list.hasMore]).toEqual([[99, 98, 97], true])
  void list.more()
  expect(requests[3]?.position.from).toBe(3)
})

it('a late first page changes neither the entries nor what comes next', async () => {
  const { ids, list, requests } = setup()
  void list.reload()
  void list.reload()
  await requests[1]?.reply(9, 8, 7)
  await requests[0]?.reply(1)
  expect([ids(), list.hasMore, requests[0]?.signal?.aborted]).toEqual([[9, 8, 7], true, true])
})

it('keeps the place of the next page when an entry is added or changed meanwhile', async () => {
  const { ids, list, requests } = setup()
  void list.reload()
  await requests[0]?.reply(1, 2, 3)
  void list.more()
  list.add({ id: 9 })
  await requests[1]?.reply(4, 5, 6)
  expect([ids(), list.hasMore]).toEqual([[1, 2, 3, 9, 4, 5, 6], true])
  list.remove(2)
  void list.more()
  expect([ids(), requests[2]?.position.from]).toEqual([[1, 3, 9, 4, 5, 6], 5])
})

it('loads all shown pages again, and a list that was shown to its end to its end', async () => {
  const { ids, list, requests } = setup()
  void list.reload()
  await requests[0]?.reply(9, 8, 7)
  void list.more()
  await requests[1]?.reply(6, 5, 4)
  void list.refresh()
  await requests[2]?.reply(10, 9, 8)
  expect(ids()).toEqual([9, 8, 7, 6, 5, 4])
  // 6 was deleted.
  await requests[3]?.reply(7, 5, 4)
  expect([ids(), list.hasMore, requests.length]).toEqual([[10, 9, 8, 7, 5, 4], true, 4])
  void list.more()
  await requests[4]?.reply(3)
  expect([requests[4]?.position.from, list.hasMore]).toEqual([6, false])
  void list.refresh()
  for (const [index, page] of [[10, 9, 8], [7, 5, 4], [3, 2, 1], [0]].entries()) await requests[5 + index]?.reply(...page)
  expect([ids(), list.hasMore]).toEqual([[10, 9, 8, 7, 5, 4, 3, 2, 1, 0], false])
})

it('drops all refreshes but the last, and those of a list that was restarted', async () => {
  const { ids, list, requests } = setup()
  void list.reload()
  await requests[0]?.reply(2)
  void list.refresh()
  void list.refresh()
  await requests[2]?.reply(4)
  await requests[1]?.reply(3)
  expect(ids()).toEqual([4])
  void list.refresh()
  void list.restart()
  await requests[4]?.reply(5)
  await requests[3]?.reply(6)
  expect(ids()).toEqual([5])
})

it('begins anew if the list has changed while its beginning was being loaded', async () => {
  const { ids, list, requests } = setup()
  void list.reload()
  void list.refresh()
  await requests[0]?.reply(2)
  expect([ids(), requests[0]?.signal?.aborted]).toEqual([undefined, true])
  await requests[1]?.reply(3, 2)
  expect(ids()).toEqual([3, 2])
})

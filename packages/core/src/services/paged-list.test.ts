import { describe, expect, it } from 'vitest'
import { testGame } from '../../testing/services.ts'
import { CallError } from '../net/call-error.ts'
import { type ListPage, PagedList } from './paged-list.ts'

interface Message {
  readonly id: number
  readonly time: number
}
const message = (id: number): Message => ({ id, time: id * 1000 })
const messages = (...ids: number[]) => ids.map(message)
const idsOf = (list: PagedList<Message>) => list.items.map(({ id }) => id)

/** A room of messages on a server, the newest first, three a page. */
function room(newest: number, sorted = true) {
  const game = testGame()
  const all = Array.from({ length: newest }, (_, i) => message(newest - i))
  const asked: ListPage[] = []
  const signals: AbortSignal[] = []
  const server = { refuse: false, hold: null as Promise<void> | null }
  const reply = async <T>(value: () => T): Promise<T> => {
    await server.hold
    if (server.refuse) throw new CallError('INTERNAL', 500)
    return value()
  }
  const list = new PagedList<Message>(game.services, {
    pageSize: 3,
    idOf: ({ id }) => id,
    ...(sorted ? { timeOf: ({ time }: Message) => time } : {}),
    load: (page, signal) => {
      asked.push(page)
      signals.push(signal)
      return reply(() => all.slice(page.from, page.to))
    },
    loadAfter: (after) => reply(() => all.filter(({ id }) => id > after)),
  })
  return { ...game, ui: game.services.ui, all, asked, signals, server, list }
}

describe('a paged list', () => {
  it('loads page after page until the end', async () => {
    const { list, asked } = room(7)
    expect([list.items, list.loading, list.atEnd, list.empty]).toEqual([[], false, false, false])
    expect([await list.loadMore(), idsOf(list), list.atEnd]).toEqual([true, [7, 6, 5], false])
    expect([await list.loadMore(), idsOf(list), list.atEnd]).toEqual([true, [7, 6, 5, 4, 3, 2], false])
    expect([await list.loadMore(), idsOf(list), list.atEnd]).toEqual([true, [7, 6, 5, 4, 3, 2, 1], true])
    expect(await list.loadMore()).toBe(false)
    expect(asked).toEqual([
      { from: 0, to: 3, page: 0 },
      { from: 3, to: 6, page: 1 },
      { from: 6, to: 9, page: 2 },
    ])
  })

  it('finds the end after a full last page with one further, empty page', async () => {
    const { list } = room(3)
    await list.loadMore()
    expect(list.atEnd).toBe(false)
    await list.loadMore()
    expect([list.atEnd, idsOf(list)]).toEqual([true, [3, 2, 1]])
  })

  it('is empty once the server has said so', async () => {
    const { list } = room(0)
    expect(list.empty).toBe(false)
    await list.loadMore()
    expect([list.empty, list.atEnd, list.failed]).toEqual([true, true, false])
  })

  it('loads a page once, however often it is asked for', async () => {
    const { list, asked } = room(7)
    const loads = [list.loadMore(), list.loadMore(), list.loadNewer()]
    expect(list.loading).toBe(true)
    expect(await Promise.all(loads)).toEqual([true, false, false])
    expect([asked.length, list.loading]).toEqual([1, false])
  })

  it('shows each item once and misses none where new ones have moved the pages', async () => {
    const { list, all } = room(6)
    await list.loadMore()
    all.unshift(...messages(10, 9, 8, 7))
    await list.loadMore()
    await list.loadMore()
    await list.loadMore()
    expect(idsOf(list)).toEqual([7, 6, 5, 4, 3, 2, 1])
    expect(list.atEnd).toBe(true)
    await list.loadNewer()
    expect(idsOf(list)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
  })

  it('adds newer items before the others, and goes on with the right page', async () => {
    const { list, all, asked } = room(5)
    await list.loadMore()
    all.unshift(...messages(7, 6))
    expect([await list.loadNewer(), idsOf(list)]).toEqual([true, [7, 6, 5, 4, 3]])
    await list.loadMore()
    expect([asked.at(-1)?.from, idsOf(list), list.atEnd]).toEqual([5, [7, 6, 5, 4, 3, 2, 1], true])
  })

  it('loads the first page where newer items than none are wanted', async () => {
    const { list, all } = room(0)
    await list.loadMore()
    all.unshift(message(1))
    expect([await list.loadNewer(), idsOf(list), list.empty]).toEqual([true, [1], false])
  })

  it('sorts by time, the newest first, and by id within the same time', async () => {
    const { list } = room(2)
    await list.loadMore()
    list.add([
      { id: 9, time: 1500 },
      { id: 11, time: 1500 },
      { id: 10, time: 1500 },
    ])
    expect(idsOf(list)).toEqual([2, 11, 10, 9, 1])
  })

  it('keeps the order of the server where items have no time', async () => {
    const { list, all } = room(6, false)
    all.reverse()
    await list.loadMore()
    await list.loadMore()
    expect(idsOf(list)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('replaces an item that comes again', async () => {
    const { list } = room(3)
    await list.loadMore()
    list.add([{ id: 2, time: 9000 }])
    expect([idsOf(list), list.items[0]]).toEqual([[2, 3, 1], { id: 2, time: 9000 }])
  })

  it('misses no item after one was removed', async () => {
    const { list, all, asked } = room(5)
    await list.loadMore()
    all.splice(1, 1)
    list.remove(4)
    list.remove(99)
    await list.loadMore()
    expect([asked.at(-1)?.from, idsOf(list)]).toEqual([2, [5, 3, 2, 1]])
  })

  it('shows why a load failed, keeps what it has, and loads the same page again', async () => {
    const { list, server, asked, ui } = room(5)
    await list.loadMore()
    server.refuse = true
    expect(await list.loadMore()).toBe(false)
    expect([list.failed, list.loading, list.atEnd, idsOf(list), ui.toasts.length]).toEqual([true, false, false, [5, 4, 3], 1])
    server.refuse = false
    expect(await list.loadMore()).toBe(true)
    expect([list.failed, asked.map(({ from }) => from), idsOf(list)]).toEqual([false, [0, 3, 3], [5, 4, 3, 2, 1]])
  })

  it('ignores and cancels a load in progress when it is cleared or loaded again', async () => {
    const { list, server, signals, all } = room(5)
    let release = () => {}
    server.hold = new Promise((resolve) => {
      release = resolve
    })
    const first = list.loadMore()
    server.hold = null
    all.unshift(message(6))
    const second = list.reload()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
    expect([await second, idsOf(list)]).toEqual([true, [6, 5, 4]])
    all.length = 0
    release()
    expect([await first, idsOf(list), list.atEnd]).toEqual([false, [6, 5, 4], false])
    list.clear()
    expect([list.items, list.loading, list.atEnd, list.failed]).toEqual([[], false, false, false])
  })

  it('shows no error of a load that was cancelled', async () => {
    const { list, server, ui } = room(5)
    server.refuse = true
    const first = list.loadMore()
    list.clear()
    expect([await first, ui.toasts.length, list.failed]).toEqual([false, 0, false])
  })
})

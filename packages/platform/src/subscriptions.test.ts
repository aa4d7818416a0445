import { expect, it, vi } from 'vitest'
import { subscriptions } from './subscriptions.ts'

it('removes all listeners at once, and each only once', () => {
  const { add, clear } = subscriptions()
  const [first, second] = [vi.fn(), vi.fn()]
  add(() => first)()
  add(() => second)
  clear()
  clear()
  expect(first).toHaveBeenCalledOnce()
  expect(second).toHaveBeenCalledOnce()
})

it('starts nothing after it was cleared', () => {
  const { add, clear } = subscriptions()
  clear()
  const start = vi.fn(() => () => {})
  add(start)()
  expect(start).not.toHaveBeenCalled()
})

it('starts a listener later, unless it was removed meanwhile', async () => {
  const { later, clear } = subscriptions()
  const stop = vi.fn()
  const [kept, left] = [vi.fn((_: number) => stop), vi.fn(() => stop)]
  const ready = Promise.resolve(7)
  later(ready, kept)
  later(ready, left)()
  await ready
  expect(kept).toHaveBeenCalledExactlyOnceWith(7)
  expect(left).not.toHaveBeenCalled()
  clear()
  expect(stop).toHaveBeenCalledOnce()
})

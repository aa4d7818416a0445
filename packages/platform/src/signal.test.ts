import { expect, it, vi } from 'vitest'
import { signal } from './signal.ts'

it('calls all listeners, except removed ones', () => {
  const { on, emit, clear } = signal<number>()
  const [first, second] = [vi.fn(), vi.fn()]
  const stop = on((value) => {
    first(value)
    stop()
  })
  on(second)
  emit(1)
  emit(2)
  clear()
  emit(3)
  expect(first.mock.calls).toEqual([[1]])
  expect(second.mock.calls).toEqual([[1], [2]])
})

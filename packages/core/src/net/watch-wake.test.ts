import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchWake } from './watch-wake.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watched() {
  const window = new EventTarget()
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  const onWake = vi.fn()
  const stop = watchWake({ window: window as unknown as Window, page: page as unknown as Document, now: () => Date.now() }, onWake)
  const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  return { window, page, onWake, stop, show }
}

it('notices the network, a page that is visible or no longer frozen, and one from the browser’s cache', () => {
  const { window, page, onWake, show } = watched()
  window.dispatchEvent(new Event('online'))
  page.dispatchEvent(new Event('visibilitychange'))
  page.dispatchEvent(new Event('resume'))
  show(true)
  expect(onWake).toHaveBeenCalledTimes(4)
})

it('ignores a page that is hidden, and one that is only being loaded', () => {
  const { page, onWake, show } = watched()
  page.visibilityState = 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
  show(false)
  vi.advanceTimersByTime(600_000)
  expect(onWake).not.toHaveBeenCalled()
})

it('notices that the device has slept', () => {
  const { onWake } = watched()
  vi.advanceTimersByTime(7000)
  vi.setSystemTime(Date.now() + 3_600_000)
  vi.advanceTimersByTime(5000)
  expect(onWake).toHaveBeenCalledOnce()
})

it('stops', () => {
  const { window, page, onWake, stop, show } = watched()
  stop()
  window.dispatchEvent(new Event('online'))
  page.dispatchEvent(new Event('visibilitychange'))
  page.dispatchEvent(new Event('resume'))
  show(true)
  vi.setSystemTime(Date.now() + 3_600_000)
  vi.advanceTimersByTime(60_000)
  expect(onWake).not.toHaveBeenCalled()
})

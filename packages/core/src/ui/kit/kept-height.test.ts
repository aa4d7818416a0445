import { afterEach, expect, it, vi } from 'vitest'
import { keepHeight } from './kept-height.ts'

afterEach(() => vi.unstubAllGlobals())

it('keeps an element as high as it ever was', () => {
  let resized = () => {}
  class Observer {
    constructor(callback: () => void) {
      resized = callback
    }
    observe() {}
    disconnect() {
      resized = () => {}
    }
  }
  vi.stubGlobal('ResizeObserver', Observer)
  const element = { offsetHeight: 0, style: { minHeight: '' } }
  const stop = keepHeight(element as HTMLElement)
  const kept = [400, 500, 300].map((height) => {
    element.offsetHeight = height
    resized()
    return element.style.minHeight
  })
  expect(kept).toEqual(['min(100%, 400px)', 'min(100%, 500px)', 'min(100%, 500px)'])
  stop()
  element.offsetHeight = 700
  resized()
  expect(element.style.minHeight).toBe('min(100%, 500px)')
})

import { expect, it, vi } from 'vitest'
import { seenCanvas } from './seen-canvas.ts'

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** A canvas of 400 × 800 below windows with these boxes. */
function make() {
  let report: (entries: { isIntersecting: boolean }[]) => void = () => {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onChange: typeof report) {
        report = onChange
      }
      observe() {}
      disconnect() {}
    },
  )
  const windows: Box[] = []
  const element = (box: Box) => ({ getBoundingClientRect: () => ({ ...box, width: box.right - box.left, height: box.bottom - box.top }) })
  const parentElement = { querySelectorAll: () => windows.map(element) }
  const parent = { ...element({ left: 0, top: 0, right: 400, bottom: 800 }), parentElement }
  const ui = { overlay: null as object | null }
  let now = 0
  const { isSeen } = seenCanvas(parent as never, { ui } as never, () => now)
  const after = (ms: number) => {
    now += ms
    return isSeen()
  }
  return { after, ui, windows, scroll: (isIntersecting: boolean) => report([{ isIntersecting }]) }
}

it('sees the canvas beside a small window, not below one that fills the view, and again once that is closed', () => {
  const { after, ui, windows } = make()
  expect(after(1000)).toBe(true)
  ui.overlay = {}
  windows.push({ left: 20, top: 200, right: 380, bottom: 600 })
  expect(after(1000)).toBe(true)
  windows.push({ left: 0, top: 40, right: 400, bottom: 800 })
  expect([after(1000), after(10)]).toEqual([false, false])
  ui.overlay = null
  expect(after(10)).toBe(true)
})

it('does not see a canvas that is scrolled off the screen', () => {
  const { after, scroll } = make()
  scroll(false)
  expect(after(0)).toBe(false)
  scroll(true)
  expect(after(0)).toBe(true)
})

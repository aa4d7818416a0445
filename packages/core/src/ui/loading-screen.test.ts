import { boot } from '@skystair/world/texts/boot'
import { describe, expect, it, vi } from 'vitest'
import { paintLoading } from './loading-screen.ts'

/** As much of an element as the loading screen uses. */
class FakeElement {
  readonly children: FakeElement[] = []
  readonly style = { cssText: '', width: '' }
  readonly attributes = new Map<string, string>()
  textContent = ''
  alt = ''
  src = ''
  lang = ''
  append(...more: FakeElement[]) {
    this.children.push(...more)
  }
  setAttribute(name: string, value: string) {
    this.attributes.set(name, value)
  }
  remove() {}
  animate = vi.fn()
  decode = async () => {}
}

/** Shows the screen on a page whose player wants motion, or as little as possible. Returns its elements. */
function painted(lang: 'EN' | 'RU', reducedMotion: boolean) {
  vi.stubGlobal('document', { createElement: () => new FakeElement() })
  const frames = vi.fn((frame: () => void) => void setImmediate(frame))
  vi.stubGlobal('requestAnimationFrame', frames)
  vi.stubGlobal('matchMedia', () => ({ matches: reducedMotion }))
  const parent = new FakeElement()
  const screen = paintLoading(parent as unknown as HTMLElement, '/', lang)
  const [, track, text] = parent.children[0]!.children as [FakeElement, FakeElement, FakeElement]
  return { screen, frames, element: parent.children[0]!, track, text, bar: track.children[0]! }
}

it.each([
  ['EN', ['Loading… 0%', 'Loading… 50%', 'Loading… 100%']],
  ['RU', ['Загрузка… 0 %', 'Загрузка… 50 %', 'Загрузка… 100 %']],
] as const)('shows in %s how much is loaded, in words and by a bar from 10 to 100 per cent', (lang, words) => {
  const { screen, track, text, bar } = painted(lang, false)
  const seen: string[][] = []
  for (const pct of [0, 50, 100]) {
    screen.set(pct, lang)
    seen.push([text.textContent, bar.style.width, track.attributes.get('aria-valuenow')!])
  }
  expect(seen).toEqual([
    [words[0], '10%', '0'],
    [words[1], '55%', '50'],
    [words[2], '100%', '100'],
  ])
})

it('glows while it waits, unless the player wants little motion', () => {
  expect([painted('EN', false), painted('EN', true)].map(({ bar }) => bar.animate.mock.calls.length)).toEqual([1, 0])
})

it('follows the language of the player, once it is known', () => {
  const { screen, element, text } = painted('EN', false)
  screen.set(30, 'RU')
  screen.slow()
  expect([element.lang, text.textContent, element.children.at(-1)!.textContent]).toEqual(['ru', 'Загрузка… 30 %', boot.RU.unavailable])
})

/** A browser's observer of what is painted, which the test triggers. */
class FakeObserver {
  static readonly supportedEntryTypes = ['element']
  static last: FakeObserver
  readonly observe = vi.fn()
  readonly disconnect = vi.fn()
  readonly onEntry: () => void
  constructor(onEntry: () => void) {
    this.onEntry = onEntry
    FakeObserver.last = this
  }
}

describe('whether its picture is on the screen', () => {
  it('is told by the browser', async () => {
    vi.stubGlobal('PerformanceObserver', FakeObserver)
    const shown = painted('EN', false).screen.painted()
    FakeObserver.last.onEntry()
    await shown
    expect(FakeObserver.last.disconnect).toHaveBeenCalled()
  })

  it('is taken for granted two frames after its decoding, where the browser does not tell', async () => {
    vi.stubGlobal('PerformanceObserver', undefined)
    const { screen, frames } = painted('EN', false)
    await screen.painted()
    expect(frames).toHaveBeenCalledTimes(2)
  })

  it('is not waited for longer than half a second', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('PerformanceObserver', FakeObserver)
    const shown = painted('EN', false).screen.painted()
    vi.advanceTimersByTime(500)
    await shown
    expect(FakeObserver.last.disconnect).toHaveBeenCalled()
    vi.useRealTimers()
  })
})

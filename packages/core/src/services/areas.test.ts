import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { playing, settled } from '../../testing/services.ts'
import { type Area, defineArea } from './area.ts'
import { Areas } from './areas.ts'

const wheel = (load = async () => ({})) => defineArea({ name: 'wheel', budget: 1, load, windows: ['wheel'] })

it('loads an area once, however often it is requested, and starts it once the game can be played', async () => {
  const { services } = playing()
  const started = vi.fn(() => () => {})
  const load = vi.fn(async () => ({ start: started }))
  const area = wheel(load)
  const areas = new Areas(services, [area])
  const [first, second] = await Promise.all([areas.load(area), areas.load(area)])
  expect([first, load.mock.calls.length, started.mock.calls.length]).toEqual([second, 1, 0])
  services.load.set(100, 'done')
  expect(started).toHaveBeenCalledOnce()
})

it('finds the area of a window', () => {
  const area = wheel()
  const areas = new Areas(playing().services, [area])
  expect([areas.byWindow('wheel'), areas.byWindow('none')]).toEqual([area, undefined])
})

it('names the area of each part, so that two areas can add to the same scene', async () => {
  const [one, two] = ['one', 'two'].map((name) => defineArea({ name, budget: 1, load: async () => ({ css: [name] }) })) as [Area, Area]
  const areas = new Areas(playing().services, [one, two])
  await Promise.all([areas.load(two), areas.load(one)])
  expect(areas.each(({ css }) => css?.[0]).toSorted()).toEqual([
    ['one', 'one'],
    ['two', 'two'],
  ])
  expect(areas.each(({ huds }) => huds)).toEqual([])
})

it('has each style sheet of the loaded areas once, and adds new ones at the end, so that those before keep their places', async () => {
  const css = { one: ['kit', 'one'], two: ['kit', 'two'] }
  const [one, two] = (['one', 'two'] as const).map((name) => defineArea({ name, budget: 1, load: async () => ({ css: css[name] }) })) as [
    Area,
    Area,
  ]
  const areas = new Areas(playing().services, [one, two])
  await areas.load(two)
  expect(areas.styles).toEqual(['kit', 'two'])
  await areas.load(one)
  expect(areas.styles).toEqual(['kit', 'two', 'one'])
})

it('leaves no unhandled rejection if the game is destroyed while an area is loading', async () => {
  const { services, abort, page } = playing()
  const unhandled = vi.fn()
  process.on('unhandledRejection', unhandled)
  const areas = new Areas(services, [
    wheel(() => new Promise((_, reject) => abort.signal.addEventListener('abort', () => reject(new Error('destroyed'))))),
  ])
  areas.want()
  abort.abort()
  await settled()
  process.off('unhandledRejection', unhandled)
  expect([unhandled.mock.calls, page.errors]).toEqual([[], []])
})

it('does not load an area that is not for this player when it loads all others', async () => {
  const { services } = playing()
  const load = vi.fn(async () => ({}))
  const areas = new Areas(services, [defineArea({ name: 'desk', budget: 1, load, only: () => false }), wheel(load)])
  await areas.loadAll()
  expect(load).toHaveBeenCalledOnce()
})

describe('a script that never comes', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())
  const never = () => new Promise<never>(() => {})

  it('keeps the other areas waiting only for a moment', async () => {
    const { services } = playing()
    const load = vi.fn(async () => ({}))
    const areas = new Areas(services, [defineArea({ name: 'blocked', budget: 1, load: never }), wheel(load)])
    const loaded = areas.loadAll()
    await vi.advanceTimersByTimeAsync(8000)
    await loaded
    expect(load).toHaveBeenCalledOnce()
  })

  it('may reload the page only if somebody waits for its area', async () => {
    const { services } = playing()
    const needed: (() => boolean)[] = []
    const loadChunk = (_: unknown, isNeeded: () => boolean) => {
      needed.push(isNeeded)
      return never()
    }
    const areas = new Areas(Object.assign(Object.create(services), { loadChunk }), [wheel()])
    void areas.loadSoon(areas.all[0]!)
    expect(needed.map((is) => is())).toEqual([false])
    areas.want(areas.all[0])
    expect(needed.map((is) => is())).toEqual([true])
  })

  it('leads back to the road with a sentence if it is that of a scene', async () => {
    const { services } = playing()
    const shown: string[] = []
    const arena = defineArea({ name: 'arena', budget: 1, scenes: { arena: { load: never, atlases: () => [] } } })
    const areas = new Areas(services, [arena])
    services.ui.attach({
      goTo: async (scene) => {
        await areas.loadScene(scene)
        shown.push(scene)
      },
    })
    const going = services.ui.goTo('arena')
    await vi.advanceTimersByTimeAsync(20_000)
    expect(await going).toBe(true)
    expect(shown.at(-1)).toBe('road')
    expect(services.ui.toasts.map(({ text }) => text)).toEqual([services.t('common.notLoaded')])
  })
})

import { expect, it, vi } from 'vitest'
import { playing, settled } from '../../testing/services.ts'
import { defineArea } from './area.ts'
import { Areas } from './areas.ts'

const wheel = (load = async () => ({})) => defineArea({ name: 'wheel', budget: 1, load, windows: ['wheel'] })

it('loads an area once, however often it is asked for, and starts it once the game can be played', async () => {
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

it('leaves no rejection behind where the game is destroyed while an area is on its way', async () => {
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

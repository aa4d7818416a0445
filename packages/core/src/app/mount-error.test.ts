import { expect, it, vi } from 'vitest'
import type { MountOptions } from '../services/options.ts'
import { checkMount, warnOfHeight } from './mount-error.ts'

const PAGE = 'https://page.test/game/'
const element = { nodeType: 1 }

it.each([
  ['NO_ELEMENT', null, {}, 'Check the id'],
  ['NO_ELEMENT', undefined, {}, 'undefined'],
  ['NO_ELEMENT', '#game', {}, 'string'],
  ['BAD_LANG', element, { lang: 'en' }, "'EN'"],
  ['BAD_MODE', element, { mode: 'modern' }, "'MODERN'"],
  ['BAD_SERVER', element, { server: 'your.host' }, "'https://your.host'"],
  ['BAD_SERVER', element, { server: 'localhost:8080' }, 'with its scheme'],
  ['BAD_SERVER', element, { server: 'https://your host' }, 'with its scheme'],
  ['BAD_ASSETS', element, { assets: 'https://cdn.test/assets' }, 'ends with a slash'],
] as const)('refuses with %s what cannot be mounted, and names the remedy: %s %j', (code, place, options, remedy) => {
  expect(() => checkMount(place, options as MountOptions, PAGE)).toThrow(
    expect.objectContaining({ name: 'MountError', code, message: expect.stringContaining(remedy) }),
  )
})

it.each([
  {},
  { lang: 'RU', mode: 'ORIGINAL' },
  { server: 'https://your.host' },
  { server: '/' },
  { server: '//your.host' },
  { assets: '../art/' },
  { server: '', assets: '' },
])('accepts %j', (options) => expect(() => checkMount(element, options as MountOptions, PAGE)).not.toThrow())

it('warns of an element without height, unless it is hidden or not yet on the page', () => {
  const warn = vi.fn()
  const place = { isConnected: true, clientWidth: 600, clientHeight: 24 }
  for (const other of [{ clientHeight: 600 }, { clientWidth: 0, clientHeight: 0 }, { isConnected: false }])
    warnOfHeight({ ...place, ...other } as HTMLElement, warn)
  expect(warn).not.toHaveBeenCalled()
  warnOfHeight(place as HTMLElement, warn)
  expect(warn.mock.calls[0]![0]).toMatch(/24 pixels high.*height: 100vh/)
})

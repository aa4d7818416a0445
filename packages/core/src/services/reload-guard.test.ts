import { afterEach, expect, it, vi } from 'vitest'
import { guardedReload, reloadForScript } from './reload-guard.ts'

afterEach(() => vi.unstubAllGlobals())

function memory() {
  const kept = new Map<string, string>()
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) }
}

const script = (text: string) => new Response(text, { headers: { 'content-type': 'text/javascript; charset=utf-8' } })

it('reloads once for any number of failures', () => {
  const reload = vi.fn()
  const guarded = guardedReload(
    reload,
    () => {},
    memory(),
    () => 0,
  )
  guarded('failed')
  guarded('failed')
  expect(reload).toHaveBeenCalledTimes(1)
})

it('does not reload in a loop, but does again after a while', () => {
  const kept = memory()
  const reload = vi.fn()
  const onStuck = vi.fn()
  const page = (now: number) => guardedReload(reload, onStuck, kept, () => now)('obsolete')
  page(100_000)
  page(101_000)
  page(102_000)
  expect(reload).toHaveBeenCalledTimes(2)
  expect(onStuck.mock.calls).toEqual([['obsolete', 30_000, expect.any(Function)]])
  page(200_000)
  expect(reload).toHaveBeenCalledTimes(3)
})

it('reloads after growing pauses if reloading does not help', () => {
  const kept = memory()
  let now = 0
  const reload = vi.fn()
  const pauses: number[] = []
  const onStuck = (_: string, pause: number, then: () => void) => {
    pauses.push(pause)
    now += pause
    then()
  }
  for (let times = 0; times < 9; times++) guardedReload(reload, onStuck, kept, () => (now += 1000))('failed')
  expect(pauses).toEqual([30_000, 60_000, 120_000, 240_000, 480_000, 600_000, 600_000])
  expect(reload).toHaveBeenCalledTimes(9)
})

it('does not reload at once where nothing survives a reload, because it could not notice a loop', () => {
  const [reload, onStuck] = [vi.fn(), vi.fn()]
  guardedReload(reload, onStuck, null, () => 0)('failed')
  expect(reload).not.toHaveBeenCalled()
  expect(onStuck).toHaveBeenCalledExactlyOnceWith('failed', 30_000, expect.any(Function))
})

it.each([
  ['there', async () => script('')],
  ['not there because another page is', async () => new Response('', { headers: { 'content-type': 'text/html' } })],
  ['not there yet', async () => new Response('', { status: 502 })],
  ['out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
])('reloads for scripts that are %s only if they are reachable', async (where, answer) => {
  const fetched = vi.fn(answer)
  vi.stubGlobal('fetch', fetched)
  const reload = vi.fn()
  await reloadForScript('https://game.test/', memory(), 'no a.js', reload)
  expect(fetched).toHaveBeenCalledExactlyOnceWith('https://game.test/index.js', { cache: 'no-store' })
  expect(reload).toHaveBeenCalledTimes(where === 'there' ? 1 : 0)
})

it('reloads once for each script of a version, so that one that never comes does not reload the page for ever', async () => {
  const kept = memory()
  const reload = vi.fn()
  const fails = async (index: string, error: string) => {
    vi.stubGlobal('fetch', async () => script(index))
    await reloadForScript('https://game.test/', kept, new Error(error), reload)
    return reload.mock.calls.length
  }
  expect([
    await fails('one', 'no a.js'),
    await fails('one', 'no a.js'),
    await fails('one', 'no b.js'),
    await fails('one', 'no a.js'),
  ]).toEqual([1, 1, 2, 2])
  expect([await fails('two', 'no b.js'), await fails('two', 'no b.js')]).toEqual([3, 3])
  vi.stubGlobal('fetch', async () => script('three'))
  await reloadForScript('https://game.test/', null, 'no a.js', reload)
  expect(reload).toHaveBeenCalledTimes(3)
})

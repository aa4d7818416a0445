import { afterEach, expect, it, vi } from 'vitest'
import { FetchArt } from './fetch-art.ts'

const sheet = { frames: { 'icon/cat': { frame: { x: 0, y: 0, w: 8, h: 8 } } }, meta: { size: { w: 8, h: 8 } } }

/** Makes `fetch` return these replies, one after the other. Returns the addresses that were fetched. */
function replies(...all: readonly Response[]): string[] {
  const fetched: string[] = []
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address)
    const reply = all[fetched.length - 1]
    if (!reply) throw new TypeError('Failed to fetch')
    return reply
  })
  return fetched
}

const game = () => new FetchArt('/assets/', new AbortController().signal)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

it('fetches the frames of an atlas once, for all callers', async () => {
  const fetched = replies(Response.json(sheet))
  const art = game()
  expect(await Promise.all([art.sheet('standard/ui'), art.sheet('standard/ui')])).toEqual([sheet, sheet])
  expect(await art.sheet('standard/ui')).toEqual(sheet)
  expect(fetched).toEqual(['/assets/art/standard/ui.json'])
})

it('tries an atlas three times, and again for the next caller', async () => {
  vi.useFakeTimers()
  const missing = () => new Response(null, { status: 503 })
  const fetched = replies(missing(), missing(), missing(), Response.json(sheet))
  const art = game()
  const failed = expect(art.sheet('standard/ui')).rejects.toThrow('/assets/art/standard/ui.json: 503')
  await vi.runAllTimersAsync()
  await failed
  expect(await art.sheet('standard/ui')).toEqual(sheet)
  expect(fetched).toHaveLength(4)
})

it('does not try again once the game is destroyed', async () => {
  const fetched = replies()
  const destroyed = new AbortController()
  destroyed.abort()
  await expect(new FetchArt('/assets/', destroyed.signal).sheet('standard/ui')).rejects.toThrow('Failed to fetch')
  expect(fetched).toHaveLength(1)
})

import { expect, it } from 'vitest'
import { testGame } from '../../testing/services.ts'
import { CallError } from '../net/call-error.ts'
import { Resource } from './resource.ts'

/** A resource whose replies the test gives. */
function setup(options?: { silent: boolean }) {
  const game = testGame()
  const requests: { signal: AbortSignal; reply: (value: string) => void; fail: (error: Error) => void }[] = []
  const resource = new Resource(
    game.services,
    (signal) => new Promise<string>((resolve, reject) => requests.push({ signal, reply: resolve, fail: reject })),
    options,
  )
  return { ...game, ui: game.services.ui, resource, requests }
}
const lost = new CallError('NETWORK', 0)

it('is loading until the value is there', async () => {
  const { resource, requests, ui } = setup()
  expect([resource.value, resource.loading, resource.failed]).toEqual([null, false, false])
  const loaded = resource.reload()
  expect([resource.loading, ui.attempts]).toEqual([true, 1])
  requests[0]?.reply('offers')
  expect(await loaded).toBe(true)
  expect([resource.value, resource.loading, ui.attempts]).toEqual(['offers', false, 0])
})

it('has failed only while there is no older value, and shows why', async () => {
  const { resource, requests, ui } = setup()
  const first = resource.reload()
  requests[0]?.fail(lost)
  expect(await first).toBe(false)
  expect([resource.failed, resource.lastLoadFailed, ui.toasts.length]).toEqual([true, true, 1])
  const second = resource.reload()
  expect([resource.loading, resource.failed]).toEqual([true, false])
  requests[1]?.reply('offers')
  await second
  expect([resource.failed, resource.lastLoadFailed]).toEqual([false, false])
  const third = resource.reload()
  requests[2]?.fail(lost)
  await third
  expect([resource.failed, resource.lastLoadFailed, resource.value]).toEqual([false, true, 'offers'])
})

it('takes the latest reply only, and cancels the load before it', async () => {
  const { resource, requests, ui } = setup()
  const first = resource.reload()
  const second = resource.reload()
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false])
  requests[1]?.reply('new')
  requests[0]?.reply('old')
  expect([await first, await second, resource.value, resource.loading]).toEqual([false, true, 'new', false])
  const third = resource.reload()
  const fourth = resource.reload()
  requests[2]?.fail(new CallError('DESTROYED', 0))
  expect([await third, resource.loading, ui.toasts.length]).toEqual([false, true, 0])
  requests[3]?.reply('newest')
  expect(await fourth).toBe(true)
})

it('keeps a value that was set while it loads', async () => {
  const { resource, requests } = setup()
  const loaded = resource.reload()
  resource.set('bought')
  requests[0]?.reply('before the purchase')
  expect([await loaded, resource.value, resource.loading]).toEqual([false, 'bought', false])
})

it('shows neither the busy indicator nor refusals if it is silent, but reports our own errors', async () => {
  const { resource, requests, ui, page } = setup({ silent: true })
  const first = resource.reload()
  expect(ui.attempts).toBe(0)
  requests[0]?.fail(lost)
  await first
  expect([ui.toasts.length, resource.failed]).toEqual([0, true])
  const second = resource.reload()
  requests[1]?.fail(new Error('ours'))
  await second
  expect([ui.toasts.length, page.errors.length]).toEqual([1, 1])
})

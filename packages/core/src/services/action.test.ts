import { expect, it } from 'vitest'
import { testGame } from '../../testing/services.ts'
import { CallError } from '../net/call-error.ts'
import { Action } from './action.ts'

function setup() {
  const game = testGame()
  const ends: ((result: string) => void)[] = []
  /** A call that lasts until the test ends it. */
  const call = () => new Promise<string>((resolve) => ends.push(resolve))
  return { ...game, ui: game.services.ui, action: new Action(game.services), call, ends }
}

it('is busy with its target while the call runs, and then returns its result', async () => {
  const { action, call, ends, ui } = setup()
  const done = action.run(call, { target: 7 })
  expect([action.busy, action.target, ui.attempts]).toEqual([true, 7, 1])
  ends[0]?.('bought')
  expect(await done).toBe('bought')
  expect([action.busy, action.target, ui.attempts]).toEqual([false, null, 0])
})

it('ignores further calls while one runs, even for other targets', async () => {
  const { action, call, ends } = setup()
  const first = action.run(call, { target: 1 })
  expect(await action.run(call, { target: 2 })).toBeNull()
  expect(ends).toHaveLength(1)
  ends[0]?.('first')
  expect(await first).toBe('first')
})

it('ignores the same target for a second and a half, but no other target', async () => {
  const { action, page } = setup()
  const run = (target?: number) => action.run(async () => 'done', target === undefined ? {} : { target })
  expect([await run(1), await run(1), await run(2), await run(), await run()]).toEqual(['done', null, 'done', 'done', 'done'])
  page.now += 1499
  expect(await run(1)).toBeNull()
  page.now += 1
  expect(await run(1)).toBe('done')
})

it('runs a repeatable call again at once', async () => {
  const { action } = setup()
  const run = () => action.run(async () => 'checked', { target: 1, repeatable: true })
  expect([await run(), await run()]).toEqual(['checked', 'checked'])
})

it('shows the player why it failed, and can run again', async () => {
  const { action, ui, page } = setup()
  expect(await action.run(() => Promise.reject(new CallError('NOT_FOUND', 404)))).toBeNull()
  expect([ui.toasts.length, page.errors.length, action.busy]).toEqual([1, 0, false])
  expect(await action.run(async () => 'again')).toBe('again')
})

it('leaves the error to its own handler, and is busy until that is done', async () => {
  const { action, ui } = setup()
  const seen: unknown[] = []
  const failed = new CallError('STATE_CHANGED', 409)
  const done = action.run(() => Promise.reject(failed), {
    onError: async (error) => {
      seen.push(error, action.busy)
    },
  })
  expect(await done).toBeNull()
  expect([seen, ui.toasts.length, action.busy]).toEqual([[failed, true], 0, false])
})

it('rejects, and is idle again, if its own handler throws', async () => {
  const { action } = setup()
  const rethrow = (error: unknown) => {
    throw error
  }
  await expect(action.run(() => Promise.reject(new Error('ours')), { onError: rethrow })).rejects.toThrow('ours')
  expect(action.busy).toBe(false)
})

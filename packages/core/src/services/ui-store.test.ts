import { expect, it } from 'vitest'
import { testGame } from '../../testing/services.ts'
import { CallError } from '../net/call-error.ts'

it('enters road and battle through their load scenes', async () => {
  const { root, page } = testGame()
  await root.ui.goTo('road')
  await root.ui.goTo('battle')
  await root.ui.goTo('character selection')
  expect(page.scenes).toEqual(['load', 'road', 'battle load', 'battle', 'character selection'])
  expect(root.ui.scene).toBe('character selection')
  expect(root.ui.transition).toBeNull()
})

it('shows a creature alone, through a load scene of its own, in place of the window it was found in', async () => {
  const { root, page } = testGame()
  root.ui.open('profile')
  await root.ui.lookAt(7)
  expect(page.scenes).toEqual(['creature load', 'creature'])
  expect([root.ui.looked, root.ui.overlay]).toEqual([7, null])
})

it('keeps scene changes from overlapping: the latest wish wins', async () => {
  const { root, page } = testGame()
  let open: () => void = () => {}
  const gate = new Promise<void>((resolve) => {
    open = resolve
  })
  root.ui.attach({
    goTo: async (scene) => {
      page.scenes.push(scene)
      if (scene === 'boot') await gate
    },
  })
  const all = [root.ui.goTo('boot'), root.ui.goTo('battle'), root.ui.goTo('road')]
  open()
  await Promise.all(all)
  expect(page.scenes).toEqual(['boot', 'load', 'road'])
})

it('reloads the page when a scene fails to start', async () => {
  const { root, page } = testGame()
  root.ui.attach({ goTo: () => Promise.reject(new Error('texture null')) })
  expect(await root.ui.goTo('road')).toBe(false)
  expect(page.reloads).toBe(1)
  expect(page.errors[0]).toContain('texture null')
})

it('blocks the canvas while something lies over it', () => {
  const { ui } = testGame().root
  expect(ui.blocked).toBe(false)
  ui.open('settings')
  expect(ui.blocked).toBe(true)
  ui.close()
  expect(ui.blocked).toBe(false)
  ui.setPaused(true)
  expect(ui.blocked).toBe(true)
})

it('asks one question at a time', async () => {
  const { ui } = testGame().root
  const question = { title: 'a', text: 'b', ok: 'c', cancel: 'd' }
  const first = ui.ask(question)
  const second = ui.ask({ ...question, title: 'z' })
  expect(ui.question?.title).toBe('z')
  ui.answer(true)
  expect([await first, await second]).toEqual([false, true])
  expect(ui.question).toBeNull()
})

it('keeps the latest four toasts', () => {
  const { ui } = testGame().root
  for (const text of ['1', '2', '3', '4', '5']) ui.toast(text)
  expect(ui.toasts.map((toast) => toast.text)).toEqual(['2', '3', '4', '5'])
  ui.dismiss(ui.toasts[0]?.id ?? 0)
  expect(ui.toasts).toHaveLength(3)
})

it('tells the player of refusals, the server of our own errors, and nobody of the end of the game', async () => {
  const { root, page } = testGame()
  await root.ui.attempt(() => Promise.reject(new CallError('NOT_FOUND', 404)))
  expect([root.ui.toasts.length, page.errors.length]).toEqual([1, 0])
  await root.ui.attempt(() => Promise.reject(new Error('ours')))
  expect([root.ui.toasts.length, page.errors.length]).toEqual([2, 1])
  await root.ui.attempt(() => Promise.reject(new CallError('DESTROYED', 0)))
  expect(root.ui.toasts).toHaveLength(2)
})

it('knows while something is being attempted, until the last of it has succeeded or failed', async () => {
  const { ui } = testGame().root
  const ends: (() => void)[] = []
  const slow = ui.attempt(() => new Promise<void>((resolve) => ends.push(resolve)))
  await ui.attempt(() => Promise.reject(new CallError('NOT_FOUND', 404)))
  expect(ui.attempts).toBe(1)
  ends[0]?.()
  await slow
  expect(ui.attempts).toBe(0)
})

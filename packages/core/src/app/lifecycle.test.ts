import { expect, it } from 'vitest'
import { testGame } from '../../testing/services.ts'
import { followPlatform } from './lifecycle.ts'

/** A platform that notes what it is told and can be made to speak. */
function hosted() {
  const game = testGame()
  const told: string[] = []
  const host: { pause?: () => void; resume?: () => void; mute?: (muted: boolean) => void } = {}
  const stop = (name: keyof typeof host) => () => {
    delete host[name]
  }
  Object.assign(game.platform.lifecycle, {
    loadingProgress: (pct: number) => told.push(`${pct} %`),
    gameplayStart: () => told.push('start'),
    gameplayStop: () => told.push('stop'),
    onPause: (fn: () => void) => {
      host.pause = fn
      return stop('pause')
    },
    onResume: (fn: () => void) => {
      host.resume = fn
      return stop('resume')
    },
    onMute: (fn: (muted: boolean) => void) => {
      host.mute = fn
      return stop('mute')
    },
  })
  const pcts: number[] = []
  const end = followPlatform(game.root, (pct) => pcts.push(pct))
  return { ...game, told, host, pcts, end }
}

it('tells the platform how far the loading is', () => {
  const { root, told, pcts } = hosted()
  root.load.set(30, 'texts')
  root.load.set(20)
  expect([told, pcts]).toEqual([
    ['0 %', '30 %'],
    [0, 30],
  ])
})

it('counts as play what happens on the road or in a fight with nothing lying over it', async () => {
  const { root, told } = hosted()
  root.load.set(100, 'done')
  told.length = 0
  await root.ui.goTo('road')
  root.ui.open('settings')
  root.ui.close()
  await root.ui.goTo('battle')
  root.connection.set('lost')
  root.connection.set('ok')
  await root.ui.goTo('character selection')
  expect(told).toEqual(['start', 'stop', 'start', 'stop', 'start', 'stop'])
})

it('stands still and is silent when the platform says so, and goes on afterwards', async () => {
  const { root, told, host } = hosted()
  root.load.set(100, 'done')
  await root.ui.goTo('road')
  told.length = 0
  host.pause?.()
  expect([root.ui.paused, root.ui.blocked, ...told]).toEqual([true, true, 'stop'])
  host.resume?.()
  expect([root.ui.paused, ...told]).toEqual([false, 'stop', 'start'])
  host.mute?.(true)
  expect(root.preferences.silent).toBe(true)
  host.mute?.(false)
  expect(root.preferences.silent).toBe(false)
})

it('listens no longer once the game has ended', () => {
  const { host, end } = hosted()
  end()
  expect(host).toEqual({})
})

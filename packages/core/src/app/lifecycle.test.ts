import { expect, it } from 'vitest'
import { testGame } from '../../testing/services.ts'
import { followPlatform } from './lifecycle.ts'

/** A platform that records its calls, and whose events the test triggers. */
function hosted() {
  const game = testGame()
  const calls: string[] = []
  const host: { pause?: () => void; resume?: () => void; mute?: (muted: boolean) => void } = {}
  const stop = (name: keyof typeof host) => () => {
    delete host[name]
  }
  Object.assign(game.platform.lifecycle, {
    loadingProgress: (pct: number) => calls.push(`${pct} %`),
    gameplayStart: () => calls.push('start'),
    gameplayStop: () => calls.push('stop'),
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
  const end = followPlatform(game.services, (pct) => pcts.push(pct))
  return { ...game, calls, host, pcts, end }
}

it('reports the loading progress to the platform', () => {
  const { services, calls, pcts } = hosted()
  services.load.set(30, 'texts')
  services.load.set(20)
  expect([calls, pcts]).toEqual([
    ['0 %', '30 %'],
    [0, 30],
  ])
})

it('reports gameplay on the road and in a fight while nothing is open over it', async () => {
  const { server, services, calls } = hosted()
  services.load.set(100, 'done')
  calls.length = 0
  await services.ui.goTo('road')
  services.ui.open('settings')
  services.ui.close()
  await services.ui.goTo('battle')
  server.on('GET /api/connection/isConnectionExists', new Error('lost'), { connected: true, serverTimeMs: 0 })
  await services.connection.check()
  await services.connection.check()
  await services.ui.goTo('character selection')
  expect(calls).toEqual(['start', 'stop', 'start', 'stop', 'start', 'stop'])
})

it('pauses and is silent when the platform says so, and continues afterwards', async () => {
  const { services, calls, host } = hosted()
  services.load.set(100, 'done')
  await services.ui.goTo('road')
  calls.length = 0
  host.pause?.()
  expect([services.ui.paused, services.ui.blocked, ...calls]).toEqual([true, true, 'stop'])
  host.resume?.()
  expect([services.ui.paused, ...calls]).toEqual([false, 'stop', 'start'])
  host.mute?.(true)
  expect(services.preferences.silent).toBe(true)
  host.mute?.(false)
  expect(services.preferences.silent).toBe(false)
})

it('stops listening once the game has ended', () => {
  const { host, end } = hosted()
  end()
  expect(host).toEqual({})
})

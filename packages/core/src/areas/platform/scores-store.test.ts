import { PlatformError } from '@skystair/platform'
import { expect, it, vi } from 'vitest'
import { playing, settled } from '../../../testing/services.ts'
import { PlayerStore } from '../player/store.ts'
import { ScoresStore } from './scores-store.ts'

function onPortal(capabilities = { canScore: true, canShowScores: true }) {
  const game = playing({ bestVictoryStair: 4 })
  game.server.on('POST /api/log/add', { logged: true })
  Object.assign(game.platform.capabilities, capabilities)
  const report = vi.fn(async (_stair: number) => {})
  const show = vi.fn(async (_stair: number) => {})
  Object.assign(game.platform.scores, { report, show })
  const player = game.services.get(PlayerStore)
  return { ...game, report, show, player, store: game.services.get(ScoresStore) }
}

it('reports the highest stair as the server states it, once per improvement, also after a new start', async () => {
  const { services, store, player, report } = onPortal()
  const stop = store.follow()
  await settled()
  player.update({ stair: 9 })
  player.update({ bestVictoryStair: 5 })
  await settled()
  stop()
  new ScoresStore(services).follow()
  await settled()
  expect(report.mock.calls).toEqual([[4], [5]])
})

it('reports nothing if the portal has no table, and nothing without a victory', async () => {
  const { store, player, report, platform } = onPortal({ canScore: false, canShowScores: false })
  store.follow()
  Object.assign(platform.capabilities, { canScore: true })
  player.update({ bestVictoryStair: 0 })
  await settled()
  expect([report.mock.calls, store.canShow]).toEqual([[], false])
})

it('continues after a failed report, and repeats it at the next start only', async () => {
  const { services, store, player, report } = onPortal()
  report.mockRejectedValueOnce(new PlatformError('TIMED_OUT'))
  store.follow()
  await settled()
  player.update({ stair: 2 })
  await settled()
  expect([report.mock.calls, services.ui.toasts]).toEqual([[[4]], []])
  new ScoresStore(services).follow()
  await settled()
  expect(report.mock.calls).toEqual([[4], [4]])
})

it('opens the portal’s table with the same stair', async () => {
  const { store, show } = onPortal()
  await store.show()
  expect([store.canShow, show.mock.calls]).toEqual([true, [[4]]])
})

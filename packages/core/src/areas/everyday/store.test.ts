import { expect, it } from 'vitest'
import { info, NOW, player } from '../../../testing/fixtures.ts'
import { playing } from '../../../testing/services.ts'
import { PlayerStore } from '../player/index.ts'
import { EverydayStore } from './store.ts'

it('takes the daily reward', async () => {
  const { services, server } = playing()
  server.on('POST /api/player/everyday/reward/take', { player: player({ everydayRewardStreak: 1 }), gains: [{ kind: 'gold', amount: 50 }] })
  await services.get(EverydayStore).take()
  expect([services.get(EverydayStore).taking.gains, services.get(PlayerStore).player?.everydayRewardStreak]).toEqual([
    [{ kind: 'gold', amount: 50 }],
    1,
  ])
})

it('uses the server’s clock, even if the device’s is wrong', () => {
  const { services, page } = playing()
  page.now = NOW + 3_600_000
  services.get(PlayerStore).setInfo(info({ serverTimeMs: NOW }))
  expect(services.clock.now).toBe(NOW)
  expect(services.get(EverydayStore).ready).toBe(false)
  page.now += 1000
  services.clock.tick()
  expect(services.get(EverydayStore).ready).toBe(true)
})

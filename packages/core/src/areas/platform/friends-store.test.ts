import { PlatformError } from '@skystair/platform'
import { expect, it, vi } from 'vitest'
import { atTheBank } from '../../../testing/bank.ts'
import { refusal } from '../../../testing/fake-server.ts'
import { player } from '../../../testing/fixtures.ts'

const CODE = 'GET /api/referral/my/code'

async function friends() {
  const ground = atTheBank()
  ground.server.on(CODE, { code: 'K7', invited: 2, waiting: 30 }, { code: 'K7', invited: 2, waiting: 0 })
  await ground.late.friends.load()
  return ground
}

it('invites and shares through the platform with the player’s own code', async () => {
  const { late, platform } = await friends()
  platform.social.invite = vi.fn(async () => {})
  platform.social.share = vi.fn(async () => {})
  await late.friends.invite()
  await late.friends.share()
  expect(platform.social.invite).toHaveBeenCalledExactlyOnceWith('K7')
  expect(platform.social.share).toHaveBeenCalledExactlyOnceWith(expect.any(String), 'K7')
  expect(late.friends.link).toBe('https://game.test/?ref=K7')
})

it('offers no address where the platform has none of its own, and lets it ask to join the group', async () => {
  const { late, platform } = await friends()
  platform.social.link = () => null
  platform.social.join = vi.fn(async () => {})
  await late.friends.join()
  expect(late.friends.link).toBeNull()
  expect(platform.social.join).toHaveBeenCalledOnce()
})

it('says why the platform’s dialog did not come, and nothing where the player closed it', async () => {
  const { late, platform, root } = await friends()
  platform.social.invite = () => Promise.reject(new PlatformError('CANCELLED'))
  await late.friends.invite()
  expect(root.ui.toasts).toEqual([])
  platform.social.invite = () => Promise.reject(new PlatformError('TIMED_OUT'))
  await late.friends.invite()
  expect(root.ui.toasts.length).toBe(1)
})

it('takes what friends have brought', async () => {
  const { late, server, root } = await friends()
  server.on('GET /api/referral/bonus/take', { player: player({ level: 4 }), gains: [{ kind: 'mithril', amount: 30 }] })
  await late.friends.takeBonus()
  expect([late.friends.referral?.waiting, late.friends.gains, root.player.player?.level]).toEqual([0, [{ kind: 'mithril', amount: 30 }], 4])
})

it('knows no code of those who may have none', async () => {
  const { late, server } = atTheBank()
  server.on(CODE, refusal('REGISTERED_ONLY', 403))
  await late.friends.load()
  expect([late.friends.referral, late.friends.link]).toEqual([null, null])
})

import { PlatformError } from '@skystair/platform'
import { expect, it, vi } from 'vitest'
import { atTheBank } from '../../../testing/bank.ts'
import { refusal } from '../../../testing/fake-server.ts'
import { player } from '../../../testing/fixtures.ts'
import { PlayerStore } from '../player/store.ts'
import { FriendsStore } from './friends-store.ts'

const CODE = 'GET /api/referral/my/code'

async function friends() {
  const game = atTheBank()
  game.server.on(CODE, { code: 'K7', invited: 2, waiting: 30 }, { code: 'K7', invited: 2, waiting: 0 })
  await game.services.get(FriendsStore).load()
  return game
}

it('invites and shares through the platform with the player’s own code', async () => {
  const { stores, platform } = await friends()
  platform.social.invite = vi.fn(async () => {})
  platform.social.share = vi.fn(async () => {})
  await stores.friends.invite()
  await stores.friends.share()
  expect(platform.social.invite).toHaveBeenCalledExactlyOnceWith('K7')
  expect(platform.social.share).toHaveBeenCalledExactlyOnceWith(expect.any(String), 'K7')
  expect(stores.friends.link).toBe('https://game.test/?ref=K7')
})

it('has no link where the platform has none, and opens the dialog for joining the group', async () => {
  const { stores, platform } = await friends()
  platform.social.link = () => null
  platform.social.join = vi.fn(async () => {})
  await stores.friends.join()
  expect(stores.friends.link).toBeNull()
  expect(platform.social.join).toHaveBeenCalledOnce()
})

it('shows why the platform’s dialog failed, and nothing where the player closed it', async () => {
  const { stores, platform, services } = await friends()
  platform.social.invite = () => Promise.reject(new PlatformError('CANCELLED'))
  await stores.friends.invite()
  expect(services.ui.toasts).toEqual([])
  platform.social.invite = () => Promise.reject(new PlatformError('TIMED_OUT'))
  await stores.friends.invite()
  expect(services.ui.toasts.length).toBe(1)
})

it('takes the bonus for invited friends', async () => {
  const { stores, server, services } = await friends()
  server.on('GET /api/referral/bonus/take', { player: player({ level: 4 }), gains: [{ kind: 'mithril', amount: 30 }] })
  await stores.friends.takeBonus()
  expect([stores.friends.referral.value?.waiting, stores.friends.gains, services.get(PlayerStore).player?.level]).toEqual([
    0,
    [{ kind: 'mithril', amount: 30 }],
    4,
  ])
})

it('has no code for players who may have none', async () => {
  const { stores, server } = atTheBank()
  server.on(CODE, refusal('REGISTERED_ONLY', 403))
  await stores.friends.load()
  expect([stores.friends.referral.value, stores.friends.link]).toEqual([null, null])
})

it('asks for no code while the player is a guest, whom the server refuses one', async () => {
  const { stores, server, services } = atTheBank()
  services.get(PlayerStore).replace(player({ accessLevel: 'TRIAL' }))
  await stores.friends.load()
  await stores.friends.ensure()
  expect(server.seen.map(({ name }) => name)).not.toContain(CODE)
})

it('sends friends a link to a clan with the player’s code, by the platform’s window or else as a copied address', async () => {
  const { stores, platform, services } = await friends()
  const target = { kind: 'clan', id: 12 } as const
  await stores.friends.send(target, 'text')
  expect(services.ui.toasts).toHaveLength(1)
  platform.social.invite = vi.fn(async () => {})
  platform.social.share = vi.fn(async () => {})
  Object.assign(platform.capabilities, { canInvite: true })
  await stores.friends.send(target, 'text')
  Object.assign(platform.capabilities, { canShare: true })
  await stores.friends.send(target, 'text')
  expect(platform.social.invite).toHaveBeenCalledExactlyOnceWith('K7_clan-12')
  expect(platform.social.share).toHaveBeenCalledExactlyOnceWith('text', 'K7_clan-12')
})

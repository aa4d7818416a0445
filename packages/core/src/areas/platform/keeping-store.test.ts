import { PlatformError } from '@skystair/platform'
import { expect, it } from 'vitest'
import { atTheBank } from '../../../testing/bank.ts'
import { KeepingStore } from './keeping-store.ts'

it('offers nothing if the platform has no such windows', () => {
  const keeping = atTheBank().services.get(KeepingStore)
  expect([keeping.canFavourite, keeping.canRate]).toEqual([false, false])
})

it('asks once, thanks the player, and offers a declined window again', async () => {
  const { services, platform } = atTheBank({ capabilities: { canFavourite: true, canRate: true } })
  const keeping = services.get(KeepingStore)
  platform.social.favourite = async () => {}
  platform.social.rate = () => Promise.reject(new PlatformError('CANCELLED'))
  await keeping.favourite()
  await keeping.rate()
  expect([keeping.canFavourite, keeping.canRate]).toEqual([false, true])
  expect(services.ui.toasts.map(({ tone }) => tone)).toContain('good')
})

it('asks for a rating until the player has given one, on any page', async () => {
  const { services, platform, server } = atTheBank({ capabilities: { canRate: true } })
  server.on('GET /api/player/set/rated', { rated: true })
  platform.social.rate = async () => {}
  const keeping = services.get(KeepingStore)
  expect(keeping.canRate).toBe(true)
  await keeping.rate()
  expect(server.last('GET /api/player/set/rated')).toBeDefined()
  expect(keeping.canRate).toBe(false)
  expect(atTheBank({ capabilities: { canRate: true }, me: { rated: true } }).services.get(KeepingStore).canRate).toBe(false)
})

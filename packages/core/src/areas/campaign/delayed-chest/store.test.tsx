import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { NOW, player } from '../../../../testing/fixtures.ts'
import { draw } from '../../../../testing/render.tsx'
import { playing } from '../../../../testing/services.ts'
import { chestStatus, delayedChest } from '../../../../testing/wheel-fixtures.ts'
import { PlayerStore } from '../../player/index.ts'
import { DelayedChestStore } from './store.ts'
import { DelayedChestWindow } from './window.tsx'

const ENSURE = 'GET /api/delayed/chest/ensure'
const TAKE = 'GET /api/delayed/chest/take'
const SPEEDUP = 'GET /api/delayed/chest/speedup'
const purse = (mithril: number) => ({ resources: { ...player().resources, mithril } })

async function chest(status = chestStatus()) {
  const game = playing({}, { texts: en })
  await game.services.texts.use('EN')
  game.server.on(ENSURE, status)
  const store = game.services.get(DelayedChestStore)
  await store.enter()
  return { ...game, store, shown: () => draw(game.services, <DelayedChestWindow />) }
}

it('shows the remaining time of the chest, its possible contents, and the price for opening it immediately', async () => {
  const { shown } = await chest()
  for (const part of ['Azure chest', 'Opens in 1 h 50 min', '180 gold coins', '41%', '2 more victories'])
    expect(shown().text).toContain(part)
  expect(shown().buttons.some((name) => name.startsWith('Wake it'))).toBe(true)
})

it('opens by the server’s clock, shows the content, and then the next chest', async () => {
  const { page, server, services, store, shown } = await chest()
  const gains = [{ kind: 'gold', amount: 180 }]
  await store.take()
  expect(server.times(TAKE)).toBe(0)
  page.now = NOW + 110 * 60_000
  services.clock.tick()
  expect([store.ready, shown().buttons]).toEqual([true, expect.arrayContaining(['Open'])])
  server.on(TAKE, {
    ...chestStatus({ chest: delayedChest({ id: 4, type: 'SILVER', readyAt: NOW * 2 }) }),
    ...{ gains, draw: { chance: 'delayedChest.AZURE', number: 2, seed: 'ab', seedHash: '4a' }, player: purse(0) },
  })
  await store.take()
  expect([store.opened, store.chest?.id, store.taking.gains]).toEqual(['AZURE', 4, gains])
  expect(shown().text).toContain('In the chest: 180 gold coins')
})

it('can be opened immediately for gems', async () => {
  const { server, services, store } = await chest()
  server.on(SPEEDUP, { ...chestStatus({ chest: delayedChest({ readyAt: NOW, speedupPrice: 0 }) }), player: purse(9) })
  await store.speedUp()
  expect([store.ready, services.get(PlayerStore).resources?.mithril]).toEqual([true, 9])
})

it('shows the number of missing victories if there is no chest', async () => {
  const { shown } = await chest(chestStatus({ chest: null, victoriesLeft: 1 }))
  expect(shown().text).toContain('1 more victory, and there will be a new one on the road.')
  expect(shown().text).toContain('There is no chest yet.')
})

it('is news among the daily gifts once it can be opened', async () => {
  const { page, services } = await chest()
  const { news } = await services.areas.load(services.areas.byWindow('delayed-chest')!)
  expect(news?.daily?.(services)).toBe(false)
  page.now = NOW + 110 * 60_000
  services.clock.tick()
  expect(news?.daily?.(services)).toBe(true)
})

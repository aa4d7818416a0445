import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { refusal } from '../../../testing/fake-server.ts'
import { player } from '../../../testing/fixtures.ts'
import { ENSURE, emptyRoad } from '../../../testing/on-road.ts'
import { portal } from '../../../testing/portal-fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing } from '../../../testing/services.ts'
import { RoadStore } from '../road/store.ts'
import { PortalIsland } from './island.tsx'
import { PortalStore } from './store.ts'
import { PortalWindow } from './window.tsx'

const INFO = 'GET /api/portal/{id}/info'
const TELEPORTS = 'GET /api/teleport/{id}/get'
const place = { placeId: 65, stair: 16 }

async function atPortal(changes: Parameters<typeof portal>[0] = {}) {
  const game = playing({ bestVictoryStair: 80, resources: { ...player().resources!, gold: 250 } }, { texts: en })
  await game.services.texts.use('EN')
  game.server
    .on(ENSURE, emptyRoad())
    .on(INFO, portal(changes))
    .on(TELEPORTS, { id: 65, targets: [{ target: 29, stair: 7, posY: 3000, contextId: 'main' }] })
  const store = game.services.get(PortalStore)
  await store.look(place)
  return { ...game, store, road: game.services.get(RoadStore) }
}

it('shows the destination of a portal, its price with the chosen discount, and the portals nearby', async () => {
  const { services, server } = await atPortal()
  const page = draw(services, <PortalWindow {...place} />)
  for (const words of ['Castle gate', 'Stair 60', 'past the queue', 'Regular price', '−50% (×2)', '−100% (×1)', '3 lumps of sulfur'])
    expect(page.text).toContain(words)
  expect(page.buttons).toEqual(expect.arrayContaining(['Step through 200 gold coins', 'Stair 7']))
  // The arrow points the way.
  expect(page.html).toMatch(/<li class="sky-teleport-down">.*Stair 7/s)
  expect(draw(services, <PortalWindow placeId={65} stair={2} />).html).not.toContain('sky-teleport-down')
  expect(server.last(INFO)?.url.pathname).toBe('/api/portal/2/info')
})

it('says why a portal cannot be used', async () => {
  const locked = await atPortal({ open: false })
  const page = draw(locked.services, <PortalWindow {...place} />)
  expect([page.off, page.text.includes('Opens once you have won on stair 60')]).toEqual([['Step through 200 gold coins'], true])
  const dear = await atPortal({ price: [{ resource: 'gold', amount: 251 }] })
  expect(draw(dear.services, <PortalWindow {...place} />).text).toContain('Not enough funds to buy')
})

it('goes through once with the chosen discount, and discards the road', async () => {
  const { services, server, store, road } = await atPortal({ discount: 0 })
  server.on('GET /api/portal/mark/discount/chosen', portal({ discount: 100 }))
  await store.choose(store.portal.value!.found!, 100)
  expect(server.last('GET /api/portal/mark/discount/chosen')?.url.searchParams.get('discount')).toBe('100')
  server.on('POST /api/portal/{id}/use', player({ coordinate: 2000, maxCoordinate: 4000 }))
  services.ui.open('portal', { ...place })
  const loads = server.times(ENSURE)
  await Promise.all([store.use(store.portal.value!.found!), store.use(store.portal.value!.found!)])
  expect(server.times('POST /api/portal/{id}/use')).toBe(1)
  expect(server.last('POST /api/portal/{id}/use')?.url.search).toContain('discount=100')
  expect([road.coordinate, services.ui.overlay, server.times(ENSURE) > loads]).toEqual([2000, null, true])
})

it('stays open if the server refuses, and travels to portals nearby for free', async () => {
  const { services, server, store, road } = await atPortal()
  server.on('POST /api/portal/{id}/use', refusal('NOT_ENOUGH_RESOURCES', 409, { field: '/gold' }))
  services.ui.open('portal', { ...place })
  await store.use(store.portal.value!.found!)
  expect([services.ui.overlay?.name, services.ui.toasts.length]).toEqual(['portal', 1])
  server.on('POST /api/teleport/{id}/use/{target}', player({ coordinate: 3000, maxCoordinate: 4000 }))
  await store.teleport(29)
  expect([server.last('POST /api/teleport/{id}/use/{target}')?.url.pathname, road.coordinate]).toEqual(['/api/teleport/65/use/29', 3000])
})

it('shows the portal of the day from the map of towns, or that there is none yet', async () => {
  const { services, server, store } = await atPortal()
  expect(draw(services, <PortalIsland />).buttons).toEqual(['Portal of the day'])
  server.on('GET /api/portal/offer/get', portal({ offerUntil: services.clock.now + 3_600_000 }))
  await store.look(null)
  const page = draw(services, <PortalWindow />)
  expect([page.text.includes('Cheaper today, and open from anywhere. 1 h left'), page.text.includes('nearby')]).toEqual([true, false])
  store.portal.set({ found: null })
  expect(draw(services, <PortalWindow />).text).toContain('There is no portal for you yet')
})

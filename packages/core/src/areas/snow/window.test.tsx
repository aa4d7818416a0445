import en from '@skystair/world/texts/en/index'
import { expect, it } from 'vitest'
import { player } from '../../../testing/fixtures.ts'
import { ENSURE, emptyRoad } from '../../../testing/on-road.ts'
import { snowWorld } from '../../../testing/portal-fixtures.ts'
import { draw } from '../../../testing/render.tsx'
import { playing, settled } from '../../../testing/services.ts'
import { RoadStore } from '../road/store.ts'
import { SnowIsland } from './island.tsx'
import { SnowStore } from './store.ts'
import { SnowWay } from './way.tsx'
import { SnowWindow } from './window.tsx'

const END = 18 * 160 - 80

async function before(changes: Parameters<typeof snowWorld>[0] = {}, best = 80) {
  const game = playing({ bestVictoryStair: best }, { texts: en })
  await game.services.texts.use('EN')
  game.server.on('GET /api/snow/get', snowWorld(changes)).on(ENSURE, { ...emptyRoad(), maxCoordinate: END })
  const store = game.services.get(SnowStore)
  await store.snow.reload()
  return { ...game, store, road: game.services.get(RoadStore) }
}

it('shows the number of steps and the finds, and opens to players who have won its stair', async () => {
  const { services } = await before()
  const page = draw(services, <SnowWindow />)
  expect(page.buttons).toContain('Into the snow')
  for (const words of ['A road of 18 steps', 'closes it for 6 h', 'leads only up', 'The hare postman', 'You again!'])
    expect(page.text).toContain(words)
  expect(draw(services, <SnowIsland />).buttons).toEqual(['Snow world'])
  const early = await before({ open: false, visits: 0 }, 69)
  expect(draw(early.services, <SnowWindow />).off).toEqual(['Into the snow'])
  expect(draw(early.services, <SnowIsland />).off[0]).toContain('Stair 70')
})

it('shows when the player may enter again', async () => {
  const { services, store } = await before()
  store.snow.set(snowWorld({ returnAt: services.clock.now + 3_600_000 }))
  const page = draw(services, <SnowWindow />)
  expect([page.off, page.text.includes('The next mail in 1 h')]).toEqual([['Into the snow'], true])
})

it('counts the remaining steps on the way, and leads back to the road', async () => {
  const { services, server, store, road } = await before()
  const inside = player({ contextId: 'snow:80:1:18', coordinate: 0, maxCoordinate: END })
  expect(draw(services, <SnowWay />).html).toBe('')
  server.on('POST /api/snow/enter', { snow: snowWorld({ inside: true }), player: inside })
  await Promise.all([store.enter(), store.enter()])
  await settled()
  expect([server.times('POST /api/snow/enter'), store.inside, store.stepsLeft, road.places.size]).toEqual([1, true, 18, 0])
  road.adopt(player({ ...inside, coordinate: 320 }), true)
  expect(draw(services, <SnowWay />).text).toContain('16 steps left')
  // The server has seen the player further up than now.
  store.snow.set(snowWorld({ inside: true, stepsLeft: 3 }))
  expect(store.stepsLeft).toBe(3)
  server.on('POST /api/snow/leave', { snow: snowWorld({ returnAt: 9e12 }), player: player({ contextId: 'main', coordinate: 100 }) })
  await store.leave()
  expect([store.inside, road.contextId, road.coordinate]).toEqual([false, 'main', 100])
})

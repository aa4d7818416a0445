import { RoadStore } from '../src/areas/road/store.ts'
import { fight, noPlaces, place, player } from './fixtures.ts'
import { playing, settled } from './services.ts'

export const ENSURE = 'GET /api/place/v3/ensure'

/** A road with an item at its beginning and a guardian on its first stair. */
export const roadReply = (changes = {}) => ({
  ...noPlaces(420),
  places: [place(1), fight(2, { posY: 480, guardian: true })],
  ...changes,
})

/** A longer road without places. */
export const emptyRoad = () => noPlaces(4000)

/** A player on that road, which is loaded. */
export async function onRoad(changes: Parameters<typeof player>[0] = {}) {
  const game = playing({ maxCoordinate: 420, ...changes })
  game.server.on(ENSURE, roadReply())
  game.services.get(RoadStore).discard()
  game.services.get(RoadStore).adopt(player({ maxCoordinate: 420, ...changes }))
  await settled()
  return { ...game, road: game.services.get(RoadStore) }
}

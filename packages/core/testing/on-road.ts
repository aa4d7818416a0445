import { RoadStore } from '../src/areas/road/store.ts'
import { fight, place, player } from './fixtures.ts'
import { playing, settled } from './services.ts'

export const ENSURE = 'GET /api/place/v3/ensure'

/** A road with a find at its foot and a guardian on its first stair. */
export const roadReply = (changes = {}) => ({
  places: [place(1), fight(2, { posY: 480, guardian: true })],
  tiles: [],
  educations: [],
  minCoordinate: 0,
  maxCoordinate: 420,
  controlType: 'DEFAULT' as const,
  ...changes,
})

/** A longer one with nothing on it. */
export const emptyRoad = () => roadReply({ places: [], maxCoordinate: 4000 })

/** A player on that road, which has been loaded. */
export async function onRoad(changes: Parameters<typeof player>[0] = {}) {
  const game = playing({ maxCoordinate: 420, ...changes })
  game.server.on(ENSURE, roadReply())
  game.root.get(RoadStore).discard()
  game.root.get(RoadStore).adopt(player({ maxCoordinate: 420, ...changes }))
  await settled()
  return { ...game, road: game.root.get(RoadStore) }
}

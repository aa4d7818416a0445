import { contract } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import { setting } from './change.ts'
import { setCoordinate } from './coordinate.ts'
import { artifactInfo, currentInfo } from './info.ts'
import { addAllMarkers, addMarker, removeMarker } from './markers.ts'
import { presentPlayer, presentRow } from './present.ts'
import { loadPlayer } from './repository.ts'

export const area = defineArea(contract.player, {
  handlers: {
    'GET /api/player/info/current': currentInfo,
    'GET /api/player/info': artifactInfo,
    'GET /api/player/current': ({ tx, playerId, now }) => presentPlayer(tx, playerId, now),
    'GET /api/player/id/current': async ({ playerId }) => ({ id: playerId }),
    'POST /api/player/v3/coordinate/set': setCoordinate,
    'POST /api/marker/add': addMarker,
    'POST /api/marker/addAll': addAllMarkers,
    'POST /api/marker/remove': removeMarker,
    'POST /api/player/version/update': setting((state, { body }) => {
      state.frontVersion = body.version
    }),
  },
  current: async (tx, playerId, now) => {
    const row = await loadPlayer(tx, playerId)
    return row.state.unchosen ? null : { player: await presentRow(tx, row, now) }
  },
})

import { contract, Player, PlayerChange } from '@skystair/contract'
import { defineArea, derivedReply } from '../../area.ts'
import { setting } from './change.ts'
import { setCoordinate } from './coordinate.ts'
import { artifactInfo, currentInfo } from './info.ts'
import { addAllMarkers, addMarker, removeMarker } from './markers.ts'
import { accounts, contactTimes, listedPlayers, playerAccess } from './migration.ts'
import { presentPlayer, presentRow } from './present.ts'
import { loadPlayer } from './repository.ts'

export const area = defineArea(contract.player, {
  tables: {
    player: {
      keptFor: 'others’ rows refer to it; guests who do not come back are deleted',
      by: 'thirty new guests of an address in five minutes',
    },
  },
  personal: [
    {
      table: 'player',
      by: ['id'],
      exported: ['id', 'name', 'contact', 'access_level', 'source', 'code', 'state', 'created_at', 'updated_at'],
      hidden: ['name_key', 'name_look', 'contact_key', 'contact_sign_in', 'contact_at', 'password_hash', 'version', 'listed'],
      onDeletion: {
        keptFor: 'other rows refer to it, and its climb counts without a name',
        blank: {
          name: null,
          name_key: null,
          name_look: null,
          contact: null,
          contact_key: null,
          contact_sign_in: null,
          password_hash: null,
        },
      },
    },
  ],
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
  migrations: [accounts, listedPlayers, playerAccess, contactTimes],
  derived: [
    derivedReply<Player, 0>({ schema: Player, memo: () => 0, derive: (tx, playerId, _memo, now) => presentPlayer(tx, playerId, now) }),
    // Which members a call changed, with their values of now.
    derivedReply<PlayerChange, string[]>({
      schema: PlayerChange,
      memo: (change) => Object.keys(change),
      derive: async (tx, playerId, names, now) => {
        const player = await presentPlayer(tx, playerId, now)
        return Object.fromEntries(Object.entries(player).filter(([name]) => names.includes(name)))
      },
    }),
  ],
  current: async (tx, playerId, now) => {
    const row = await loadPlayer(tx, playerId)
    return row.state.unchosen ? null : { player: await presentRow(tx, row, now) }
  },
})

import { contract } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import { ratingByType } from './by-type.ts'
import { finerCounts, ratings } from './migration.ts'
import { forgetPlayer, refreshRatings } from './refresh.ts'
import { sources } from './sources.ts'

export const area = defineArea(contract.rating, {
  tables: {
    rating_count: { keptFor: 'it counts the entries', by: 'the number of players' },
    rating_entry: { for: 'PLAYER', most: 'CATALOGUE' },
    rating_name: { for: 'PLAYER', most: 1 },
    rating_online: { until: 'the node no longer reports' },
  },
  migrations: [ratings, finerCounts],
  ratings: sources,
  recurring: refreshRatings,
  personal: [
    {
      table: 'rating_entry',
      by: ['player_id'],
      exported: ['board', 'player_id', 'level', 'value'],
      hidden: ['sort_key'],
      onDeletion: 'DELETE',
    },
    { table: 'rating_name', by: ['player_id'], exported: ['player_id'], hidden: ['spelling'], onDeletion: 'DELETE' },
  ],
  forgetName: forgetPlayer,
  handlers: { 'GET /api/rating/by/{type}': ratingByType },
})

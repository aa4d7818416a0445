import { contract } from '@skystair/contract'
import { advert as offered } from '@skystair/world/areas/bank/rows'
import { defineArea } from '../../area.ts'
import { refuse } from '../../refusal.ts'
import { lockPlayer } from '../player/change.ts'
import { loadPlayer } from '../player/repository.ts'
import { adverts, startAdvert, takeAdvert } from './advert.ts'

export const area = defineArea(contract.advert, {
  tables: {
    advert_watch: { keptFor: 'an advert is rewarded once', by: 'three adverts a day' },
  },
  personal: [
    {
      table: 'advert_watch',
      by: ['player_id'],
      exported: ['day', 'number', 'started_at', 'taken_at'],
      hidden: ['player_id'],
      onDeletion: 'DELETE',
    },
  ],
  handlers: {
    'POST /api/adv/rewarded/watch/{id}/start': async ({ tx, playerId, now, params }) => {
      if (params.id !== offered.id) throw refuse('NOT_FOUND')
      await loadPlayer(tx, playerId, { lock: true })
      await startAdvert(tx, playerId, now)
      return adverts(tx, playerId, now)
    },
    'POST /api/adv/rewarded/take/gems': async (ctx) => {
      const { tx, playerId, now } = ctx
      const { player, changes } = await lockPlayer(ctx)
      const amount = await takeAdvert(tx, playerId, now)
      return { player: await changes(player, 'purse'), gains: [{ kind: 'mithril', amount }] }
    },
  },
})

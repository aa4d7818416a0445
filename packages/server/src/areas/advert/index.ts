import { contract } from '@skystair/contract'
import { advert as offered } from '@skystair/world/areas/bank/rows'
import { defineArea } from '../../area.ts'
import { refuse } from '../../refusal.ts'
import { presentPlayer } from '../player/present.ts'
import { loadPlayer } from '../player/repository.ts'
import { adverts, startAdvert, takeAdvert } from './advert.ts'

export const area = defineArea(contract.advert, {
  handlers: {
    'POST /api/adv/rewarded/watch/{id}/start': async ({ tx, playerId, now, params }) => {
      if (params.id !== offered.id) throw refuse('NOT_FOUND')
      await loadPlayer(tx, playerId, { lock: true })
      await startAdvert(tx, playerId, now)
      return adverts(tx, playerId, now)
    },
    'POST /api/adv/rewarded/take/gems': async ({ tx, playerId, now }) => {
      await loadPlayer(tx, playerId, { lock: true })
      const amount = await takeAdvert(tx, playerId, now)
      return { player: await presentPlayer(tx, playerId, now), gains: [{ kind: 'mithril', amount }] }
    },
  },
})

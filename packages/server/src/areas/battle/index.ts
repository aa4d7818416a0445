import { contract } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import { loadPlayer } from '../player/repository.ts'
import { attack } from './attack.ts'
import { complete } from './complete.ts'
import { askBattle, getBattle, giveUp, hit, precalculate, skip, useConsumable } from './moves.ts'
import { showBattle } from './present.ts'

export const area = defineArea(contract.battle, {
  handlers: {
    'POST /api/battle/place/attack': attack,
    'POST /api/battle/get': getBattle,
    'POST /api/battle/ask': askBattle,
    'POST /api/battle/skip': skip,
    'POST /api/battle/hit': hit,
    'POST /api/battle/precalculate': precalculate,
    'POST /api/battle/removeConsumable': useConsumable,
    'POST /api/battle/giveUpBattle': giveUp,
    'POST /api/battle/complete': complete,
  },
  current: async (tx, playerId) => ({ battle: await showBattle(tx, (await loadPlayer(tx, playerId)).state) }),
})

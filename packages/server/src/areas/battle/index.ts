import { contract } from '@skystair/contract'
import { handlers } from '../../handlers.ts'
import { attack } from './attack.ts'
import { complete } from './complete.ts'
import { askBattle, getBattle, giveUp, hit, precalculate, skip, useConsumable } from './moves.ts'
import { finished, record } from './record.ts'

export const battle = handlers(contract.battle, {
  'POST /api/battle/place/attack': attack,
  'POST /api/battle/get': getBattle,
  'POST /api/battle/ask': askBattle,
  'POST /api/battle/skip': skip,
  'POST /api/battle/hit': hit,
  'POST /api/battle/precalculate': precalculate,
  'POST /api/battle/removeConsumable': useConsumable,
  'POST /api/battle/giveUpBattle': giveUp,
  'POST /api/battle/complete': complete,
  'GET /api/battle/list': finished,
  'GET /api/battle/{id}/record': record,
})

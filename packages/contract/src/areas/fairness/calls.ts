import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { Count } from '../../schema.ts'
import { BattleRecord, FinishedBattle, FinishedDraw } from './entities.ts'

export const calls = defineCalls({
  'GET /api/battle/list': {
    summary: 'My last finished fights, the newest first.',
    role: 'TRIAL',
    rate: 'read',
    extension: true,
    reply: Type.Array(FinishedBattle),
  },
  'GET /api/battle/{id}/record': {
    summary:
      'A finished fight of mine, a melee of mine, or a fight in which my place on the arena was attacked, with all that it takes to play it again and check it.',
    role: 'TRIAL',
    rate: 'read',
    extension: true,
    params: Type.Object({ id: Count }),
    reply: BattleRecord,
    errors: ['BATTLE_NOT_FOUND', 'BATTLE_NOT_OVER'],
  },
  'GET /api/draw/list': {
    summary: 'My last draws by chance, the newest first, with their seeds and odds.',
    role: 'TRIAL',
    rate: 'read',
    extension: true,
    reply: Type.Array(FinishedDraw),
  },
})

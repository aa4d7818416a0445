import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { Count, Flag } from '../../schema.ts'
import { BattleRecord, FinishedBattle, FinishedDraw, ReplayToken } from './entities.ts'

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
  'POST /api/battle/{id}/share': {
    summary: 'Share the replay of a finished fight that I may see: the reply contains the token of its link, the same one every time.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    extension: true,
    params: Type.Object({ id: Count }),
    reply: Type.Object({ token: ReplayToken }),
    errors: ['BATTLE_NOT_FOUND', 'BATTLE_NOT_OVER'],
  },
  'POST /api/battle/{id}/unshare': {
    summary: 'Withdraw my link to the replay of a fight.',
    role: 'TRIAL',
    rate: 'write',
    changes: true,
    extension: true,
    params: Type.Object({ id: Count }),
    reply: Type.Object({ shared: Flag }),
  },
  'GET /api/battle/shared/{token}/record': {
    summary: 'The record of a fight whose link somebody has shared. Those whom the sharer has blocked do not find it.',
    role: 'TRIAL',
    rate: 'read',
    extension: true,
    params: Type.Object({ token: ReplayToken }),
    reply: BattleRecord,
    errors: ['BATTLE_NOT_FOUND'],
  },
  'GET /api/draw/list': {
    summary: 'My last draws by chance, the newest first, with their seeds and odds.',
    role: 'TRIAL',
    rate: 'read',
    extension: true,
    reply: Type.Array(FinishedDraw),
  },
})

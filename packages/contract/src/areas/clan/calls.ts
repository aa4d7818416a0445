import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { planned } from '../../planned.ts'
import { Enum, Flag } from '../../schema.ts'
import { PlayerChange } from '../player/entities.ts'
import { budgetCalls } from './calls/budget.ts'
import { buildingCalls } from './calls/buildings.ts'
import { candidateCalls } from './calls/candidates.ts'
import { memberCalls } from './calls/members.ts'
import { textCalls } from './calls/texts.ts'
import { ClanInfo, RaidInfo, RaidOptions } from './entities.ts'
import { RaidDifficulty } from './enums.ts'

export const calls = defineCalls({
  ...memberCalls,
  ...candidateCalls,
  ...budgetCalls,
  ...textCalls,
  ...buildingCalls,
  'GET /api/clan/raid/get': planned('How the raid stands.', RaidInfo),
  'GET /api/clan/raid/options': planned('Raids by difficulty with their rewards.', Type.Array(RaidOptions)),
  'POST /api/clan/raid/start': planned('Set out on a raid.', Type.Object({ raid: RaidInfo, player: PlayerChange }), { changes: true }),
  'POST /api/clan/raid/speedup': planned('Make the next raid possible at once.', RaidInfo, { changes: true }),
  'POST /api/clan/raid/end': planned(
    'Come back from the raid; `reset` gives the way back to where it began.',
    Type.Object({ raid: RaidInfo, player: PlayerChange }),
    { changes: true, body: { reset: Flag } },
  ),
  'POST /api/clan/raid/difficulty/set': planned('Set how hard raids are.', ClanInfo, {
    changes: true,
    body: { raidDifficulty: Enum(RaidDifficulty) },
  }),
})

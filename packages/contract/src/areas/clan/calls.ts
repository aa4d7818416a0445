import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { planned } from '../../planned.ts'
import { Count, Enum, Flag } from '../../schema.ts'
import { Force } from '../hero/enums.ts'
import { Gained, PlayerChange } from '../player/entities.ts'
import { budgetCalls } from './calls/budget.ts'
import { candidateCalls } from './calls/candidates.ts'
import { memberCalls } from './calls/members.ts'
import { textCalls } from './calls/texts.ts'
import { Building, ClanInfo, FactoryGift, HallOption, RaidInfo, RaidOptions } from './entities.ts'
import { ClanBuilding, RaidDifficulty } from './enums.ts'

export const calls = defineCalls({
  ...memberCalls,
  ...candidateCalls,
  ...budgetCalls,
  ...textCalls,
  'GET /api/clan/building/list': planned('Buildings of my clan.', Type.Array(Building)),
  'GET /api/clan/raid/get': planned('How the raid stands.', RaidInfo),
  'GET /api/clan/raid/options': planned('Raids by difficulty with their rewards.', Type.Array(RaidOptions)),
  'GET /api/clan/factory/gift/get': planned('What the gear factory has made today.', FactoryGift),
  'GET /api/clan/factory/gift/take': planned('Take it.', Gained, { changes: true }),
  'GET /api/clan/hall/options': planned('What the hall of fame can improve.', Type.Array(HallOption)),
  'POST /api/clan/raid/start': planned('Set out on a raid.', Type.Object({ raid: RaidInfo, player: PlayerChange }), { changes: true }),
  'POST /api/clan/raid/speedup': planned('Make the next raid possible at once.', RaidInfo, { changes: true }),
  'POST /api/clan/raid/end': planned(
    'Come back from the raid; `reset` gives the way back to where it began.',
    Type.Object({ raid: RaidInfo, player: PlayerChange }),
    { changes: true, body: { reset: Flag } },
  ),
  'POST /api/clan/building/start': planned('Begin to build.', Building, { changes: true, body: { buildingType: Enum(ClanBuilding) } }),
  'POST /api/clan/building/speedup': planned('Finish the work at once.', Building, {
    changes: true,
    body: { buildingType: Enum(ClanBuilding) },
  }),
  'POST /api/clan/building/complete': planned('Close finished work.', Building, {
    changes: true,
    body: { buildingType: Enum(ClanBuilding) },
  }),
  'POST /api/clan/raid/difficulty/set': planned('Set how hard raids are.', ClanInfo, {
    changes: true,
    body: { raidDifficulty: Enum(RaidDifficulty) },
  }),
  'POST /api/clan/theme/set': planned('Set the theme: three times free, then for 250 gems of the clan.', ClanInfo, {
    changes: true,
    query: { number: Count },
  }),
  'POST /api/clan/hall/improve': planned('Improve a gift in the hall of fame.', Type.Array(HallOption), {
    changes: true,
    body: { force: Enum(Force), toLevel: Count },
  }),
})

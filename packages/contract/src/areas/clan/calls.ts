import { Type } from 'typebox'
import { defineCalls } from '../../call.ts'
import { planned } from '../../planned.ts'
import { Count, Enum } from '../../schema.ts'
import { Force } from '../hero/enums.ts'
import { Gained } from '../player/entities.ts'
import { budgetCalls } from './calls/budget.ts'
import { candidateCalls } from './calls/candidates.ts'
import { memberCalls } from './calls/members.ts'
import { raidCalls } from './calls/raids.ts'
import { textCalls } from './calls/texts.ts'
import { Building, ClanInfo, FactoryGift, HallOption } from './entities.ts'
import { ClanBuilding } from './enums.ts'

export const calls = defineCalls({
  ...memberCalls,
  ...candidateCalls,
  ...budgetCalls,
  ...textCalls,
  ...raidCalls,
  'GET /api/clan/building/list': planned('Buildings of my clan.', Type.Array(Building)),
  'GET /api/clan/factory/gift/get': planned('What the gear factory has made today.', FactoryGift),
  'GET /api/clan/factory/gift/take': planned('Take it.', Gained, { changes: true }),
  'GET /api/clan/hall/options': planned('What the hall of fame can improve.', Type.Array(HallOption)),
  'POST /api/clan/building/start': planned('Begin to build.', Building, { changes: true, body: { buildingType: Enum(ClanBuilding) } }),
  'POST /api/clan/building/speedup': planned('Finish the work at once.', Building, {
    changes: true,
    body: { buildingType: Enum(ClanBuilding) },
  }),
  'POST /api/clan/building/complete': planned('Close finished work.', Building, {
    changes: true,
    body: { buildingType: Enum(ClanBuilding) },
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

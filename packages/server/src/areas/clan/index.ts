import { contract } from '@skystair/contract'
import { defineArea } from '../../area.ts'
import { budgetHandlers } from './budget/donate.ts'
import { clanBonuses } from './buildings/bonuses.ts'
import { rewardKinds } from './buildings/boosts.ts'
import { clanBoostTable, clanBuildings } from './buildings/migration.ts'
import { buildingHandlers } from './buildings/work.ts'
import { candidateHandlers } from './candidates/handlers.ts'
import { oldWishes } from './candidates/repository.ts'
import { factoryHandlers } from './factory/handlers.ts'
import { hallHandlers } from './hall/handlers.ts'
import { mayHear } from './live.ts'
import { logHandlers } from './log/page.ts'
import { clanRating } from './membership/clan-rating.ts'
import { memberHandlers } from './membership/handlers.ts'
import { leaveOnDeletion } from './membership/leave.ts'
import { findStandIns } from './membership/stand-in.ts'
import { clanLists, clans } from './migration.ts'
import { personal } from './personal.ts'
import { raidHandlers } from './raids/handlers.ts'
import { raids } from './raids/migration.ts'
import { raidTables } from './raids/personal.ts'
import { bringRaidRewards } from './raids/reward.ts'
import { textHandlers } from './texts/handlers.ts'
import { themeHandlers } from './theme/set-theme.ts'

/** How long applications, invitations and rejections last, milliseconds. */
const WISHES_STAY = 14 * 86_400_000

export const area = defineArea(contract.clan, {
  tables: {
    clan: { keptFor: 'names and histories stay', by: 'one clan of a player at a time, and thirty names a day' },
    clan_boost: { for: 'CLAN', most: 'CATALOGUE' },
    clan_budget: { for: 'CLAN', most: 'CATALOGUE' },
    clan_building: { for: 'CLAN', most: 'CATALOGUE' },
    clan_candidate: { days: 14 },
    clan_hall: { for: 'CLAN', most: 'CATALOGUE' },
    clan_ledger: { keptFor: 'the books of a clan must add up', by: 'what its members donate and its leaders spend' },
    clan_log: { keptFor: 'the history of a clan is its members’', by: 'the rates of calls' },
    clan_member: { for: 'PLAYER', most: 1 },
    clan_raid: { keptFor: 'the shares of a raid are looked up', by: 'the rest between two raids' },
    clan_raider: { with: 'clan_raid' },
    clan_seeker: { days: 14 },
  },
  rewardKinds,
  migrations: [clans, clanBuildings, clanBoostTable, raids, clanLists],
  personal: [...personal, ...raidTables],
  forgetName: leaveOnDeletion,
  sweep: oldWishes(WISHES_STAY),
  recurring: async (deps) => {
    try {
      await findStandIns(deps)
    } finally {
      await bringRaidRewards(deps)
    }
  },
  mayHear,
  bonuses: clanBonuses,
  ratings: { clanLevel: clanRating },
  handlers: {
    ...{ ...memberHandlers, ...candidateHandlers, ...budgetHandlers, ...logHandlers, ...textHandlers },
    ...{ ...buildingHandlers, ...hallHandlers, ...factoryHandlers, ...themeHandlers, ...raidHandlers },
  },
})

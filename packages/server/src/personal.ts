import { economyTables } from './economy/personal.ts'
import type { Personal, PersonalOwner } from './personal-table.ts'
import { sessionTables } from './session/personal.ts'

/** Returns the rules for players’ data of the areas and of the server's own tables. */
export const personalOf = (areas: readonly PersonalOwner[]): Personal => ({
  tables: [...areas.flatMap(({ personal = [] }) => personal), ...economyTables, ...sessionTables],
  async forgetName(tx, playerId, name, now) {
    for (const { forgetName } of areas) await forgetName?.(tx, playerId, name, now)
  },
})

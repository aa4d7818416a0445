import type { ClanStat } from '@skystair/contract'
import { refuse } from '../../../refusal.ts'
import type { Tx } from '../../../storage/db.ts'
import { type BudgetOccasion, type BudgetResource, moveBudget } from './repository.ts'

/** Takes a whole price from the budget of a clan, which must be locked. Throws CLAN_RESOURCES, with the missing resource as its field. */
export async function spend(tx: Tx, clanId: number, price: Partial<ClanStat>, occasion: BudgetOccasion): Promise<void> {
  for (const [resource, amount] of Object.entries(price) as [BudgetResource, number][])
    if (amount > 0 && !(await moveBudget(tx, clanId, resource, -amount, occasion)))
      throw refuse('CLAN_RESOURCES', { field: `/${resource}` })
}

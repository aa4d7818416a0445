import type { ClanStat } from '@skystair/contract'
import type { Tx } from '../../../storage/db.ts'

/** What a clan holds: its budget, and the bonus points for gems that its members bought, which cannot be spent. */
export type BudgetResource = keyof ClanStat | 'bonusPoints'

/** Why an amount of a budget changes. `ref` is unique in the clan for each resource, so that no change is booked twice. */
export interface BudgetOccasion {
  readonly reason: string
  readonly ref: string
  /** The player who caused it; null if none did. */
  readonly playerId: number | null
  readonly now: number
}

async function heldBy(tx: Tx, clanId: number): Promise<Record<BudgetResource, number>> {
  const rows = await tx.all<{ resource: BudgetResource; amount: number }>('select resource, amount from clan_budget where clan_id = ?', [
    clanId,
  ])
  const held = { gold: 0, gems: 0, redCrystal: 0, blueCrystal: 0, gears: 0, bonusPoints: 0 }
  for (const { resource, amount } of rows) held[resource] = amount
  return held
}

export async function budgetOf(tx: Tx, clanId: number): Promise<ClanStat> {
  const { bonusPoints: _, ...budget } = await heldBy(tx, clanId)
  return budget
}

export const pointsOf = async (tx: Tx, clanId: number): Promise<number> => (await heldBy(tx, clanId)).bonusPoints

/** Returns what an occasion of a player added to a resource of any clan; undefined if it added nothing. */
export const bookedFor = (
  tx: Tx,
  playerId: number,
  resource: BudgetResource,
  ref: string,
): Promise<{ readonly clan_id: number; readonly amount: number } | undefined> =>
  tx.one('select clan_id, amount from clan_ledger where player_id = ? and resource = ? and ref = ?', [playerId, resource, ref])

/**
 * Adds an amount, positive or negative, to a budget, with a line of its ledger. The clan must be locked. Returns false, and changes nothing, if the budget
 * holds too little.
 */
export async function moveBudget(
  tx: Tx,
  clanId: number,
  resource: BudgetResource,
  amount: number,
  { reason, ref, playerId, now }: BudgetOccasion,
): Promise<boolean> {
  const balance = (await heldBy(tx, clanId))[resource] + amount
  if (balance < 0) return false
  await tx.run(
    `insert into clan_budget (clan_id, resource, amount) values (?, ?, ?)
     on conflict (clan_id, resource) do update set amount = excluded.amount`,
    [clanId, resource, balance],
  )
  await tx.run('insert into clan_ledger (clan_id, resource, amount, balance, reason, ref, player_id, at) values (?, ?, ?, ?, ?, ?, ?, ?)', [
    clanId,
    resource,
    amount,
    balance,
    reason,
    ref,
    playerId,
    now,
  ])
  return true
}

/** What one member gave to one clan. `left` is true if that player is no longer in the clan. */
export interface Donor {
  readonly clanId: number
  readonly playerId: number
  readonly donations: number
  readonly left: boolean
}

/** Returns the members with the most donations since a moment. */
export const mostDonations = (tx: Tx, since: number, max: number): Promise<Donor[]> =>
  tx
    .all<{ clan_id: number; player_id: number; donations: number; still: number }>(
      `select l.clan_id, l.player_id, count(*) as donations,
         (select count(*) from clan_member m where m.clan_id = l.clan_id and m.player_id = l.player_id) as still
       from clan_ledger l where l.reason = 'donation' and l.player_id is not null and l.at >= ?
       group by l.clan_id, l.player_id order by donations desc, l.clan_id, l.player_id limit ?`,
      [since, max],
    )
    .then((rows) =>
      rows.map(({ clan_id: clanId, player_id: playerId, donations, still }) => ({ clanId, playerId, donations, left: still === 0 })),
    )

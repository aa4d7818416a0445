import type { Tx } from '../../storage/db.ts'

/** A player's discounts of one percentage. */
export interface Discount {
  readonly percent: number
  readonly amount: number
  /** The portal for which the player has chosen it, or null. */
  readonly portalId: number | null
}

/** Returns the discounts that a player has not used yet, the smallest first. */
export async function portalDiscounts(tx: Tx, playerId: number): Promise<Discount[]> {
  const rows = await tx.all<{ percent: number; amount: number; portal_id: number | null }>(
    'select percent, amount, portal_id from portal_discount where player_id = ? and amount > 0 order by percent',
    [playerId],
  )
  return rows.map(({ percent, amount, portal_id: portalId }) => ({ percent, amount, portalId }))
}

/** Gives a player discounts. The player's row must be locked. */
export const addPortalDiscounts = (tx: Tx, playerId: number, percent: number, amount: number): Promise<number> =>
  tx.run(
    `insert into portal_discount (player_id, percent, amount) values (?, ?, ?)
     on conflict (player_id, percent) do update set amount = portal_discount.amount + excluded.amount`,
    [playerId, percent, amount],
  )

/** Chooses the discount for a portal instead of any other; 0 chooses none. Returns false if the player does not have it. */
export async function chooseDiscount(tx: Tx, playerId: number, percent: number, portalId: number): Promise<boolean> {
  await tx.run('update portal_discount set portal_id = null where player_id = ? and portal_id = ?', [playerId, portalId])
  if (percent === 0) return true
  const chosen = await tx.run('update portal_discount set portal_id = ? where player_id = ? and percent = ? and amount > 0', [
    portalId,
    playerId,
    percent,
  ])
  return chosen === 1
}

/** Removes one discount. Returns false if the player does not have it. */
export async function takeDiscount(tx: Tx, playerId: number, percent: number): Promise<boolean> {
  const taken = await tx.run(
    'update portal_discount set amount = amount - 1, portal_id = null where player_id = ? and percent = ? and amount > 0',
    [playerId, percent],
  )
  return taken === 1
}

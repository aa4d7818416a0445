import { refuse } from '../refusal.ts'
import type { Tx } from '../storage/db.ts'
import { move, type Occasion, sumsOf } from './ledger.ts'
import type { Account } from './purse.ts'

interface Held {
  readonly resource: Account
  readonly amount: number
  /** The number of charges under this reference: 0 or 1. */
  readonly charged: number
}

/**
 * Takes a whole price from a player, each resource once per reference. With `mayOwe`, gems may become negative, as after a refund of gems already spent.
 * Throws NOT_ENOUGH_RESOURCES, with the resource as its field; then nothing is changed.
 */
export async function charge(
  tx: Tx,
  playerId: number,
  prices: readonly { readonly resource: Account; readonly amount: number }[],
  occasion: Occasion,
  { mayOwe = false }: { readonly mayOwe?: boolean } = {},
): Promise<void> {
  const sums = [...sumsOf(prices)].filter(([, amount]) => amount > 0)
  if (sums.length === 0) return
  // The rows stay locked until the transaction ends, so that no other transaction spends these amounts.
  const rows = await tx.all<Held>(
    `select resource, amount,
       (select count(*) from ledger l where l.player_id = p.player_id and l.resource = p.resource and l.ref = ? and l.amount < 0) as charged
     from purse p where player_id = ? and resource in (${sums.map(() => '?').join(', ')})${tx.lock}`,
    [occasion.ref, playerId, ...sums.map(([account]) => account)],
  )
  const held = new Map(rows.map((row) => [row.resource, row]))
  const due = sums.filter(([account]) => !held.get(account)?.charged)
  const missing = due.find(([account, amount]) => (held.get(account)?.amount ?? 0) < amount)
  if (missing && !mayOwe) throw refuse('NOT_ENOUGH_RESOURCES', { field: `/${missing[0]}` })
  for (const [account, amount] of due) await move(tx, playerId, account, -amount, occasion)
}

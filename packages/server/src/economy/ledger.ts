import type { LedgerReason, Price } from '@skystair/contract'
import type { Tx } from '../storage/db.ts'
import type { Account } from './purse.ts'

/** Reason and time, in milliseconds, of a change of a purse. `ref` is unique per player: a reward is granted once and a price charged once under it. */
export interface Occasion {
  readonly reason: LedgerReason
  readonly ref: string
  readonly now: number
  /** What the player paid for the only reward of an offer. */
  readonly paid?: readonly Price[]
}

/** Returns the sums of amounts by account, in the order of first occurrence. */
export function sumsOf<A extends Account>(amounts: readonly { readonly resource: A; readonly amount: number }[]): Map<A, number> {
  const sums = new Map<A, number>()
  for (const { resource, amount } of amounts) sums.set(resource, (sums.get(resource) ?? 0) + amount)
  return sums
}

/**
 * Adds an amount, positive or negative, to a purse, and writes a line of the ledger. Only `charge` and `grant` may call it. Throws if the reference already
 * has a line for this account.
 */
export async function move(tx: Tx, playerId: number, account: Account, amount: number, { reason, ref, now }: Occasion): Promise<void> {
  tx.changed.add(playerId)
  // Not an upsert: the table's check would apply to the amount added, not to the sum.
  const row =
    (await tx.one<{ amount: number }>('update purse set amount = amount + ? where player_id = ? and resource = ? returning amount', [
      amount,
      playerId,
      account,
    ])) ??
    (await tx.one<{ amount: number }>('insert into purse (player_id, resource, amount) values (?, ?, ?) returning amount', [
      playerId,
      account,
      amount,
    ]))
  await tx.run('insert into ledger (player_id, resource, amount, balance, reason, ref, at) values (?, ?, ?, ?, ?, ?, ?)', [
    playerId,
    account,
    amount,
    row?.amount ?? amount,
    reason,
    ref,
    now,
  ])
}

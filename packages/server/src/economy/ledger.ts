import type { Tx } from '../storage/db.ts'
import type { Account } from './purse.ts'

/** Why value moves, and when: milliseconds. `ref` names this one occasion of this player: under it a reward is granted once and a price is charged once. */
export interface Occasion {
  readonly reason: string
  readonly ref: string
  readonly now: number
}

/** Sums amounts by their account, in the order in which the accounts first come. */
export function sumsOf<A extends Account>(amounts: readonly { readonly resource: A; readonly amount: number }[]): Map<A, number> {
  const sums = new Map<A, number>()
  for (const { resource, amount } of amounts) sums.set(resource, (sums.get(resource) ?? 0) + amount)
  return sums
}

/** Changes a purse by an amount of either sign, and writes the line of the ledger. Only `charge` and `grant` do so. Throws where the reference has a line for this account already. */
export async function move(tx: Tx, playerId: number, account: Account, amount: number, { reason, ref, now }: Occasion): Promise<void> {
  // Not an upsert: its check would look at the amount moved, not at the sum.
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

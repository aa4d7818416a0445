import { type Gain, purseOfEach, ResourceName, type Resources } from '@skystair/contract'
import { refuse } from '../refusal.ts'
import type { Tx } from '../storage/db.ts'

export const isResource = (kind: string): kind is ResourceName => (ResourceName as readonly string[]).includes(kind)

/** Gems that a purchase has granted and nobody has taken yet: in the ledger like all else, but no resource that could be spent. */
export const GRANTED = 'granted'

/** Everything the player holds an amount of. */
export async function purseOf(tx: Tx, playerId: number): Promise<Resources> {
  const rows = await tx.all<{ resource: string; amount: number }>('select resource, amount from purse where player_id = ?', [playerId])
  const purse: Resources = purseOfEach(0)
  for (const { resource, amount } of rows) if (isResource(resource)) purse[resource] = amount
  return purse
}

/** Why a resource came or went, for the ledger. `ref` names the occasion: a second line with the same one is never written. */
export interface Occasion {
  readonly reason: string
  readonly ref?: string
  readonly now: number
}

async function move(
  tx: Tx,
  playerId: number,
  resource: ResourceName | typeof GRANTED,
  amount: number,
  { reason, ref, now }: Occasion,
): Promise<void> {
  // Not an upsert: its check would look at the amount moved, not at the sum.
  const row =
    (await tx.one<{ amount: number }>('update purse set amount = amount + ? where player_id = ? and resource = ? returning amount', [
      amount,
      playerId,
      resource,
    ])) ??
    (await tx.one<{ amount: number }>('insert into purse (player_id, resource, amount) values (?, ?, ?) returning amount', [
      playerId,
      resource,
      amount,
    ]))
  await tx.run('insert into ledger (player_id, resource, amount, balance, reason, ref, at) values (?, ?, ?, ?, ?, ?, ?)', [
    playerId,
    resource,
    amount,
    row?.amount ?? amount,
    reason,
    ref ?? null,
    now,
  ])
}

/** Whether the occasion has given this resource already. */
async function given(tx: Tx, playerId: number, resource: ResourceName | typeof GRANTED, ref: string): Promise<boolean> {
  const line = await tx.one('select id from ledger where player_id = ? and resource = ? and ref = ?', [playerId, resource, ref])
  return line !== undefined
}

/** Gives resources, once for each occasion with a ref; answers what was given now. The player's row must be locked. Other kinds of gain are left out. */
export async function grant(tx: Tx, playerId: number, gains: readonly Gain[], occasion: Occasion): Promise<Gain[]> {
  const sums = new Map<ResourceName, number>()
  for (const { kind, amount } of gains) if (isResource(kind)) sums.set(kind, (sums.get(kind) ?? 0) + amount)
  const granted: Gain[] = []
  for (const [kind, amount] of sums) {
    if (amount === 0 || (occasion.ref && (await given(tx, playerId, kind, occasion.ref)))) continue
    await move(tx, playerId, kind, amount, occasion)
    granted.push({ kind, amount })
  }
  return granted
}

/** Takes a resource away. Refuses with NOT_ENOUGH_RESOURCES, naming the resource. The player's row must be locked. */
export async function spend(tx: Tx, playerId: number, resource: ResourceName, amount: number, occasion: Occasion): Promise<void> {
  if (amount === 0) return
  if ((await purseOf(tx, playerId))[resource] < amount) throw refuse('NOT_ENOUGH_RESOURCES', { field: `/${resource}` })
  await move(tx, playerId, resource, -amount, occasion)
}

/** Books an amount of either sign, once for its ref; gems may sink below nothing by it. The player's row must be locked. */
export async function book(
  tx: Tx,
  playerId: number,
  resource: ResourceName | typeof GRANTED,
  amount: number,
  occasion: Required<Occasion>,
): Promise<void> {
  if (amount !== 0 && !(await given(tx, playerId, resource, occasion.ref))) await move(tx, playerId, resource, amount, occasion)
}

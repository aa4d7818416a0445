import type { Tx } from '../src/storage/db.ts'

interface PurchaseLine {
  readonly id: number
  readonly state: string
  readonly gems: number
  readonly points: number
}

/**
 * Returns what is wrong with the books, as sentences. Checks that the ledger contains each purchase with its payments minus its refunds, that each
 * purse is the sum of its ledger, and that no payment is stored twice.
 */
export async function wrongInBooks(tx: Tx): Promise<string[]> {
  const wrong: string[] = []
  const purchases = await tx.all<PurchaseLine>('select id, state, gems, points from purchase order by id')
  for (const { id, state, gems, points } of purchases) {
    const receipts = await tx.all<{ state: string }>('select state from receipt where purchase_id = ?', [id])
    const kept = state === 'GEMS_GRANTED' || state === 'GEMS_TAKEN' ? 1 : 0
    const paid = receipts.filter((receipt) => receipt.state === 'PAID').length
    if (paid !== kept) wrong.push(`purchase ${id} is ${state} with ${paid} payments`)
    const booked = await tx.all<{ resource: string; total: number }>(
      'select resource, cast(sum(amount) as bigint) as total from ledger where ref in (?, ?, ?, ?) group by resource',
      [`purchase:${id}`, `purchase:${id}:points`, `take:${id}`, `refund:${id}`],
    )
    const sum = (...resources: string[]) =>
      booked.filter(({ resource }) => resources.includes(resource)).reduce((all, { total }) => all + total, 0)
    if (sum('mithril', 'granted') !== kept * gems) wrong.push(`purchase ${id} is ${state} with ${sum('mithril', 'granted')} gems`)
    if (sum('granted') !== (state === 'GEMS_GRANTED' ? gems : 0))
      wrong.push(`purchase ${id} is ${state} with ${sum('granted')} granted gems`)
    if (sum('bonusPoints') !== kept * points) wrong.push(`purchase ${id} is ${state} with ${sum('bonusPoints')} points`)
  }
  const purses = await tx.all<{ player_id: number; resource: string; amount: number; total: number }>(
    `select p.player_id, p.resource, p.amount, cast(coalesce(sum(l.amount), 0) as bigint) as total from purse p
     left join ledger l on l.player_id = p.player_id and l.resource = p.resource group by p.player_id, p.resource, p.amount`,
  )
  for (const { player_id, resource, amount, total } of purses)
    if (amount !== total) wrong.push(`player ${player_id} holds ${amount} ${resource}, and the ledger says ${total}`)
  const loose = await tx.all<{ ref: string }>(
    `select ref from ledger where reason in ('purchase', 'refund') group by ref having count(distinct player_id) > 2`,
  )
  for (const { ref } of loose) wrong.push(`${ref} is booked for more players than a buyer and a receiver`)
  return wrong
}

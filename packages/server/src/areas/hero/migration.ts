import type { Creature } from '@skystair/contract'
import { world } from '@skystair/world'
import { type LedgerLine, linesFor } from '../../economy/history.ts'
import type { Tx } from '../../storage/db.ts'
import type { Migration } from '../../storage/migrate.ts'
import { saveCreature, storedCreatures } from './repository.ts'

/** The kind that was bought, by the reference of the charge: `heroShop:<shop, then four digits of the kind>:<count>:price`. */
const boughtKind = ({ ref }: LedgerLine): string | undefined => {
  const number = Number(ref.split(':')[1]) % 10_000
  return world.creatures.find(({ id }) => id === number)?.imageId
}

/** Writes into a player's heroes what they cost, newer purchases first, as far as oblivion has not returned these tokens yet. */
async function fillPlayer(tx: Tx, playerId: number, charges: readonly LedgerLine[], returned: number): Promise<void> {
  const heroes = (await storedCreatures(tx, playerId)).reverse()
  let left = charges.reduce((sum, { amount }) => sum - amount, 0) - returned
  const filled = new Set<Creature>()
  for (const charge of charges) {
    const kind = boughtKind(charge)
    const hero = heroes.find((one) => one.imageId === kind && !filled.has(one))
    const tokensPaid = Math.min(-charge.amount, left)
    if (!hero || tokensPaid <= 0) continue
    filled.add(hero)
    left -= tokensPaid
    await saveCreature(tx, { ...hero, tokensPaid })
  }
}

/**
 * Heroes bought before their price was stored with them get it from the ledger, so that oblivion still takes them. Why limited by what oblivion has returned:
 * it used to take heroes that had not been bought, so that only the sums of a player are certain.
 */
export const paidTokens: Migration = {
  name: '2026-11-29-paid-tokens',
  sql: [],
  async fill(tx) {
    const [charges, returned] = [await linesFor(tx, 'heroShop', 'tokens'), await linesFor(tx, 'oblivion', 'tokens')]
    for (const id of new Set(charges.map(({ playerId }) => playerId))) {
      const mine = ({ playerId }: LedgerLine) => playerId === id
      const sum = returned.filter(mine).reduce((total, { amount }) => total + amount, 0)
      await fillPlayer(tx, id, charges.filter(mine), sum)
    }
  },
}

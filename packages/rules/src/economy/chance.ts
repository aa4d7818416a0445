import type { ChanceTable } from '@skystair/contract'
import { sha256Words } from '../sha256.ts'

const totalOf = ({ rows }: Pick<ChanceTable, 'rows'>): number => rows.reduce((sum, { weight }) => sum + weight, 0)

/** How likely each row is, in the order of the rows: from 0 to 1, and 1 in all. */
export const oddsOf = (table: Pick<ChanceTable, 'rows'>): number[] => table.rows.map(({ weight }) => weight / totalOf(table))

/**
 * Returns the index of the row that a seed draws: the same for the same table and seed, in a browser as on the server. Throws where no row has a weight.
 */
export function drawnRow(table: ChanceTable, seed: string): number {
  const total = totalOf(table)
  if (total < 1) throw new Error(`Nothing can be drawn from ${table.id}.`)
  const [high = 0, low = 0] = sha256Words(`draw:${table.id}:${seed}`).map((word) => word >>> 0)
  // 53 bits: the remainder favours no row by more than the total's share of 2^53.
  let left = (high * 2 ** 21 + (low >>> 11)) % total
  return table.rows.findIndex(({ weight }) => {
    left -= weight
    return left < 0
  })
}

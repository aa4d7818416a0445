import type { ChanceTable } from '@skystair/contract'
import { sha256Words } from '../sha256.ts'

const totalOf = ({ rows }: Pick<ChanceTable, 'rows'>): number => rows.reduce((sum, { weight }) => sum + weight, 0)

/** Returns the probability of each row, in order; their sum is 1. */
export const oddsOf = (table: Pick<ChanceTable, 'rows'>): number[] => table.rows.map(({ weight }) => weight / totalOf(table))

/**
 * Returns the index of the row that a digest draws, by its first two words as unsigned numbers. Of these 64 bits the first 53 count: their remainder favours
 * no row by more than the total's share of 2^53. Throws if no row has a weight.
 */
export function rowAt(table: ChanceTable, high: number, low: number): number {
  const total = totalOf(table)
  if (total < 1) throw new Error(`Nothing can be drawn from ${table.id}.`)
  let left = (high * 2 ** 21 + (low >>> 11)) % total
  return table.rows.findIndex(({ weight }) => {
    left -= weight
    return left < 0
  })
}

/** Returns the index of the row that a seed draws: the same for the same table and seed, in the browser and on the server. Throws if no row has a weight. */
export function drawnRow(table: ChanceTable, seed: string): number {
  const [high = 0, low = 0] = sha256Words(`draw:${table.id}:${seed}`)
  return rowAt(table, high >>> 0, low >>> 0)
}

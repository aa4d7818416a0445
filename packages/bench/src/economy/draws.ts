// Openings of every chest and turns of every wheel, counted against the published odds.
import { hash } from 'node:crypto'
import { oddsOf, rowAt } from '@skystair/rules'
import { chestCampaigns, chests, chestTable, delayedChests, wheels } from '@skystair/world/areas/campaign/rows'
import { factoryTable } from '@skystair/world/areas/clan/rows'

/** Every table from which players draw. */
export const drawn = [
  ...wheels,
  ...delayedChests,
  ...chestCampaigns.flatMap((campaign) => chests.map(({ type }) => chestTable(campaign, type))),
  factoryTable(1),
  factoryTable(10),
]

export interface Draws {
  readonly id: string
  readonly rows: number
  /** Pearson's statistic. Correct odds exceed the limit in fewer than one of ten thousand tables. */
  readonly chiSquare: number
  readonly limit: number
}

/** The value that a chi-square distribution exceeds once in ten thousand times (Wilson and Hilferty). */
const limitOf = (freedom: number): number => freedom * (1 - 2 / (9 * freedom) + 3.719 * Math.sqrt(2 / (9 * freedom))) ** 3

/** Draws `count` times with seeds of this name, by the server's rule, and compares the counts with odds, those that players see. */
export function compareDraws(table: (typeof drawn)[number], count: number, name: string, odds = oddsOf(table)): Draws {
  const counts = table.rows.map(() => 0)
  for (let i = 0; i < count; i++) {
    const digest = Buffer.from(hash('sha256', `draw:${table.id}:${name}${i}`, 'binary'), 'binary')
    counts[rowAt(table, digest.readUInt32BE(0), digest.readUInt32BE(4))]! += 1
  }
  const chiSquare = odds.reduce((sum, share, row) => sum + (counts[row]! - count * share) ** 2 / (count * share), 0)
  return { id: table.id, rows: counts.length, chiSquare, limit: limitOf(counts.length - 1) }
}

import { hash } from 'node:crypto'
import { drawnRow, oddsOf, rowAt } from '@skystair/rules'
import { chests, chestTable, delayedChests, wheels } from '@skystair/world/areas/campaign/rows'
import { expect, it } from 'vitest'

/** The chests of the other campaigns have the same odds, as chest-odds.test.ts checks. */
const campaignChests = chests.map(({ type }) => chestTable('CHEST', type))
const DRAWS = 1_000_000
/** The number of draws that also use the game's own SHA-256. Node's is many times as fast. */
const OWN = 500

it.each([...wheels, ...delayedChests, ...campaignChests].map((table) => [table.id, table] as const))(
  'a million draws from %s give each row as often as the odds say that are shown',
  { timeout: 60_000 },
  (_, table) => {
    const counts = table.rows.map(() => 0)
    for (let i = 0; i < DRAWS; i++) {
      const digest = Buffer.from(hash('sha256', `draw:${table.id}:${i}`, 'binary'), 'binary')
      const row = rowAt(table, digest.readUInt32BE(0), digest.readUInt32BE(4))
      if (i < OWN) expect(drawnRow(table, `${i}`)).toBe(row)
      counts[row]! += 1
    }
    // Five standard deviations: one correct row in two million would fail.
    for (const [row, share] of oddsOf(table).entries())
      expect(Math.abs(counts[row]! - DRAWS * share)).toBeLessThan(5 * Math.sqrt(DRAWS * share * (1 - share)))
  },
)

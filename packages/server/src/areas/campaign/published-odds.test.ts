import { hash } from 'node:crypto'
import { drawnRow, oddsOf, rowAt } from '@skystair/rules'
import { chests, chestTable, delayedChests, wheels } from '@skystair/world/areas/campaign/rows'
import { expect, it } from 'vitest'

/** The chests of the other campaigns have the same odds, as chest-odds.test.ts checks. */
const campaignChests = chests.map(({ type }) => chestTable('CHEST', type))
const DRAWS = 1_000_000
/** The number of draws that are compared with the game's own, which compute SHA-256 many times as slowly as Node. */
const OWN = 500

/** Returns the two numbers that decide a draw: the first 64 bits of the SHA-256 of a text. */
function decisive(text: string): readonly [number, number] {
  const digest = Buffer.from(hash('sha256', text, 'binary'), 'binary')
  return [digest.readUInt32BE(0), digest.readUInt32BE(4)]
}
/** The numbers of all draws, one after the other. Every table is drawn from with the same ones. */
const numbers = new Uint32Array(2 * DRAWS)
for (let i = 0; i < DRAWS; i++) numbers.set(decisive(`draw:${i}`), 2 * i)

it.each([...wheels, ...delayedChests, ...campaignChests].map((table) => [table.id, table] as const))(
  'a million draws from %s give each row as often as the odds say that are shown',
  { timeout: 60_000 },
  (_, table) => {
    const counts = table.rows.map(() => 0)
    for (let i = 0; i < DRAWS; i++) counts[rowAt(table, numbers[2 * i]!, numbers[2 * i + 1]!)]! += 1
    // Five standard deviations: one correct row in two million would fail.
    for (const [row, share] of oddsOf(table).entries())
      expect(Math.abs(counts[row]! - DRAWS * share)).toBeLessThan(5 * Math.sqrt(DRAWS * share * (1 - share)))
    for (let i = 0; i < OWN; i++) expect(drawnRow(table, `${i}`)).toBe(rowAt(table, ...decisive(`draw:${table.id}:${i}`)))
  },
)

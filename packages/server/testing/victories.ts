import { grant } from '../src/economy/grant.ts'
import type { Tx } from '../src/storage/db.ts'

/** For tests: lets a player win this many fights at a moment, each for a coin, numbered from `first` on. */
export async function winFights(tx: Tx, playerId: number, fights: number, now: number, first = 0): Promise<void> {
  for (let n = first; n < first + fights; n++)
    await grant(tx, playerId, [{ kind: 'resource', resource: 'gold', amount: 1 }], { reason: 'battle', ref: `battle:test ${n}`, now })
}

import { refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'
import { findGiftReceiver, setGiftReceiver } from './repository.ts'

/** How long a chosen receiver is stored, in milliseconds. */
const REMEMBERED = 3_600_000

/** Stores the receiver of the player's next gift. Returns when it expires. */
export async function reserveGift(tx: Tx, playerId: number, receiverId: number, now: number): Promise<number> {
  await setGiftReceiver(tx, playerId, receiverId, now)
  return now + REMEMBERED
}

/** Returns the receiver of the player's next gift. Throws RECEIVER_MISSING. */
export async function giftReceiver(tx: Tx, playerId: number, now: number): Promise<number> {
  const receiverId = await findGiftReceiver(tx, playerId, now - REMEMBERED)
  if (receiverId === undefined) throw refuse('RECEIVER_MISSING')
  return receiverId
}

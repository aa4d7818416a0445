import { refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'
import { findGiftReceiver, setGiftReceiver } from './repository.ts'

/** How long a chosen receiver is remembered, in milliseconds. */
const REMEMBERED = 3_600_000

/** Remembers whom the player's next bought gift is for. Returns until when. */
export async function reserveGift(tx: Tx, playerId: number, receiverId: number, now: number): Promise<number> {
  await setGiftReceiver(tx, playerId, receiverId, now)
  return now + REMEMBERED
}

/** Whom the player's next bought gift is for. Throws RECEIVER_MISSING. */
export async function giftReceiver(tx: Tx, playerId: number, now: number): Promise<number> {
  const receiverId = await findGiftReceiver(tx, playerId, now - REMEMBERED)
  if (receiverId === undefined) throw refuse('RECEIVER_MISSING')
  return receiverId
}

import { refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'
import { hasBlocked } from '../player/receiver.ts'
import { loadPlayer } from '../player/repository.ts'
import { isDeleted } from '../security/repository.ts'
import { findGiftReceiver, setGiftReceiver } from './repository.ts'

/** How long a chosen receiver is stored, in milliseconds. */
const REMEMBERED = 3_600_000

/** Stores the receiver of the player's next gift. Returns when it expires. */
export async function reserveGift(tx: Tx, playerId: number, receiverId: number, now: number): Promise<number> {
  await setGiftReceiver(tx, playerId, receiverId, now)
  return now + REMEMBERED
}

/** Returns the receiver of the player's next gift. Throws RECEIVER_MISSING, also for one who has deleted the account or blocked the player meanwhile. */
export async function giftReceiver(tx: Tx, playerId: number, now: number): Promise<number> {
  const receiverId = await findGiftReceiver(tx, playerId, now - REMEMBERED)
  if (receiverId === undefined || (await isDeleted(tx, receiverId))) throw refuse('RECEIVER_MISSING')
  if (hasBlocked(await loadPlayer(tx, receiverId), playerId)) throw refuse('RECEIVER_MISSING')
  return receiverId
}

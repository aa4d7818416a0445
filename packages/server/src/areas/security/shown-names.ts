import type { Tx } from '../../storage/db.ts'
import { namesOf } from '../player/repository.ts'
import { deletedAmong } from './repository.ts'

/** Returns a function that returns the nickname of one of these players as others see it; null for a guest, a deleted account or no player. */
export async function shownNames(tx: Tx, ids: readonly number[]): Promise<(id: number | null) => string | null> {
  const [names, deleted] = [await namesOf(tx, ids), await deletedAmong(tx, ids)]
  return (id) => (id === null || deleted.has(id) ? null : (names.get(id) ?? null))
}

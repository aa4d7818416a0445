import { cleanName, nameProblem } from '@skystair/contract/account-rules'
import type { Tx } from '../../storage/db.ts'
import { holderOfName, setName } from '../player/repository.ts'
import { isReserved, lookOf } from './look.ts'
import { keyOf } from './rules.ts'

/** Gives a player a name that was checked. Returns false if somebody else has it, or one that looks like it. */
export async function giveName(tx: Tx, playerId: number, name: string): Promise<boolean> {
  const [key, look] = [keyOf(name), lookOf(name)]
  const holder = await holderOfName(tx, key, look)
  if (holder !== undefined && holder !== playerId) return false
  await setName(tx, playerId, name, key, look)
  return true
}

/** Gives a player the name from a platform, if it is allowed and free. */
export async function giveNameOfPlatform(tx: Tx, playerId: number, raw: string): Promise<void> {
  const name = cleanName(raw)
  if (!nameProblem(name) && !isReserved(name)) await giveName(tx, playerId, name)
}

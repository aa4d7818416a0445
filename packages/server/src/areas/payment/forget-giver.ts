import type { Tx } from '../../storage/db.ts'
import { forgetNameIn } from '../notification/repository.ts'
import { receiversOf } from './repository.ts'

/** Takes the giver's name out of the notes about gifts. */
export async function forgetGiver(tx: Tx, playerId: number, name: string): Promise<void> {
  for (const receiver of await receiversOf(tx, playerId)) await forgetNameIn(tx, receiver, 'giftGranted', name)
}

import { CLAN_LEVEL } from '@skystair/contract'
import { refuse } from '../../refusal.ts'
import type { Tx } from '../../storage/db.ts'
import type { PlayerRow } from '../player/repository.ts'
import { memberOf } from './membership/repository.ts'

/** Throws CLAN_LEVEL if a player's level is too low for clans, and CLAN_TAKEN if the player is in one. */
export async function mayJoin(tx: Tx, { id, state }: PlayerRow): Promise<void> {
  if (state.level < CLAN_LEVEL) throw refuse('CLAN_LEVEL')
  if (await memberOf(tx, id)) throw refuse('CLAN_TAKEN')
}

import { MODERATION_LIST } from '@skystair/contract'
import { DAY } from '@skystair/contract/time'
import type { Tx } from '../../storage/db.ts'
import { namesOf, playersOfLevels } from '../player/repository.ts'
import { openReports } from './repository.ts'

/** Returns the reports about administrators that wait, which nobody of the game may see: they are the operator's. */
export async function operatorReports(tx: Tx, now: number): Promise<string> {
  const rows = await openReports(tx, { about: await playersOfLevels(tx, ['ADMIN', 'GOD']) }, MODERATION_LIST)
  if (rows.length === 0) return 'No report about an administrator waits.'
  const names = await namesOf(
    tx,
    rows.map(({ target_id }) => target_id),
  )
  const lines = rows.map(
    ({ target_id, kind, at, reporters, text }) =>
      `${target_id}  ${names.get(target_id) ?? '(no name)'}, ${kind}, ${Math.floor((now - at) / DAY)} d ago, by ${reporters}: ${text}`,
  )
  return [
    `Reports about administrators, ${MODERATION_LIST} at most; moderators see them once the player is no administrator:`,
    ...lines,
  ].join('\n')
}

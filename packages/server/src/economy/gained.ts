import type { LedgerReason } from '@skystair/contract'
import type { Tx } from '../storage/db.ts'

/** Lines of the ledger by reason and reference. `ref` names one reference, `notRef` all others. */
export interface LedgerPart {
  readonly reason: LedgerReason
  readonly ref?: string
  readonly notRef?: string
}

const where = ({ ref, notRef }: LedgerPart) =>
  `reason = ? and resource = 'mithril' and amount > 0${ref ? ' and ref = ?' : notRef ? ' and ref <> ?' : ''}`
const values = ({ reason, ref, notRef }: LedgerPart) => [reason, ...[ref ?? notRef ?? []].flat()]

/** Returns the gems that players gained in a part of the ledger since a moment, the number of these players, and the maximum of one player. */
export async function gemsGained(tx: Tx, part: LedgerPart, since: number): Promise<{ gems: number; players: number; most: number }> {
  const row = await tx.one<{ gems: number; players: number; most: number }>(
    `select cast(coalesce(sum(gems), 0) as bigint) as gems, count(*) as players, cast(coalesce(max(gems), 0) as bigint) as most
     from (select sum(amount) as gems from ledger where ${where(part)} and at >= ? group by player_id) gained`,
    [...values(part), since],
  )
  return row ?? { gems: 0, players: 0, most: 0 }
}

/** Returns the players who gained the most gems in these parts of the ledger together since a moment. */
export const topGainers = (
  tx: Tx,
  parts: readonly LedgerPart[],
  since: number,
  max: number,
): Promise<{ playerId: number; gems: number }[]> =>
  tx
    .all<{ player_id: number; gems: number }>(
      `select player_id, cast(sum(amount) as bigint) as gems from ledger where (${parts.map((part) => `(${where(part)})`).join(' or ')}) and at >= ?
       group by player_id order by gems desc, player_id limit ?`,
      [...parts.flatMap(values), since, max],
    )
    .then((rows) => rows.map(({ player_id, gems }) => ({ playerId: player_id, gems })))

import type { Candidate, Invitation } from '@skystair/contract'
import type { Tx } from '../../../storage/db.ts'
import { listedPlayers } from '../../player/repository.ts'
import { deletedAmong } from '../../security/repository.ts'
import { seenOf } from '../membership/participants.ts'

interface Row {
  readonly player_id: number
  readonly state: Invitation
  readonly at: number
}

/** Returns candidates in the form that players receive, without those whose accounts are deleted. */
export async function presentCandidates(tx: Tx, rows: readonly Row[]): Promise<Candidate[]> {
  const ids = rows.map(({ player_id }) => player_id)
  const [players, deleted] = [await listedPlayers(tx, ids), await deletedAmong(tx, ids)]
  return rows.flatMap(({ player_id, state, at }) => {
    const player = players.get(player_id)
    return player && !deleted.has(player_id) ? [{ ...seenOf(player), invitation: state, at }] : []
  })
}

export async function presentCandidate(tx: Tx, row: Row): Promise<Candidate> {
  const [candidate] = await presentCandidates(tx, [row])
  if (!candidate) throw new Error('a candidate without a player')
  return candidate
}

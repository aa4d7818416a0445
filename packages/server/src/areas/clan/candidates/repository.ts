import type { Invitation } from '@skystair/contract'
import type { Tx } from '../../../storage/db.ts'
import type { Outdated } from '../../../sweep.ts'

export type CandidateState = Exclude<Invitation, 'WANTS_TO_ANY_CLAN'>

export interface CandidateRow {
  readonly player_id: number
  readonly clan_id: number
  readonly state: CandidateState
  readonly at: number
}

export const candidateOf = (tx: Tx, clanId: number, playerId: number): Promise<CandidateRow | undefined> =>
  tx.one('select player_id, clan_id, state, at from clan_candidate where player_id = ? and clan_id = ?', [playerId, clanId])

/** Returns the players who have applied to a clan and those whom it has invited, the newest first. */
export const candidatesOf = (tx: Tx, clanId: number, max: number): Promise<CandidateRow[]> =>
  tx.all(
    `select player_id, clan_id, state, at from clan_candidate where clan_id = ? and state in ('WANTS_TO_THE_CLAN', 'INVITED')
     order by at desc, player_id limit ?`,
    [clanId, max],
  )

/** Returns the states between a player and these clans, by clan. */
export async function candidaciesOf(tx: Tx, playerId: number, clanIds: readonly number[]): Promise<ReadonlyMap<number, CandidateState>> {
  if (clanIds.length === 0) return new Map()
  const rows = await tx.all<CandidateRow>(
    `select clan_id, state from clan_candidate where player_id = ? and clan_id in (${clanIds.map(() => '?').join(', ')})`,
    [playerId, ...clanIds],
  )
  return new Map(rows.map(({ clan_id, state }) => [clan_id, state]))
}

export const setCandidate = (tx: Tx, clanId: number, playerId: number, state: CandidateState, now: number): Promise<number> =>
  tx.run(
    `insert into clan_candidate (player_id, clan_id, state, at) values (?, ?, ?, ?)
     on conflict (player_id, clan_id) do update set state = excluded.state, at = excluded.at`,
    [playerId, clanId, state, now],
  )

export const deleteCandidate = (tx: Tx, clanId: number, playerId: number): Promise<number> =>
  tx.run('delete from clan_candidate where player_id = ? and clan_id = ?', [playerId, clanId])

export interface WaitingInvitation {
  readonly clan_id: number
  readonly name: string
  readonly level: number
  readonly members: number
  readonly at: number
}

/** Returns a player's open invitations, the newest first. */
export const invitationsOf = (tx: Tx, playerId: number): Promise<WaitingInvitation[]> =>
  tx.all(
    `select i.clan_id, c.name, c.level, i.at, (select count(*) from clan_member m where m.clan_id = c.id) as members
     from clan_candidate i join clan c on c.id = i.clan_id where i.player_id = ? and i.state = 'INVITED' order by i.at desc, i.clan_id`,
    [playerId],
  )

/** True if the player has an open invitation. */
export const isInvited = async (tx: Tx, playerId: number): Promise<boolean> =>
  (await tx.one("select clan_id from clan_candidate where player_id = ? and state = 'INVITED' limit 1", [playerId])) !== undefined

/** Stores that a player is looking for any clan. */
export const setSeeker = (tx: Tx, playerId: number, now: number): Promise<number> =>
  tx.run('insert into clan_seeker (player_id, at) values (?, ?) on conflict (player_id) do update set at = excluded.at', [playerId, now])

export const seekers = (tx: Tx, max: number): Promise<{ player_id: number; at: number }[]> =>
  tx.all('select player_id, at from clan_seeker order by at desc, player_id limit ?', [max])

/** Deletes a player's applications and invitations. */
export async function forgetWishes(tx: Tx, playerId: number): Promise<void> {
  await tx.run('delete from clan_candidate where player_id = ?', [playerId])
  await tx.run('delete from clan_seeker where player_id = ?', [playerId])
}

export const forgetCandidates = (tx: Tx, clanId: number): Promise<number> =>
  tx.run('delete from clan_candidate where clan_id = ?', [clanId])

/** Applications and invitations older than this, in milliseconds. */
export const oldWishes = (kept: number): Outdated[] =>
  ['clan_candidate', 'clan_seeker'].map((table) => ({ table, where: 'at < ?', values: (now) => [now - kept] }))

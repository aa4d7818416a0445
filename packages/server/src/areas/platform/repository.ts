import type { PlayerSource } from '@skystair/contract'
import type { Tx } from '../../storage/db.ts'
import type { Outdated } from '../../sweep.ts'

/** A player of a platform. `externalId` is unique within the source. */
export interface Identity {
  readonly source: PlayerSource
  readonly externalId: string
}

interface IdentityRow {
  /** The save that the platform's player continues. */
  readonly player_id: number
  readonly external_id: string
  /** The player's currency, if the platform reported it. */
  readonly currency: string | null
}

const columns = 'player_id, external_id, currency'

export const findIdentity = (tx: Tx, { source, externalId }: Identity): Promise<IdentityRow | undefined> =>
  tx.one(`select ${columns} from identity where source = ? and external_id = ?${tx.lock}`, [source, externalId])

/** Returns the newest of the platform's players that continue this save. */
export const identityOf = (tx: Tx, source: PlayerSource, playerId: number): Promise<IdentityRow | undefined> =>
  tx.one(`select ${columns} from identity where source = ? and player_id = ? order by at desc, external_id limit 1`, [source, playerId])

/** Returns the platform's players that continue this save. */
export const identitiesOf = async (tx: Tx, source: PlayerSource, playerId: number): Promise<Identity[]> => {
  const rows = await tx.all<IdentityRow>(
    `select ${columns} from identity where source = ? and player_id = ? order by external_id${tx.lock}`,
    [source, playerId],
  )
  return rows.map(({ external_id: externalId }) => ({ source, externalId }))
}

/**
 * Adds a player of the platform whom nobody has seen before. Of two transactions that do so at once one fails: PostgreSQL runs it again, and it finds the
 * other's.
 */
export const addIdentity = (tx: Tx, { source, externalId }: Identity, playerId: number, now: number): Promise<number> =>
  tx.run('insert into identity (source, external_id, player_id, at) values (?, ?, ?, ?)', [source, externalId, playerId, now])

/** Makes the platform's player continue this save. */
export const setIdentity = (tx: Tx, { source, externalId }: Identity, playerId: number, now: number): Promise<number> =>
  tx.run(
    `insert into identity (source, external_id, player_id, at) values (?, ?, ?, ?)
     on conflict (source, external_id) do update set player_id = excluded.player_id`,
    [source, externalId, playerId, now],
  )

export const setCurrency = (tx: Tx, { source, externalId }: Identity, currency: string): Promise<number> =>
  tx.run('update identity set currency = ? where source = ? and external_id = ?', [currency, source, externalId])

/** Moves everything of one of the platform's players to another. */
export async function renameIdentity(tx: Tx, { source, externalId }: Identity, next: string): Promise<void> {
  for (const table of ['identity', 'identity_climb'])
    await tx.run(`update ${table} set external_id = ? where source = ? and external_id = ?`, [next, source, externalId])
}

/** Adds a save to those of the platform's player, whether it is continued or not. */
export const addSave = (tx: Tx, { source, externalId }: Identity, playerId: number, now: number): Promise<number> =>
  tx.run(
    `insert into identity_climb (source, external_id, player_id, at) values (?, ?, ?, ?)
     on conflict (source, external_id, player_id) do nothing`,
    [source, externalId, playerId, now],
  )

export const removeSave = (tx: Tx, { source, externalId }: Identity, playerId: number): Promise<number> =>
  tx.run('delete from identity_climb where source = ? and external_id = ? and player_id = ?', [source, externalId, playerId])

export const hasSave = async (tx: Tx, { source, externalId }: Identity, playerId: number): Promise<boolean> =>
  (await tx.one('select at from identity_climb where source = ? and external_id = ? and player_id = ?', [source, externalId, playerId])) !==
  undefined

/** Returns the player ids of all saves of the platform's players who continue this one, older first. */
export const savesBeside = async (tx: Tx, source: PlayerSource, playerId: number): Promise<number[]> => {
  const rows = await tx.all<{ id: number }>(
    `select distinct c.player_id as id from identity i join identity_climb c on c.source = i.source and c.external_id = i.external_id
     where i.source = ? and i.player_id = ? order by id`,
    [source, playerId],
  )
  return rows.map(({ id }) => id)
}

/** Counts a use of a proof. Returns false if it was used `times` times already. The record is kept until `until`. */
export async function useProof(tx: Tx, hash: string, identity: Identity, until: number, times: number, now: number): Promise<boolean> {
  await tx.run('delete from proof_used where hash = ? and until < ?', [hash, now])
  const used = await tx.run(
    `insert into proof_used (hash, source, external_id, until) values (?, ?, ?, ?)
     on conflict (hash) do update set times = proof_used.times + 1 where proof_used.times < ?`,
    [hash, identity.source, identity.externalId, until, times],
  )
  return used === 1
}

/** Proofs that have expired for every check. */
export const oldProofs: Outdated = { table: 'proof_used', where: 'until < ?', values: (now) => [now] }

/**
 * Removes the platforms' players who continue this save, and their links to all saves. Returns the other saves that nobody reaches any more.
 */
export async function removeIdentities(tx: Tx, playerId: number): Promise<number[]> {
  const identities = await tx.all<{ source: PlayerSource; external_id: string }>(
    `select source, external_id from identity where player_id = ? order by source, external_id${tx.lock}`,
    [playerId],
  )
  const saves = new Set<number>()
  for (const { source, external_id } of identities) {
    const of = [source, external_id] as const
    for (const row of await tx.all<IdentityRow>('select player_id from identity_climb where source = ? and external_id = ?', of))
      saves.add(row.player_id)
    await tx.run('delete from identity_climb where source = ? and external_id = ?', of)
    await tx.run('delete from identity where source = ? and external_id = ?', of)
  }
  saves.delete(playerId)
  const left: number[] = []
  for (const id of [...saves].sort((a, b) => a - b))
    if ((await tx.one('select at from identity_climb where player_id = ?', [id])) === undefined) left.push(id)
  return left
}

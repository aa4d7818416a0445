import type { PlayerSource } from '@skystair/contract'
import type { Tx } from '../../storage/db.ts'

/** A player of a platform: `externalId` is unique within the source. */
export interface Identity {
  readonly source: PlayerSource
  readonly externalId: string
}

interface IdentityRow {
  /** The save that the platform's player continues. */
  readonly player_id: number
  readonly external_id: string
  /** What they pay in, where the platform said so. */
  readonly currency: string | null
}

const columns = 'player_id, external_id, currency'

export const findIdentity = (tx: Tx, { source, externalId }: Identity): Promise<IdentityRow | undefined> =>
  tx.one(`select ${columns} from identity where source = ? and external_id = ?${tx.lock}`, [source, externalId])

/** The newest of the platform's players that continue this save. */
export const identityOf = (tx: Tx, source: PlayerSource, playerId: number): Promise<IdentityRow | undefined> =>
  tx.one(`select ${columns} from identity where source = ? and player_id = ? order by at desc, external_id limit 1`, [source, playerId])

/** The platform's players that continue this save. */
export const identitiesOf = async (tx: Tx, source: PlayerSource, playerId: number): Promise<Identity[]> => {
  const rows = await tx.all<IdentityRow>(
    `select ${columns} from identity where source = ? and player_id = ? order by external_id${tx.lock}`,
    [source, playerId],
  )
  return rows.map(({ external_id: externalId }) => ({ source, externalId }))
}

/** Lets the platform's player continue this save. */
export const setIdentity = (tx: Tx, { source, externalId }: Identity, playerId: number, now: number): Promise<number> =>
  tx.run(
    `insert into identity (source, external_id, player_id, at) values (?, ?, ?, ?)
     on conflict (source, external_id) do update set player_id = excluded.player_id`,
    [source, externalId, playerId, now],
  )

export const setCurrency = (tx: Tx, { source, externalId }: Identity, currency: string): Promise<number> =>
  tx.run('update identity set currency = ? where source = ? and external_id = ?', [currency, source, externalId])

/** Gives everything of one of the platform's players to another of them. */
export async function renameIdentity(tx: Tx, { source, externalId }: Identity, next: string): Promise<void> {
  for (const table of ['identity', 'identity_climb'])
    await tx.run(`update ${table} set external_id = ? where source = ? and external_id = ?`, [next, source, externalId])
}

/** Lets a save belong to the platform's player, whether they continue it or not. */
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

/** The saves that belong to the platform's players who continue this one, as player ids, older first. */
export const savesBeside = async (tx: Tx, source: PlayerSource, playerId: number): Promise<number[]> => {
  const rows = await tx.all<{ id: number }>(
    `select distinct c.player_id as id from identity i join identity_climb c on c.source = i.source and c.external_id = i.external_id
     where i.source = ? and i.player_id = ? order by id`,
    [source, playerId],
  )
  return rows.map(({ id }) => id)
}

/** Counts a proof as used; false where it was used `times` times before. It is kept until `until`. */
export async function useProof(tx: Tx, hash: string, identity: Identity, until: number, times: number, now: number): Promise<boolean> {
  await tx.run('delete from proof_used where hash = ? and until < ?', [hash, now])
  const used = await tx.run(
    `insert into proof_used (hash, source, external_id, until) values (?, ?, ?, ?)
     on conflict (hash) do update set times = proof_used.times + 1 where proof_used.times < ?`,
    [hash, identity.source, identity.externalId, until, times],
  )
  return used === 1
}

/** Deletes proofs that no check would accept any more. */
export const forgetProofs = (tx: Tx, now: number): Promise<number> => tx.run('delete from proof_used where until < ?', [now])

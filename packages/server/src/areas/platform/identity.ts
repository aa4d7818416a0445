import type { PlayerSource } from '@skystair/contract'
import type { Tx } from '../../storage/db.ts'
import { stairStoodOn } from '../player/position.ts'
import { loadPlayer, type PlayerRow } from '../player/repository.ts'

/** A player of a platform: the platform's id of them is unique within the source. */
export interface Identity {
  readonly source: PlayerSource
  readonly externalId: string
}

/** A climb that could be gone on with. */
export interface Climb {
  readonly id: number
  readonly name: string | null
  readonly level: number
  readonly stair: number
  readonly lastSeen: number
}

/** Which climb the platform's player goes on with, and the currency that they pay in where the platform said so. */
export const findIdentity = (
  tx: Tx,
  { source, externalId }: Identity,
): Promise<{ player_id: number; currency: string | null } | undefined> =>
  tx.one(`select player_id, currency from identity where source = ? and external_id = ?${tx.lock}`, [source, externalId])

/** The platform's id of a player of ours, or null. Where several belong to one climb, the newest. */
export async function identityOf(
  tx: Tx,
  source: PlayerSource,
  playerId: number,
): Promise<{ externalId: string; currency: string | null } | null> {
  const row = await tx.one<{ external_id: string; currency: string | null }>(
    'select external_id, currency from identity where source = ? and player_id = ? order by at desc, external_id limit 1',
    [source, playerId],
  )
  return row ? { externalId: row.external_id, currency: row.currency } : null
}

/** A climb belongs to the platform's player from now on, whether it is gone on with or not. */
export const ownClimb = (tx: Tx, { source, externalId }: Identity, playerId: number, now: number): Promise<number> =>
  tx.run(
    `insert into identity_climb (source, external_id, player_id, at) values (?, ?, ?, ?)
     on conflict (source, external_id, player_id) do nothing`,
    [source, externalId, playerId, now],
  )

/** The platform's player goes on with this climb, which is no guest's any more. */
export async function bind(tx: Tx, identity: Identity, playerId: number, now: number): Promise<void> {
  const { source, externalId } = identity
  await tx.run(
    `insert into identity (source, external_id, player_id, at) values (?, ?, ?, ?)
     on conflict (source, external_id) do update set player_id = excluded.player_id`,
    [source, externalId, playerId, now],
  )
  await ownClimb(tx, identity, playerId, now)
  await tx.run(
    "update player set access_level = 'PLAYER', source = ?, version = version + 1, updated_at = ? where id = ? and access_level = 'TRIAL'",
    [source, now, playerId],
  )
}

/** Forgets a climb in which nothing happened. */
export const disownClimb = (tx: Tx, { source, externalId }: Identity, playerId: number): Promise<number> =>
  tx.run('delete from identity_climb where source = ? and external_id = ? and player_id = ?', [source, externalId, playerId])

export const ownsClimb = async (tx: Tx, { source, externalId }: Identity, playerId: number): Promise<boolean> =>
  (await tx.one('select at from identity_climb where source = ? and external_id = ? and player_id = ?', [source, externalId, playerId])) !==
  undefined

/** The platform's players that go on with this climb now. */
export const identitiesOf = async (tx: Tx, source: PlayerSource, playerId: number): Promise<Identity[]> =>
  (
    await tx.all<{ external_id: string }>(
      `select external_id from identity where source = ? and player_id = ? order by external_id${tx.lock}`,
      [source, playerId],
    )
  ).map(({ external_id: externalId }) => ({ source, externalId }))

/** Whether there is something to lose. */
export const hasClimbed = ({ state }: PlayerRow): boolean => state.bestVictoryStair > 0 || state.level > 1

/** What a player sees of a climb when choosing. */
export async function climbOf(tx: Tx, playerId: number): Promise<Climb> {
  const { name, state } = await loadPlayer(tx, playerId)
  const row = await tx.one<{ updated_at: number }>('select updated_at from player where id = ?', [playerId])
  return { id: playerId, name, level: state.level, stair: stairStoodOn(state), lastSeen: row?.updated_at ?? 0 }
}

/** Every climb that belongs to the platform's players who go on with this one, older first. */
export async function climbsBeside(tx: Tx, source: PlayerSource, playerId: number): Promise<Climb[]> {
  const rows = await tx.all<{ id: number }>(
    `select distinct c.player_id as id from identity i join identity_climb c on c.source = i.source and c.external_id = i.external_id
     where i.source = ? and i.player_id = ? order by id`,
    [source, playerId],
  )
  const climbs: Climb[] = []
  for (const { id } of rows) climbs.push(await climbOf(tx, id))
  return climbs
}

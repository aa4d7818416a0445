import type { RaidDifficulty } from '@skystair/contract'
import type { Tx } from '../../../storage/db.ts'

export interface RaidRow {
  readonly id: number
  readonly clan_id: number
  readonly difficulty: RaidDifficulty
  readonly stairs: number
  readonly stairs_left: number
  /** When the raid ends, or has ended because the tower fell. */
  readonly ends_at: number
  /** When the clan can begin its next raid. */
  readonly waits_until: number
}

/** A member of a raid. */
export interface RaiderRow {
  readonly raid_id: number
  readonly player_id: number
  /** Number of stairs that the member has taken down. */
  readonly taken: number
  /** The stair that decides the strength of the squads on the member's present way, the number of this way, and the position on it. */
  readonly stair: number
  readonly attempt: number
  readonly coordinate: number
  /** The road and the coordinate to return to. */
  readonly back_context: string
  readonly back_coordinate: number
  /** Null until the reward is granted. */
  readonly rewarded_at: number | null
}

const RAID = 'id, clan_id, difficulty, stairs, stairs_left, ends_at, waits_until'
const RAIDER = 'raid_id, player_id, taken, stair, attempt, coordinate, back_context, back_coordinate, rewarded_at'

export const raidById = (tx: Tx, id: number): Promise<RaidRow | undefined> => tx.one(`select ${RAID} from clan_raid where id = ?`, [id])

/** Returns a raid, locked until the transaction ends. A transaction that also locks a player or the clan locks them before. */
export const lockRaid = (tx: Tx, id: number): Promise<RaidRow | undefined> =>
  tx.one(`select ${RAID} from clan_raid where id = ?${tx.lock}`, [id])

/** Returns the raid of a clan that is on, or else its last one. */
export const lastRaid = (tx: Tx, clanId: number): Promise<RaidRow | undefined> =>
  tx.one(`select ${RAID} from clan_raid where clan_id = ? order by id desc limit 1`, [clanId])

/** Returns how many raids of a clan have taken the whole tower down. */
export async function raidsWonBy(tx: Tx, clanId: number): Promise<number> {
  const row = await tx.one<{ won: number }>('select count(*) as won from clan_raid where clan_id = ? and stairs_left = 0', [clanId])
  return row?.won ?? 0
}

/** Stores a raid, which begins now. The clan must be locked. */
export async function insertRaid(tx: Tx, raid: Omit<RaidRow, 'id' | 'stairs_left'>, now: number): Promise<RaidRow> {
  const { clan_id, difficulty, stairs, ends_at, waits_until } = raid
  const row = await tx.one<RaidRow>(
    `insert into clan_raid (clan_id, difficulty, stairs, stairs_left, started_at, ends_at, waits_until) values (?, ?, ?, ?, ?, ?, ?)
     returning ${RAID}`,
    [clan_id, difficulty, stairs, stairs, now, ends_at, waits_until],
  )
  if (!row) throw new Error('the database returned no raid')
  return row
}

export const setStairsLeft = (tx: Tx, id: number, stairsLeft: number): Promise<number> =>
  tx.run('update clan_raid set stairs_left = ? where id = ?', [stairsLeft, id])

export const endRaid = (tx: Tx, id: number, endsAt: number, waitsUntil: number): Promise<number> =>
  tx.run('update clan_raid set ends_at = ?, waits_until = ? where id = ?', [endsAt, waitsUntil, id])

export const setWaitsUntil = (tx: Tx, id: number, waitsUntil: number): Promise<number> =>
  tx.run('update clan_raid set waits_until = ? where id = ?', [waitsUntil, id])

export const raiderOf = (tx: Tx, raidId: number, playerId: number): Promise<RaiderRow | undefined> =>
  tx.one(`select ${RAIDER} from clan_raider where raid_id = ? and player_id = ?`, [raidId, playerId])

/** Whether the player has a share of a raid of another clan which is on, or after which that clan still waits. */
export const hasShareElsewhere = async (tx: Tx, playerId: number, clanId: number, now: number): Promise<boolean> =>
  (await tx.one(
    `select c.id from clan_raider r join clan_raid c on c.id = r.raid_id
     where r.player_id = ? and r.taken > 0 and c.clan_id <> ? and c.waits_until > ? limit 1`,
    [playerId, clanId, now],
  )) !== undefined

/** Returns the members of a raid, those with the largest share first. */
export const raidersOf = (tx: Tx, raidId: number): Promise<Pick<RaiderRow, 'player_id' | 'taken'>[]> =>
  tx.all('select player_id, taken from clan_raider where raid_id = ? order by taken desc, player_id', [raidId])

type NewRaider = Pick<RaiderRow, 'raid_id' | 'player_id' | 'stair' | 'back_context' | 'back_coordinate'>

/** Stores a member who sets out for the first time. */
export const insertRaider = (tx: Tx, { raid_id, player_id, stair, back_context, back_coordinate }: NewRaider): Promise<number> =>
  tx.run(
    `insert into clan_raider (raid_id, player_id, taken, stair, attempt, coordinate, back_context, back_coordinate)
     values (?, ?, 0, ?, 0, 0, ?, ?)`,
    [raid_id, player_id, stair, back_context, back_coordinate],
  )

type Way = Pick<RaiderRow, 'raid_id' | 'player_id' | 'stair' | 'attempt' | 'coordinate' | 'back_context' | 'back_coordinate'>

/** Stores a member's way through the tower and the place to return to. */
export const saveWay = (tx: Tx, way: Way): Promise<number> =>
  tx.run(
    `update clan_raider set stair = ?, attempt = ?, coordinate = ?, back_context = ?, back_coordinate = ?
     where raid_id = ? and player_id = ?`,
    [way.stair, way.attempt, way.coordinate, way.back_context, way.back_coordinate, way.raid_id, way.player_id],
  )

/** Adds stairs to a member's share. Returns the share. The raid must be locked. */
export async function addTaken(tx: Tx, raidId: number, playerId: number, taken: number): Promise<number> {
  const row = await tx.one<{ taken: number }>(
    'update clan_raider set taken = taken + ? where raid_id = ? and player_id = ? returning taken',
    [taken, raidId, playerId],
  )
  if (!row) throw new Error(`player ${playerId} is not on the raid ${raidId}`)
  return row.taken
}

/** Marks a share as rewarded. Returns false if it already was. */
export const markRewarded = async (tx: Tx, raidId: number, playerId: number, now: number): Promise<boolean> =>
  (await tx.run('update clan_raider set rewarded_at = ? where raid_id = ? and player_id = ? and rewarded_at is null', [
    now,
    raidId,
    playerId,
  ])) === 1

/** Returns shares of raids that are over which are not rewarded yet, at most `max`. */
export const unrewarded = (tx: Tx, now: number, max: number): Promise<Pick<RaiderRow, 'raid_id' | 'player_id'>[]> =>
  tx.all(
    `select r.raid_id, r.player_id from clan_raider r join clan_raid c on c.id = r.raid_id
     where r.rewarded_at is null and c.ends_at <= ? order by r.raid_id, r.player_id limit ?`,
    [now, max],
  )

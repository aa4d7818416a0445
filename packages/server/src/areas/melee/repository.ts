import type { BattleEvent, BattleSide, Creature, MeleeProgress } from '@skystair/contract'
import type { Tx } from '../../storage/db.ts'
import type { Outdated } from '../../sweep.ts'

interface MeleeColumns {
  readonly id: number
  readonly queue: number | null
  readonly progress: MeleeProgress
  readonly starts_at: number
  readonly battle_id: number | null
  readonly turn_from: number
  readonly turn_until: number
}

export interface StoredMelee {
  readonly id: number
  /** The group whose players can join; null once it has begun. */
  readonly queue: number | null
  readonly progress: MeleeProgress
  /** When it begins at the latest. */
  readonly startsAt: number
  readonly battleId: number | null
  /** The present turn of a player. */
  readonly turnFrom: number
  readonly turnUntil: number
}

interface SeatColumns {
  readonly id: number
  readonly melee_id: number
  readonly player_id: number | null
  readonly stair: number
  readonly squad: string
  readonly side: BattleSide | null
  readonly moves: number
  readonly missed: number
  readonly has_left: number
  readonly place: number | null
}

export interface Seat {
  readonly id: number
  readonly meleeId: number
  /** Null for a squad of the arena, and for a deleted player. */
  readonly playerId: number | null
  /** The best stair of the player when joining. */
  readonly stair: number
  /** The squad as it was when the player joined. */
  readonly squad: readonly Creature[]
  readonly side: BattleSide | null
  /** How many moves the player has made. */
  readonly moves: number
  /** Whether the player did not make the last move in time. */
  readonly missed: boolean
  readonly hasLeft: boolean
  readonly place: number | null
}

const MELEE = 'id, queue, progress, starts_at, battle_id, turn_from, turn_until'
const SEAT = 'id, melee_id, player_id, stair, squad, side, moves, missed, has_left, place'

const meleeFrom = (row: MeleeColumns): StoredMelee => ({
  ...{ id: row.id, queue: row.queue, progress: row.progress, startsAt: row.starts_at, battleId: row.battle_id },
  ...{ turnFrom: row.turn_from, turnUntil: row.turn_until },
})

const seatFrom = (row: SeatColumns): Seat => ({
  ...{ id: row.id, meleeId: row.melee_id, playerId: row.player_id, stair: row.stair, squad: JSON.parse(row.squad) as Creature[] },
  ...{ side: row.side, moves: row.moves, missed: row.missed === 1, hasLeft: row.has_left === 1, place: row.place },
})

/** Returns a melee. With `lock`, it is locked until the transaction ends; a change of a melee or its seats needs that lock. */
export async function meleeOf(tx: Tx, id: number, { lock = false } = {}): Promise<StoredMelee> {
  const row = await tx.one<MeleeColumns>(`select ${MELEE} from melee where id = ?${lock ? tx.lock : ''}`, [id])
  if (!row) throw new Error(`there is no melee ${id}`)
  return meleeFrom(row)
}

/** Returns the melee that waits for players of a group, locked; a new one, if there is none. Undefined if it has begun at this moment. */
export async function lockWaiting(tx: Tx, queue: number, startsAt: number): Promise<StoredMelee | undefined> {
  await tx.run("insert into melee (queue, progress, starts_at) values (?, 'WAITING', ?) on conflict (queue) do nothing", [queue, startsAt])
  const row = await tx.one<MeleeColumns>(`select ${MELEE} from melee where queue = ?${tx.lock}`, [queue])
  return row && meleeFrom(row)
}

export async function storeMelee(tx: Tx, { id, queue, progress, startsAt, battleId, turnFrom, turnUntil }: StoredMelee): Promise<void> {
  await tx.run('update melee set queue = ?, progress = ?, starts_at = ?, battle_id = ?, turn_from = ?, turn_until = ? where id = ?', [
    queue,
    progress,
    startsAt,
    battleId,
    turnFrom,
    turnUntil,
    id,
  ])
}

/** Returns the ids of the melees that must begin or go on. */
export async function dueMelees(tx: Tx, now: number, most: number): Promise<number[]> {
  const rows = await tx.all<{ id: number }>(
    `select id from melee where (progress = 'WAITING' and starts_at <= ?) or (progress = 'RUNNING' and turn_until <= ?) order by id limit ?`,
    [now, now, most],
  )
  return rows.map(({ id }) => id)
}

/** Returns the seats of a melee, in the order of joining. */
export async function seatsOf(tx: Tx, meleeId: number): Promise<Seat[]> {
  const rows = await tx.all<SeatColumns>(`select ${SEAT} from melee_seat where melee_id = ? order by id`, [meleeId])
  return rows.map(seatFrom)
}

/** Returns the seat of a player that is not closed: the one in the melee that waits, goes on, or has a reward to take. */
export async function openSeatOf(tx: Tx, playerId: number): Promise<Seat | undefined> {
  const row = await tx.one<SeatColumns>(`select ${SEAT} from melee_seat where player_id = ? and closed = 0`, [playerId])
  return row && seatFrom(row)
}

type NewSeat = Pick<Seat, 'meleeId' | 'playerId' | 'stair' | 'squad'>

export async function insertSeat(tx: Tx, { meleeId, playerId, stair, squad }: NewSeat, now: number): Promise<void> {
  await tx.run('insert into melee_seat (melee_id, player_id, stair, squad, joined_at) values (?, ?, ?, ?, ?)', [
    ...[meleeId, playerId, stair, JSON.stringify(squad)],
    now,
  ])
}

/** Stores what changes of a seat during a melee. */
export async function storeSeat(tx: Tx, { id, side, moves, missed, hasLeft, place }: Seat): Promise<void> {
  const values = [side, moves, missed ? 1 : 0, hasLeft ? 1 : 0, place, id]
  await tx.run('update melee_seat set side = ?, moves = ?, missed = ?, has_left = ?, place = ? where id = ?', values)
}

/** Closes a seat. Returns false if it was closed already. */
export const closeSeat = async (tx: Tx, id: number): Promise<boolean> =>
  (await tx.run('update melee_seat set closed = 1 where id = ? and closed = 0', [id])) === 1

export const deleteSeat = (tx: Tx, id: number): Promise<number> => tx.run('delete from melee_seat where id = ?', [id])

/** Stores the events of an input; `version` is the number of inputs with it. */
export async function insertEvents(tx: Tx, meleeId: number, version: number, events: readonly BattleEvent[]): Promise<void> {
  await tx.run('insert into melee_events (melee_id, version, events) values (?, ?, ?)', [meleeId, version, JSON.stringify(events)])
}

/** Returns the events after a number of inputs. */
export async function eventsAfter(tx: Tx, meleeId: number, version: number): Promise<BattleEvent[]> {
  const rows = await tx.all<{ events: string }>('select events from melee_events where melee_id = ? and version > ? order by version', [
    meleeId,
    version,
  ])
  return rows.flatMap(({ events }) => JSON.parse(events) as BattleEvent[])
}

/** True if the player was one of the five of this battle and it is over. */
export const hasFoughtIn = async (tx: Tx, playerId: number, battleId: number): Promise<boolean> =>
  (await tx.one(
    "select s.id from melee m join melee_seat s on s.melee_id = m.id where m.battle_id = ? and m.progress = 'OVER' and s.player_id = ?",
    [battleId, playerId],
  )) !== undefined

/** The tables of a melee, those that refer to it first. */
const tables = [
  ['melee_events', 'melee_id'],
  ['melee_seat', 'melee_id'],
  ['melee', 'id'],
] as const

/** Deletes a melee with its seats and events. */
export async function deleteMelee(tx: Tx, id: number): Promise<void> {
  for (const [table, column] of tables) await tx.run(`delete from ${table} where ${column} = ?`, [id])
}

/** Melees that should have begun this long ago, in milliseconds, with their seats and events. Their battles stay. */
export const oldMelees = (kept: number): Outdated[] =>
  tables.map(([table, column]) => ({
    ...{ table, where: `${column} in (select id from melee where starts_at < ?)` },
    values: (now) => [now - kept],
  }))

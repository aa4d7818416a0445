import type { ArenaLeague } from '@skystair/contract'
import { ARENA_PLACES } from '@skystair/rules'
import type { Tx } from '../../storage/db.ts'

interface EntrantRow {
  readonly id: number
  readonly player_id: number | null
  readonly position: number
  readonly fights: number
  readonly wins: number
  readonly rest_until: number
  /** JSON of the ids of the creatures that defend, by position; `[]` for the squad of the road. */
  readonly defence: string
  readonly reward_hour: number
  readonly time_zone: string
  readonly reward_at: number | null
  readonly reward_league: ArenaLeague | null
  readonly rewarded_at: number
}

/** A player on the ladder, or a squad of the arena, which has no player. */
export interface Entrant {
  readonly id: number
  readonly playerId: number | null
  readonly position: number
  readonly fights: number
  readonly wins: number
  readonly restUntil: number
  readonly defence: readonly number[]
  readonly rewardHour: number
  readonly timeZone: string
  /** When the next daily reward arrives. */
  readonly rewardAt: number | null
  /** The league whose reward can be taken; null if there is none. */
  readonly rewardLeague: ArenaLeague | null
  /** When the last daily reward arrived; 0 for never. */
  readonly rewardedAt: number
}

const COLUMNS = 'id, player_id, position, fights, wins, rest_until, defence, reward_hour, time_zone, reward_at, reward_league, rewarded_at'

const parsed = (row: EntrantRow): Entrant => ({
  ...{ id: row.id, playerId: row.player_id, position: row.position, fights: row.fights, wins: row.wins },
  ...{ restUntil: row.rest_until, rewardHour: row.reward_hour, timeZone: row.time_zone, rewardAt: row.reward_at },
  ...{ rewardLeague: row.reward_league, rewardedAt: row.rewarded_at, defence: JSON.parse(row.defence) as number[] },
})

/** Returns a player's entrant; undefined if the player has not entered. With `lock`, it is locked until the transaction ends. */
export async function entrantOf(tx: Tx, playerId: number, { lock = false } = {}): Promise<Entrant | undefined> {
  const row = await tx.one<EntrantRow>(`select ${COLUMNS} from arena_entrant where player_id = ?${lock ? tx.lock : ''}`, [playerId])
  return row && parsed(row)
}

/** Returns the entrants of those of these places that have rows. */
export async function entrantsAt(tx: Tx, positions: readonly number[]): Promise<Entrant[]> {
  if (positions.length === 0) return []
  const rows = await tx.all<EntrantRow>(
    `select ${COLUMNS} from arena_entrant where position in (${positions.map(() => '?').join(', ')})`,
    positions,
  )
  return rows.map(parsed)
}

/** Locks two entrants until the transaction ends, the lower id first, so that two fights never wait for each other. */
export async function lockEntrants(tx: Tx, ids: readonly [number, number]): Promise<readonly Entrant[]> {
  const rows = await tx.all<EntrantRow>(`select ${COLUMNS} from arena_entrant where id in (?, ?) order by id${tx.lock}`, ids)
  return rows.map(parsed)
}

/** Returns the ladder's last place. */
export async function lastPosition(tx: Tx): Promise<number> {
  const row = await tx.one<{ last: number | null }>('select max(position) as last from arena_entrant')
  return Math.max(ARENA_PLACES, row?.last ?? 0)
}

interface Newcomer {
  readonly timeZone: string
  readonly rewardHour: number
  readonly rewardAt: number
}

/** Gives a player without an entrant the place after the last. Players who enter at the same time get the next ones. */
export async function enterLadder(tx: Tx, playerId: number, { timeZone, rewardHour, rewardAt }: Newcomer): Promise<void> {
  for (;;) {
    const place = (await lastPosition(tx)) + 1
    const values = [playerId, place, rewardHour, timeZone, rewardAt]
    const entered = await tx.run(
      `insert into arena_entrant (player_id, position, reward_hour, time_zone, reward_at) values (?, ?, ?, ?, ?)
       on conflict (position) do nothing`,
      values,
    )
    if (entered !== 1) continue
    tx.changed.add(playerId)
    return
  }
}

/** Inserts the row of an arena's squad unless the place has a row. Returns the entrant of the place. */
export async function ensureEntrantAt(tx: Tx, position: number): Promise<Entrant> {
  await tx.run('insert into arena_entrant (position) values (?) on conflict (position) do nothing', [position])
  const [entrant] = await entrantsAt(tx, [position])
  if (!entrant) throw new Error(`nobody has place ${position}`)
  return entrant
}

type Placed = Pick<Entrant, 'id' | 'position' | 'playerId'>

/** Swaps the places of two entrants, which must be locked. Places are unique, so the first temporarily gets a negative place. */
export async function swapPlaces(tx: Tx, a: Placed, b: Placed): Promise<void> {
  const move = (id: number, position: number) => tx.run('update arena_entrant set position = ? where id = ?', [position, id])
  await move(a.id, -a.id)
  await move(b.id, a.position)
  await move(a.id, b.position)
  for (const { playerId } of [a, b]) if (playerId !== null) tx.changed.add(playerId)
}

export const countFight = (tx: Tx, id: number, won: boolean): Promise<number> =>
  tx.run('update arena_entrant set fights = fights + 1, wins = wins + ? where id = ?', [won ? 1 : 0, id])

export const setRest = (tx: Tx, id: number, until: number): Promise<number> =>
  tx.run('update arena_entrant set rest_until = ? where id = ?', [until, id])

export const setDefence = (tx: Tx, id: number, creatureIds: readonly number[]): Promise<number> =>
  tx.run('update arena_entrant set defence = ? where id = ?', [JSON.stringify(creatureIds), id])

export const setRewardHour = (tx: Tx, id: number, { rewardHour, timeZone, rewardAt }: Newcomer): Promise<number> =>
  tx.run('update arena_entrant set reward_hour = ?, time_zone = ?, reward_at = ? where id = ?', [rewardHour, timeZone, rewardAt, id])

/** Returns entrants whose daily reward is due, at most `max`. */
export async function rewardsDue(tx: Tx, now: number, max: number): Promise<Entrant[]> {
  const rows = await tx.all<EntrantRow>(`select ${COLUMNS} from arena_entrant where reward_at <= ? order by reward_at, id limit ?`, [
    now,
    max,
  ])
  return rows.map(parsed)
}

/** Stores the arrival of a daily reward. Returns false if another node or call has already stored it. */
export const letArrive = async (
  tx: Tx,
  { id, rewardAt }: Pick<Entrant, 'id' | 'rewardAt'>,
  { league, now, next }: { readonly league: ArenaLeague; readonly now: number; readonly next: number },
): Promise<boolean> => {
  const set = 'update arena_entrant set reward_league = ?, rewarded_at = ?, reward_at = ? where id = ? and reward_at = ?'
  return (await tx.run(set, [league, now, next, id, rewardAt])) === 1
}

/** Removes the reward that has been taken. */
export const forgetReward = (tx: Tx, id: number): Promise<number> =>
  tx.run('update arena_entrant set reward_league = null where id = ?', [id])

import type { ChanceTable, Reward } from '@skystair/contract'
import { drawnRow, seedHash } from '@skystair/rules'
import type { Random } from '../random.ts'
import { refuse } from '../refusal.ts'
import type { Tx } from '../storage/db.ts'

const SEED_BYTES = 16

/** The player's next draw from a table: the table's id, the draw's number, from 1, and the hash of its seed. */
export interface Announced {
  readonly chance: string
  readonly number: number
  /** SHA-256, hexadecimal. */
  readonly seedHash: string
}

/** The result of a draw, with the seed that proves it. The seed's hash was published before. */
export interface Drawn extends Announced {
  readonly seed: string
  /** Index of the row. */
  readonly row: number
  readonly rewards: readonly Reward[]
  /** Unique reference of this draw, so that its rewards are granted once. */
  readonly ref: string
  readonly next: Announced
}

/** Context of a draw. `now` is in milliseconds. */
interface Drawing {
  readonly tx: Tx
  readonly now: number
  readonly random: Random
}

interface Open {
  readonly number: number
  readonly seed: string
}

const openDraw = (tx: Tx, playerId: number, { id }: ChanceTable): Promise<Open | undefined> =>
  // The open one is the newest: the index is read from its end.
  tx.one<Open>(
    `select number, seed from draw where player_id = ? and chance = ? and result is null order by number desc limit 1${tx.lock}`,
    [playerId, id],
  )

async function prepare({ tx, now, random }: Drawing, playerId: number, { id }: ChanceTable, number: number): Promise<Announced> {
  const seed = random.bytes(SEED_BYTES).toString('hex')
  await tx.run('insert into draw (player_id, chance, number, seed, at) values (?, ?, ?, ?, ?)', [playerId, id, number, seed, now])
  return { chance: id, number, seedHash: seedHash(seed) }
}

/** Returns the number and the seed hash of the player's next draw from a table. The player's row must be locked. */
export async function announceDraw(drawing: Drawing, playerId: number, table: ChanceTable): Promise<Announced> {
  const open = await openDraw(drawing.tx, playerId, table)
  return open ? { chance: table.id, number: open.number, seedHash: seedHash(open.seed) } : prepare(drawing, playerId, table, 1)
}

/**
 * Draws from a table with the seed whose hash was published, reveals it and publishes the next hash. Grants nothing. The player's row must be locked. Throws
 * STATE_CHANGED if no hash was published: such a draw could not be verified.
 */
export async function draw(drawing: Drawing, playerId: number, table: ChanceTable): Promise<Drawn> {
  const { tx, now } = drawing
  const open = await openDraw(tx, playerId, table)
  if (!open) throw refuse('STATE_CHANGED')
  const { number, seed } = open
  const row = drawnRow(table, seed)
  await tx.run('update draw set result = ?, weights = ?, at = ? where player_id = ? and chance = ? and number = ?', [
    row,
    JSON.stringify(table.rows.map(({ weight }) => weight)),
    now,
    playerId,
    table.id,
    number,
  ])
  return {
    chance: table.id,
    number,
    seed,
    seedHash: seedHash(seed),
    row,
    rewards: table.rows[row]?.rewards ?? [],
    ref: `${table.id}:${number}`,
    next: await prepare(drawing, playerId, table, number + 1),
  }
}

/** A past draw, with everything that its verification needs. The odds of the rows are their weights. */
export interface PastDraw extends Announced {
  readonly seed: string
  /** Index of the row that was drawn. */
  readonly row: number
  readonly weights: number[]
  readonly at: number
}

/** Returns a player's newest draws, the newest first. */
export async function pastDraws(tx: Tx, playerId: number, most: number): Promise<PastDraw[]> {
  const rows = await tx.all<Omit<PastDraw, 'seedHash' | 'row' | 'weights'> & { result: number; weights: string }>(
    `select chance, number, seed, result, weights, at from draw where player_id = ? and weights is not null
     order by at desc, chance, number desc limit ?`,
    [playerId, most],
  )
  return rows.map(({ chance, number, seed, result, weights, at }) => ({
    chance,
    number,
    seed,
    seedHash: seedHash(seed),
    row: result,
    weights: JSON.parse(weights) as number[],
    at,
  }))
}

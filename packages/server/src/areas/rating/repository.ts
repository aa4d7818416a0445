import type { Tx } from '../../storage/db.ts'
import { spellingOf, spellingsFrom } from '../../storage/spelling.ts'
import { childSql, DEPTHS, endOf, endSql, pathOf, prefixSql, type TreeNode } from './tree.ts'

/** A player in a rating. */
export interface Entry {
  readonly player_id: number
  readonly sort_key: number
  readonly level: number
  readonly value: number
}

/** Locks a row that every transaction that changes ratings locks first. Why: they change the same counts and could otherwise deadlock. */
export const lockRatings = (tx: Tx): Promise<number> =>
  tx.run(
    `insert into rating_count (board, depth, prefix, players) values ('', 0, 0, 0)
     on conflict (board, depth, prefix) do update set players = 0`,
  )

async function addToCount(tx: Tx, board: string, { depth, prefix }: TreeNode, change: 1 | -1): Promise<void> {
  await tx.run(
    `insert into rating_count (board, depth, prefix, players) values (?, ?, ?, ?)
     on conflict (board, depth, prefix) do update set players = rating_count.players + excluded.players`,
    [board, depth, prefix, change],
  )
  if (change < 0)
    await tx.run('delete from rating_count where board = ? and depth = ? and prefix = ? and players = 0', [board, depth, prefix])
}

/** Moves a player from one key to another; null means none. */
async function moveKey(tx: Tx, board: string, from: number | null, to: number | null): Promise<void> {
  const [before, after] = [from === null ? [] : pathOf(from), to === null ? [] : pathOf(to)]
  for (let depth = 0; depth < DEPTHS; depth++) {
    const [left, entered] = [before[depth], after[depth]]
    if (left?.prefix === entered?.prefix) continue
    if (left) await addToCount(tx, board, left, -1)
    if (entered) await addToCount(tx, board, entered, 1)
  }
}

export const entryOf = (tx: Tx, board: string, playerId: number): Promise<Entry | undefined> =>
  tx.one('select player_id, sort_key, level, value from rating_entry where board = ? and player_id = ?', [board, playerId])

/** Returns the ratings that contain a player. */
export const boardsOf = async (tx: Tx, playerId: number): Promise<string[]> =>
  (await tx.all<{ board: string }>('select board from rating_entry where player_id = ?', [playerId])).map(({ board }) => board)

/** Inserts or updates a player's entry in a rating. The ratings must be locked. */
export async function setEntry(tx: Tx, board: string, { player_id, sort_key, level, value }: Entry): Promise<void> {
  const known = await entryOf(tx, board, player_id)
  if (known && known.sort_key === sort_key && known.level === level && known.value === value) return
  if (known?.sort_key !== sort_key) await moveKey(tx, board, known?.sort_key ?? null, sort_key)
  await tx.run(
    `insert into rating_entry (board, player_id, sort_key, level, value) values (?, ?, ?, ?, ?)
     on conflict (board, player_id) do update set sort_key = excluded.sort_key, level = excluded.level, value = excluded.value`,
    [board, player_id, sort_key, level, value],
  )
}

/** Removes a player from a rating. The ratings must be locked. */
export async function removeEntry(tx: Tx, board: string, playerId: number): Promise<void> {
  const known = await entryOf(tx, board, playerId)
  if (!known) return
  await moveKey(tx, board, known.sort_key, null)
  await tx.run('delete from rating_entry where board = ? and player_id = ?', [board, playerId])
}

export async function totalOf(tx: Tx, board: string): Promise<number> {
  const row = await tx.one<{ total: number }>(
    'select cast(coalesce(sum(players), 0) as bigint) as total from rating_count where board = ? and depth = 0',
    [board],
  )
  return row?.total ?? 0
}

const levels = Array.from({ length: DEPTHS }, (_, depth) => depth)

/** SQL for the number of entries before `e`: on each level those of the nodes before its own with the same parent, then those in its lowest node. */
const BEFORE = [
  ...levels.map((depth) => {
    const sibling = depth === 0 ? '' : `and ${childSql('prefix', prefixSql('e.sort_key', depth - 1))}`
    return `(select coalesce(sum(players), 0) from rating_count
      where board = e.board and depth = ${depth} and prefix > ${prefixSql('e.sort_key', depth)} ${sibling})`
  }),
  `(select count(*) from rating_entry o
    where o.board = e.board and o.sort_key >= e.sort_key and o.sort_key < ${endSql(prefixSql('e.sort_key', DEPTHS - 1))}
      and (o.sort_key > e.sort_key or o.player_id < e.player_id))`,
].join(' + ')

/** Returns the entries of these players with their positions, counted from 1, in no order. */
export const positionsOf = async (
  tx: Tx,
  board: string,
  playerIds: readonly number[],
): Promise<(Entry & { readonly position: number })[]> =>
  playerIds.length === 0
    ? []
    : tx.all(
        `select e.player_id, e.sort_key, e.level, e.value, cast(${BEFORE} + 1 as bigint) as position
         from rating_entry e where e.board = ? and e.player_id in (${playerIds.map(() => '?').join(', ')})`,
        [board, ...playerIds],
      )

/** SQL for the node of a level that counts the entry at a position, counted from 0, and for the number of entries to skip in it. */
const nodeAt = (depth: number): string =>
  `select prefix, skip - upto + players as skip
   from (select c.prefix, c.players, parent.skip, cast(sum(c.players) over (order by c.prefix desc) as bigint) as upto
         from (${depth === 0 ? 'select cast(? as bigint) as skip' : nodeAt(depth - 1)}) parent
         join rating_count c on c.board = ? and c.depth = ${depth} ${depth === 0 ? '' : `and ${childSql('c.prefix', 'parent.prefix')}`}) nodes
   where upto > skip order by upto limit 1`
/** One statement, as the levels would take a round trip each. */
const LOWEST_NODE_AT = nodeAt(DEPTHS - 1)

/** Returns the entries from a position, counted from 0, the best first. */
export async function entriesFrom(tx: Tx, board: string, from: number, limit: number): Promise<Entry[]> {
  const node = await tx.one<{ prefix: number; skip: number }>(LOWEST_NODE_AT, [from, ...levels.map(() => board)])
  if (!node) return []
  return tx.all(
    `select player_id, sort_key, level, value from rating_entry
     where board = ? and sort_key < ? order by sort_key desc, player_id limit ? offset ?`,
    [board, endOf(node.prefix), limit, node.skip],
  )
}

/** Stores the name by which a player can be found; null removes it. */
export async function setFoundBy(tx: Tx, playerId: number, name: string | null): Promise<void> {
  if (name === null) await tx.run('delete from rating_name where player_id = ?', [playerId])
  else
    await tx.run(
      `insert into rating_name (player_id, spelling) values (?, ?)
       on conflict (player_id) do update set spelling = excluded.spelling where rating_name.spelling <> excluded.spelling`,
      [playerId, spellingOf(name)],
    )
}

/** Returns the players whose name begins with `start`, ordered by name, without the first `skip` of them. */
export async function foundBy(tx: Tx, start: string, limit: number, skip = 0): Promise<number[]> {
  const rows = await tx.all<{ player_id: number }>(
    'select player_id from rating_name where spelling >= ? and spelling < ? order by spelling limit ? offset ?',
    [...spellingsFrom(start), limit, skip],
  )
  return rows.map(({ player_id }) => player_id)
}

/** Stores the number of players that are online on a node. */
export const setOnline = (tx: Tx, node: string, players: number, now: number): Promise<number> =>
  tx.run(
    `insert into rating_online (node, players, at) values (?, ?, ?)
     on conflict (node) do update set players = excluded.players, at = excluded.at`,
    [node, players, now],
  )

/** Returns the number of players that are online on all nodes that have reported since a time. */
export async function onlineSince(tx: Tx, since: number): Promise<number> {
  const row = await tx.one<{ players: number }>(
    'select cast(coalesce(sum(players), 0) as bigint) as players from rating_online where at > ?',
    [since],
  )
  return row?.players ?? 0
}

/** Deletes nodes whose last report is from a time or before. */
export const forgetNodes = (tx: Tx, before: number): Promise<number> => tx.run('delete from rating_online where at <= ?', [before])

import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { ConfigError } from '../../config.ts'
import type { Tx } from '../db.ts'

/** A running server. Versions are those of stored data: see docs/architecture.md, *Upgrades and ways back*. */
export interface Node {
  readonly id: string
  /** The version that it knows. */
  readonly version: number
  /** The oldest version whose servers can work with what it stores. */
  readonly oldest: number
}

export const nodeOf = ({ version, oldest }: Pick<Node, 'version' | 'oldest'>): Node => ({
  id: `${hostname()} ${process.pid} ${randomUUID().slice(0, 8)}`,
  version,
  oldest,
})

/** Milliseconds after its last sign of life from which a server counts as ended. */
export const LIFETIME = 30_000

/** The database's clock: those of the nodes may differ. */
const NOW = {
  sqlite: "cast(unixepoch('subsec') * 1000 as integer)",
  postgres: 'cast(extract(epoch from clock_timestamp()) * 1000 as bigint)',
}

const tooOld = ({ version }: Pick<Node, 'version'>, oldest: number) =>
  new ConfigError(
    `This server is too old for the database: it knows version ${version} of stored data, and the database needs ${oldest} or later. Start a newer release.`,
  )

/** Throws a ConfigError if the database needs a newer server. */
export async function requireVersion(tx: Tx, node: Pick<Node, 'version'>): Promise<void> {
  const { oldest } = await dataVersion(tx)
  if (oldest > node.version) throw tooOld(node, oldest)
}

const dataVersion = async (tx: Tx, lock = '') =>
  (await tx.one<{ oldest: number }>(`select oldest from data_version where id = 1${lock}`)) ?? { oldest: 0 }

/**
 * Adds a starting server to those that are running, and raises the oldest version to what it needs. Throws a ConfigError if the database needs a newer server,
 * or if a server runs that is older than this one allows. Locks the oldest version until the end of the transaction, so do it last.
 */
export async function enterNode(tx: Tx, node: Node): Promise<void> {
  const { oldest } = await dataVersion(tx, tx.lock)
  if (oldest > node.version) throw tooOld(node, oldest)
  // On SQLite this is the only server: it has locked the data folder.
  if (tx.engine === 'sqlite') await tx.run('delete from node')
  else await tx.run(`delete from node where seen_at <= ${NOW.postgres} - ?`, [LIFETIME])
  const older = await tx.one<Pick<Node, 'id' | 'version'>>('select id, version from node where version < ? order by version limit 1', [
    node.oldest,
  ])
  if (older)
    throw new ConfigError(
      `The server ${older.id} is still running and knows version ${older.version} of stored data, but this release needs all servers to know ${node.oldest}: update it first, or stop it and wait ${LIFETIME / 1000} seconds.`,
    )
  if (node.oldest > oldest) await tx.run('update data_version set oldest = ? where id = 1', [node.oldest])
  await writeNode(tx, node)
}

const writeNode = (tx: Tx, { id, version }: Node): Promise<number> =>
  tx.run(
    `insert into node (id, version, seen_at) values (?, ?, ${NOW[tx.engine]}) on conflict (id) do update set seen_at = excluded.seen_at`,
    [id, version],
  )

/** What a server learns by a sign of life. */
export interface Seen {
  /** The oldest version that may run. */
  readonly oldest: number
  /** The newest version that a running server knows. */
  readonly newest: number
  /** The database's clock. */
  readonly now: number
}

/** Stores a sign of life of a server, unless it is too old to run. */
export async function signOfLife(tx: Tx, node: Node): Promise<Seen> {
  // The lock waits for a server that starts and raises the version, so that this one cannot miss it. Other signs of life do not wait for each other.
  const { oldest } = await dataVersion(tx, tx.engine === 'postgres' ? ' for share' : '')
  if (oldest <= node.version) await writeNode(tx, node)
  const now = NOW[tx.engine]
  const row = await tx.one<{ newest: number | null; now: number }>(
    `select (select max(version) from node where seen_at > ${now} - ?) as newest, ${now} as now`,
    [LIFETIME],
  )
  return { oldest, newest: row?.newest ?? node.version, now: row?.now ?? 0 }
}

/** Removes a server that ends. */
export const leaveNode = (tx: Tx, { id }: Pick<Node, 'id'>): Promise<number> => tx.run('delete from node where id = ?', [id])

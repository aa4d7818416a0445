import { type Config, ConfigError } from './config.ts'
import { memoryCounter } from './counter.ts'
import type { Deps } from './deps.ts'
import { memoryBus } from './live/bus/memory.ts'
import { type DataFolder, openDataFolder } from './storage/data-folder.ts'
import type { Db } from './storage/db.ts'
import { guarded } from './storage/guard.ts'
import { openSqlite } from './storage/sqlite.ts'

/** Where the server keeps its data. */
export interface Stores extends Pick<Deps, 'db' | 'bus' | 'counter'> {
  /** The database of `db`, for what may take longer than a call may: migrations, and the deletion of old rows. */
  readonly maintenance: Db
  /** Null with PostgreSQL. */
  readonly folder: DataFolder | null
}

const reach = <T>(name: string, work: Promise<T>): Promise<T> =>
  work.catch((error: Error & { code?: string }) => {
    throw new ConfigError(`${name} cannot be reached: ${(error.message || error.code) ?? 'no answer'}.`)
  })

type Databases = Pick<Stores, 'db' | 'maintenance' | 'folder'>

function ofFolder({ dataDir, newWorld }: Pick<Config, 'dataDir' | 'newWorld'>): Databases {
  const folder = openDataFolder(dataDir, { newWorld })
  const db = openSqlite(folder.file)
  return { db, maintenance: db, folder }
}

/** Its client takes memory, so it is loaded only where it is used. */
async function ofPostgres(url: string): Promise<Databases> {
  const { NO_TIME_LIMIT, openPostgres } = await import('./storage/postgres.ts')
  const maintenance = openPostgres(url, NO_TIME_LIMIT)
  await reach(
    'PostgreSQL',
    maintenance.read((tx) => tx.one('select 1')),
  )
  return { db: guarded(openPostgres(url), maintenance), maintenance, folder: null }
}

/** Opens what the settings name. Throws what `openDataFolder` and `openSqlite` throw, and a ConfigError if PostgreSQL or Redis cannot be reached. */
export async function openStores(config: Config): Promise<Stores> {
  const databases = config.databaseUrl === null ? ofFolder(config) : await ofPostgres(config.databaseUrl)
  const shared = config.redisUrl ? await reach('Redis', (await import('./live/bus/redis.ts')).openRedis(config.redisUrl)) : null
  return { ...databases, bus: shared?.bus ?? memoryBus(), counter: shared?.counter ?? memoryCounter() }
}

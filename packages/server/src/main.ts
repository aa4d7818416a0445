// Starts the server from the environment; docs/operating.md lists the settings.
import { HOUR } from '@skystair/contract/time'
import { buildApp } from './app.ts'
import { areaMigrations } from './area-migrations.ts'
import { ConfigError, readConfig } from './config.ts'
import { memoryCounter } from './counter.ts'
import { explain } from './explain.ts'
import { areas } from './generated/areas.ts'
import { deleteOldReplies } from './http/pipeline/remember.ts'
import { memoryBus } from './live/bus/memory.ts'
import { choresOf } from './ops/chores.ts'
import { drain } from './ops/drain.ts'
import { announce, announceNewWorld, logWarnings } from './ops/log.ts'
import { releaseMemory } from './ops/release-memory.ts'
import { personalOf } from './personal.ts'
import { findPlatforms, platformsOf } from './platforms.ts'
import { systemRandom } from './random.ts'
import { deleteOldSessions } from './session/session.ts'
import { openDataFolder } from './storage/data-folder.ts'
import type { Db, Tx } from './storage/db.ts'
import { guarded } from './storage/guard.ts'
import { writeHealth } from './storage/health.ts'
import { FIRST_MIGRATION, migrate } from './storage/migrate.ts'
import { openSqlite } from './storage/sqlite.ts'

/** Throws a ConfigError that names the service if it cannot be reached. */
const reach = <T>(name: string, work: Promise<T>): Promise<T> =>
  work.catch((error: Error & { code?: string }) => {
    throw new ConfigError(`${name} cannot be reached: ${(error.message || error.code) ?? 'no answer'}.`)
  })

/** The database for calls, and for what may take longer than a call may: migrations, and the deletion of old rows. */
interface Databases {
  readonly db: Db
  readonly maintenance: Db
}

function ofFolder(file: string): Databases {
  const db = openSqlite(file)
  return { db, maintenance: db }
}

/** Its client takes memory, so it is loaded only where it is used. */
async function ofPostgres(url: string): Promise<Databases> {
  const { NO_TIME_LIMIT, openPostgres } = await import('./storage/postgres.ts')
  return { db: guarded(openPostgres(url)), maintenance: openPostgres(url, NO_TIME_LIMIT) }
}

const HALF_MINUTE = 30_000

async function main(): Promise<void> {
  let dataDir = ''
  let port = 0
  try {
    const config = readConfig(process.env)
    ;({ dataDir, port } = config)
    const folder = config.databaseUrl ? null : openDataFolder(dataDir, config)
    const { db, maintenance } = folder ? ofFolder(folder.file) : await ofPostgres(config.databaseUrl!)
    const migrated = migrate(maintenance, areaMigrations(areas))
    const isNew = (await (config.databaseUrl ? reach('PostgreSQL', migrated) : migrated)).includes(FIRST_MIGRATION)
    const trouble = await writeHealth(maintenance, Date.now())
    if (trouble) throw new ConfigError(`Nothing can be stored in the database: ${trouble}.`)
    folder?.used()
    const clock = Date.now
    const shared = config.redisUrl ? await reach('Redis', (await import('./live/bus/redis.ts')).openRedis(config.redisUrl)) : null
    const bus = shared?.bus ?? memoryBus()
    const counter = shared?.counter ?? memoryCounter()
    const platforms = platformsOf(await findPlatforms(), process.env)
    const deps = { config, db, clock, random: systemRandom, bus, counter, platforms }
    const app = await buildApp(deps)
    logWarnings(app.log)
    // Fastify would log once for every address of the machine.
    app.log.level = 'silent'
    await app.listen({ port: config.port, host: config.host })
    app.log.level = config.logLevel

    const personal = personalOf(areas)
    const sweepsOfAreas = areas.flatMap(({ sweep }) => (sweep ? [(tx: Tx, now: number) => sweep(tx, now, personal)] : []))
    const sweeps = [deleteOldReplies, deleteOldSessions, ...sweepsOfAreas]
    const chores = choresOf({ areas, deps, sweeps, maintenance, log: app.log })
    const sweep = setInterval(() => void chores.sweep(), HOUR)
    let round: Promise<void> = Promise.resolve()
    const recurring = setInterval(() => {
      round = chores.round()
    }, HALF_MINUTE)

    const end = async () => {
      clearInterval(sweep)
      clearInterval(recurring)
      await round
      await drain(app, config.drainSeconds)
      await bus.close()
      await counter.close()
      await db.close()
      if (maintenance !== db) await maintenance.close()
      folder?.release()
      process.exit(0)
    }
    process.on('SIGTERM', end)
    process.on('SIGINT', () => (process.stdin.isTTY ? process.exit(0) : end()))
    releaseMemory()
    // Printed last: a script may stop the server as soon as it reads this, so the signal handlers must be installed.
    const address = app.server.address() as { port: number }
    // A new database is expected if none is set.
    const isChosen = process.env.DATA_DIR !== undefined || config.databaseUrl !== null
    if (isNew && isChosen) announceNewWorld(config.databaseUrl ? 'the database of DATABASE_URL' : dataDir)
    announce(`http://localhost:${address.port}`, config.host)
  } catch (error) {
    console.error(explain(error, dataDir, port))
    process.exit(1)
  }
}

await main()

// Starts the server from the environment; docs/operating.md lists the settings.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp } from './app.ts'
import { areaMigrations } from './area-migrations.ts'
import { ConfigError, readConfig } from './config.ts'
import { memoryCounter } from './counter.ts'
import { explain } from './explain.ts'
import { areas } from './generated/areas.ts'
import { deleteOldReplies } from './http/pipeline/remember.ts'
import { memoryBus } from './live/bus/memory.ts'
import { drain } from './ops/drain.ts'
import { announce, logWarnings } from './ops/log.ts'
import { findPlatforms, platformsOf } from './platforms.ts'
import { systemRandom } from './random.ts'
import { deleteOldSessions } from './session/session.ts'
import { migrate } from './storage/migrate.ts'
import { NO_TIME_LIMIT, openPostgres } from './storage/postgres.ts'
import { openSqlite } from './storage/sqlite.ts'

/** Throws a ConfigError that names the service where it cannot be reached. */
const reach = <T>(name: string, work: Promise<T>): Promise<T> =>
  work.catch((error: Error & { code?: string }) => {
    throw new ConfigError(`${name} cannot be reached: ${(error.message || error.code) ?? 'no answer'}.`)
  })

const HOUR = 3_600_000

async function main(): Promise<void> {
  let dataDir = ''
  let port = 0
  try {
    const config = readConfig(process.env)
    ;({ dataDir, port } = config)
    if (!config.databaseUrl) mkdirSync(dataDir, { recursive: true })
    const db = config.databaseUrl ? openPostgres(config.databaseUrl) : openSqlite(join(dataDir, 'skystair.db'))
    // Migrations and the deletion of old rows may take longer than a call may.
    const maintenance = config.databaseUrl ? openPostgres(config.databaseUrl, NO_TIME_LIMIT) : db
    const migrated = migrate(maintenance, areaMigrations(areas))
    await (config.databaseUrl ? reach('PostgreSQL', migrated) : migrated)
    const clock = Date.now
    const shared = config.redisUrl ? await reach('Redis', (await import('./live/bus/redis.ts')).openRedis(config.redisUrl)) : null
    const bus = shared?.bus ?? memoryBus()
    const counter = shared?.counter ?? memoryCounter(clock)
    const platforms = platformsOf(await findPlatforms(), process.env)
    const app = await buildApp({ config, db, clock, random: systemRandom, bus, counter, platforms })
    logWarnings(app.log)
    // Fastify would log once for every address of the machine.
    app.log.level = 'silent'
    await app.listen({ port: config.port, host: config.host })
    app.log.level = config.logLevel

    // Deletes stored replies, ended sessions and the areas' data that are out of date.
    const sweep = setInterval(() => {
      const swept = maintenance.tx(async (tx) => {
        await deleteOldReplies(tx, clock())
        await deleteOldSessions(tx, clock())
        for (const area of areas) await area.sweep?.(tx, clock())
      })
      swept.catch((error) => app.log.error({ err: error }, 'the sweep failed'))
    }, HOUR)

    const end = async () => {
      clearInterval(sweep)
      await drain(app, config.drainSeconds)
      await bus.close()
      await counter.close()
      await db.close()
      if (maintenance !== db) await maintenance.close()
      process.exit(0)
    }
    process.on('SIGTERM', end)
    process.on('SIGINT', () => (process.stdin.isTTY ? process.exit(0) : end()))
    // Printed last: the signal handlers must be in place, as a script may stop the server once it has read this.
    const address = app.server.address() as { port: number }
    announce(`http://localhost:${address.port}`, config.host)
  } catch (error) {
    console.error(explain(error, dataDir, port))
    process.exit(1)
  }
}

await main()

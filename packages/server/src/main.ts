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

/** Waits for a neighbour, and names it where it does not answer. */
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
    // A new schema and forgetting what is old may take longer than a call may.
    const upkeep = config.databaseUrl ? openPostgres(config.databaseUrl, NO_TIME_LIMIT) : db
    const migrated = migrate(upkeep, areaMigrations(areas))
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

    // Replies kept for repeated requests, ended sessions and what areas no longer need would otherwise pile up.
    const sweep = setInterval(() => {
      const forgetOld = upkeep.tx(async (tx) => {
        await deleteOldReplies(tx, clock())
        await deleteOldSessions(tx, clock())
        for (const area of areas) await area.sweep?.(tx, clock())
      })
      forgetOld.catch((error) => app.log.error({ err: error }, 'the sweep failed'))
    }, HOUR)

    const end = async () => {
      clearInterval(sweep)
      await drain(app, config.drainSeconds)
      await bus.close()
      await counter.close()
      await db.close()
      if (upkeep !== db) await upkeep.close()
      process.exit(0)
    }
    process.on('SIGTERM', end)
    process.on('SIGINT', () => (process.stdin.isTTY ? process.exit(0) : end()))
    // Said last: whoever has read it may ask the server to end.
    const address = app.server.address() as { port: number }
    announce(`http://localhost:${address.port}`, config.host)
  } catch (error) {
    console.error(explain(error, dataDir, port))
    process.exit(1)
  }
}

await main()

// Starts the server from the environment; docs/operating.md lists the settings.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { buildApp } from './app.ts'
import { memoryBus } from './bus/memory.ts'
import { ConfigError, readConfig } from './config.ts'
import { memoryCounter } from './http/rate.ts'
import { drain } from './ops/drain.ts'
import { systemRandom } from './random.ts'
import { migrate } from './storage/migrate.ts'
import { openPostgres } from './storage/postgres.ts'
import { openSqlite } from './storage/sqlite.ts'

/** One sentence for the operator instead of a stack. */
function explain(error: unknown, dataDir: string, port: number): string {
  const { code, message } = error as { code?: string; message: string }
  if (error instanceof ConfigError) return message
  if (code === 'EADDRINUSE') return `Port ${port} is busy: stop what listens there, or set PORT.`
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') return `No right to use ${dataDir} or port ${port}: ${message}.`
  if (code === 'ENOTDIR' || code === 'EEXIST') return `DATA_DIR ${dataDir} is not a folder.`
  if (code === 'ERR_SQLITE_ERROR')
    return `The database in ${dataDir} cannot be used (${message}): restore it from a backup, or set DATA_DIR to another folder.`
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND') return `A database or Redis cannot be reached: ${message || code}.`
  return `The server cannot start: ${message}`
}

async function main(): Promise<void> {
  let dataDir = ''
  let port = 0
  try {
    const config = readConfig(process.env)
    ;({ dataDir, port } = config)
    if (!config.databaseUrl) mkdirSync(dataDir, { recursive: true })
    const db = config.databaseUrl ? openPostgres(config.databaseUrl) : openSqlite(join(dataDir, 'skystair.db'))
    await migrate(db)
    const clock = Date.now
    const shared = config.redisUrl ? await (await import('./bus/redis.ts')).openRedis(config.redisUrl) : null
    const bus = shared?.bus ?? memoryBus()
    const counter = shared?.counter ?? memoryCounter(clock)
    const app = await buildApp({ config, db, clock, random: systemRandom, bus, counter })
    await app.listen({ port: config.port, host: config.host })
    const address = app.server.address() as { port: number }
    console.log(`Skystair is at http://localhost:${address.port}`)

    const end = async () => {
      await drain(app, config.drainSeconds)
      await bus.close()
      await counter.close()
      await db.close()
      process.exit(0)
    }
    process.on('SIGTERM', end)
    process.on('SIGINT', () => (process.stdin.isTTY ? process.exit(0) : end()))
  } catch (error) {
    console.error(explain(error, dataDir, port))
    process.exit(1)
  }
}

await main()

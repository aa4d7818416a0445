import { HOUR } from '@skystair/contract/time'
import { buildApp } from './app.ts'
import { areaMigrations } from './area-migrations.ts'
import { OLDEST_READER, STATE_VERSION } from './areas/player/upgrade.ts'
import { type Config, ConfigError } from './config.ts'
import { areas } from './generated/areas.ts'
import { oldReplies } from './http/pipeline/remember.ts'
import { choresOf } from './ops/chores.ts'
import { drain } from './ops/drain.ts'
import { announce, announceNewWorld, logWarnings } from './ops/log.ts'
import { keepCompiledCode, releaseMemory } from './ops/memory.ts'
import { personalOf } from './personal.ts'
import { findPlatforms, platformsOf } from './platforms.ts'
import { systemRandom } from './random.ts'
import { oldSessions } from './session/session.ts'
import type { Db } from './storage/db.ts'
import { guarded } from './storage/guard.ts'
import { writeHealth } from './storage/health.ts'
import { FIRST_MIGRATION, migrate } from './storage/migrate.ts'
import { membership } from './storage/nodes/membership.ts'
import { nodeOf } from './storage/nodes/repository.ts'
import type { Stores } from './stores.ts'

const HALF_MINUTE = 30_000

/**
 * Starts the server and prints its address; it ends by a signal. Throws a ConfigError if nothing can be stored in the database, and the errors of
 * migrations and of listening.
 */
export async function serve(config: Config, { db, maintenance, folder, bus, counter }: Stores): Promise<void> {
  const self = nodeOf({ version: STATE_VERSION, oldest: OLDEST_READER })
  const isNew = (await migrate(maintenance, areaMigrations(areas), self)).includes(FIRST_MIGRATION)
  // Only PostgreSQL has several servers. Signs of life must not wait for calls, nor for ever.
  const member = folder ? undefined : membership(guarded(maintenance), self)
  const trouble = await writeHealth(maintenance, Date.now(), true)
  if (trouble) throw new ConfigError(`Nothing can be stored in the database: ${trouble}.`)
  folder?.used()
  const platforms = platformsOf(await findPlatforms(), process.env)
  await member?.begin()
  const guard = (open: Db) => member?.guard(open) ?? open
  const deps = { config, db: guard(db), membership: member, clock: Date.now, random: systemRandom, bus, counter, platforms }
  const app = await buildApp(deps)
  logWarnings(app.log)
  // Fastify would log once for every address of the machine.
  app.log.level = 'silent'
  await app.listen({ port: config.port, host: config.host })
  app.log.level = config.logLevel

  const sweeps = [oldReplies, ...oldSessions, ...areas.flatMap(({ sweep = [] }) => sweep)]
  const chores = choresOf({
    areas,
    deps,
    sweeps,
    personal: personalOf(areas),
    maintenance: guard(maintenance),
    node: self.id,
    log: app.log,
  })
  const sweep = setInterval(() => void chores.sweep(), HOUR)
  const recurring = setInterval(() => void chores.round(), HALF_MINUTE)

  const end = async () => {
    clearInterval(sweep)
    clearInterval(recurring)
    await chores.end()
    await drain(app, config.drainSeconds)
    await member?.leave()
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
  keepCompiledCode()
  // Printed last: a script may stop the server as soon as it reads this, so the signal handlers must be installed.
  const address = app.server.address() as { port: number }
  // A new database is expected if none is set.
  const isChosen = process.env.DATA_DIR !== undefined || config.databaseUrl !== null
  if (isNew && isChosen) announceNewWorld(config.databaseUrl ? 'the database of DATABASE_URL' : config.dataDir)
  announce(`http://localhost:${address.port}`, config.host)
}

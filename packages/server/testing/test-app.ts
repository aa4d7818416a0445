import type { FastifyInstance } from 'fastify'
import { buildApp } from '../src/app.ts'
import { areaMigrations } from '../src/area-migrations.ts'
import { type Config, readConfig } from '../src/config.ts'
import { memoryCounter } from '../src/counter.ts'
import type { Deps } from '../src/deps.ts'
import { areas } from '../src/generated/areas.ts'
import { memoryBus } from '../src/live/bus/memory.ts'
import { seededRandom } from '../src/random.ts'
import type { Db } from '../src/storage/db.ts'
import { migrate } from '../src/storage/migrate.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import { type TestPortal, testPortal } from './test-portal.ts'

export interface TestClock {
  (): number
  /** Moves the clock forward by this many milliseconds. */
  pass(milliseconds: number): void
}

/** A clock that only a test moves. */
export function testClock(start = Date.UTC(2026, 0, 10, 12)): TestClock {
  let now = start
  return Object.assign(() => now, {
    pass(milliseconds: number) {
      now += milliseconds
    },
  })
}

export interface TestApp {
  readonly app: FastifyInstance
  readonly db: Db
  readonly deps: Deps
  readonly clock: TestClock
  readonly portal: TestPortal
  close(): Promise<void>
}

export interface TestOptions {
  /** A database that outlives the app; by default one in memory. */
  readonly db?: Db
  readonly clock?: TestClock
  readonly seed?: string
  readonly config?: Partial<Config>
  readonly deps?: Partial<Deps>
}

/**
 * Returns a complete server on SQLite in memory, with a stopped clock, seeded randomness, no rate limits and no site. A refusal that its call does not
 * declare becomes INTERNAL, and closing the server throws.
 */
export async function testApp({ db, clock = testClock(), seed = 'test', config, deps: others }: TestOptions = {}): Promise<TestApp> {
  const storage = db ?? openSqlite(':memory:')
  await migrate(storage, areaMigrations(areas))
  const undeclared: string[] = []
  const portal = testPortal()
  const deps: Deps = {
    config: { ...readConfig({ LOG_LEVEL: 'silent', RATE_FACTOR: '0', WEB_ROOT: '/nowhere', DRAIN_SECONDS: '0' }), ...config },
    db: storage,
    clock,
    random: seededRandom(seed),
    bus: memoryBus(),
    counter: memoryCounter(),
    platforms: portal.platforms,
    onUndeclared(call, code) {
      undeclared.push(`${call}: ${code}`)
      throw new Error(`${call} refused with ${code}, which it does not declare`)
    },
    ...others,
  }
  const app = await buildApp(deps)
  return {
    app,
    db: storage,
    deps,
    clock,
    portal,
    async close() {
      await app.close()
      if (!db) await storage.close()
      if (undeclared.length > 0) throw new Error(`refusals that no contract declares: ${undeclared.join(', ')}`)
    },
  }
}

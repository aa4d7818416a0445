// A game server for an example: the real one, on a database that is gone when it ends.
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buildApp } from '../../packages/server/src/app.ts'
import { memoryBus } from '../../packages/server/src/bus/memory.ts'
import { readConfig } from '../../packages/server/src/config.ts'
import { memoryCounter } from '../../packages/server/src/http/rate.ts'
import { type Platforms, platformsOf } from '../../packages/server/src/platforms.ts'
import { systemRandom } from '../../packages/server/src/random.ts'
import { migrate } from '../../packages/server/src/storage/migrate.ts'
import { openSqlite } from '../../packages/server/src/storage/sqlite.ts'
import { root } from '../build/paths.ts'
import type { Site } from './serve.ts'

/** Starts it on a free port. Pages of `origins` may make calls, and none else. */
export async function startGame(origins: readonly string[], platforms: Platforms = platformsOf([], {})): Promise<Site> {
  const config = readConfig({ ALLOWED_ORIGINS: origins.join(' '), WEB_ROOT: join(root, 'dist/own'), LOG_LEVEL: 'warn', DRAIN_SECONDS: '0' })
  const db = openSqlite(':memory:')
  await migrate(db)
  const [clock, bus] = [Date.now, memoryBus()]
  const counter = memoryCounter(clock)
  const app = await buildApp({ config, db, clock, random: systemRandom, bus, counter, platforms })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    close: async () => {
      app.server.closeAllConnections()
      await app.close()
      await bus.close()
      await counter.close()
      await db.close()
    },
  }
}

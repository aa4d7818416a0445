import type { FastifyInstance } from 'fastify'
import { buildApp } from '../src/app.ts'
import { areaMigrations } from '../src/area-migrations.ts'
import type { Config } from '../src/config.ts'
import { memoryCounter } from '../src/counter.ts'
import { areas } from '../src/generated/areas.ts'
import { memoryBus } from '../src/live/bus/memory.ts'
import type { Platforms } from '../src/platforms.ts'
import { systemRandom } from '../src/random.ts'
import type { Db } from '../src/storage/db.ts'
import { migrate } from '../src/storage/migrate.ts'
import { openSqlite } from '../src/storage/sqlite.ts'

export interface PassingServer {
  readonly app: FastifyInstance
  readonly db: Db
  readonly origin: string
  close(): Promise<void>
}

/** Starts the real server on a free local port, with a database that is deleted when it ends. A test may pass a clock. */
export async function passingServer(config: Config, platforms: Platforms, clock: () => number = Date.now): Promise<PassingServer> {
  const db = openSqlite(':memory:')
  await migrate(db, areaMigrations(areas))
  const [bus, counter] = [memoryBus(), memoryCounter()]
  const app = await buildApp({ config, db, clock, random: systemRandom, bus, counter, platforms })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as { port: number }
  return {
    app,
    db,
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

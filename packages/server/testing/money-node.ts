// A node that sells through the test portal, and dies as by a power cut at the statement that KILL_AT names: before it, after it, or once its
// transaction is committed and nobody has been told.
import { buildApp } from '../src/app.ts'
import { areaMigrations } from '../src/area-migrations.ts'
import { readConfig } from '../src/config.ts'
import { memoryCounter } from '../src/counter.ts'
import { areas } from '../src/generated/areas.ts'
import { memoryBus } from '../src/live/bus/memory.ts'
import { systemRandom } from '../src/random.ts'
import type { Db, Tx } from '../src/storage/db.ts'
import { migrate } from '../src/storage/migrate.ts'
import { openPostgres } from '../src/storage/postgres.ts'
import { testPortal } from './test-portal.ts'

function deadly(db: Db, killAt: number): Db {
  let left = killAt
  const perhapsDie = () => {
    if (--left === 0) process.kill(process.pid, 'SIGKILL')
  }
  const between = async <T>(statement: Promise<T>): Promise<T> => {
    const answer = await statement
    perhapsDie()
    return answer
  }
  const watched = (tx: Tx): Tx => ({
    ...tx,
    all: (sql, values) => between(tx.all(sql, values)),
    one: (sql, values) => between(tx.one(sql, values)),
    run: (sql, values) => between(tx.run(sql, values)),
    enqueue(sql, values, refusal) {
      tx.enqueue(sql, values, refusal)
      perhapsDie()
    },
  })
  return { ...db, tx: (work) => between(db.tx((tx) => work(watched(tx)))) }
}

const config = readConfig(process.env)
const db = openPostgres(config.databaseUrl ?? '')
await migrate(db, areaMigrations(areas))
const app = await buildApp({
  config,
  db: deadly(db, Number(process.env.KILL_AT ?? 0)),
  clock: Date.now,
  random: systemRandom,
  bus: memoryBus(),
  counter: memoryCounter(),
  platforms: testPortal().platforms,
})
await app.listen({ port: config.port, host: config.host })
console.log(`Skystair is at http://localhost:${(app.server.address() as { port: number }).port}`)
process.on('SIGTERM', () => process.exit(0))

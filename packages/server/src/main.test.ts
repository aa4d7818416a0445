import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, type ExpectStatic, expect, it } from 'vitest'
import { running, startServer } from '../testing/server-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'start-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe.concurrent('a start that fails', { timeout: 120_000 }, () => {
  let starts = 0
  const fails = async (expect: ExpectStatic, settings: Record<string, string>, sentence: RegExp) => {
    const start = await startServer({ DATA_DIR: join(folder, `good-${++starts}`), ...settings })
    if ('url' in start) {
      await start.end()
      throw new Error('the server started')
    }
    expect(start.code).toBe(1)
    expect(start.output.trim().split('\n')).toHaveLength(1)
    expect(start.output).toMatch(sentence)
  }

  it('says which setting is wrong', ({ expect }) => fails(expect, { PORT: 'eighty' }, /^PORT must be a whole number/))

  it('says that the port is busy', async ({ expect }) => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(4149, '127.0.0.1', resolve))
    await fails(expect, { PORT: '4149' }, /^Port 4149 is busy/)
    other.close()
  })

  it('says that HOST is no address of this machine', ({ expect }) =>
    fails(expect, { HOST: '203.0.113.1' }, /^HOST is no address of this machine/))

  it('says that the data folder is a file, or inside of one', async ({ expect }) => {
    writeFileSync(join(folder, 'file'), '')
    await fails(expect, { DATA_DIR: join(folder, 'file') }, /is not a folder/)
    await fails(expect, { DATA_DIR: join(folder, 'file', 'inside') }, /is not a folder/)
  })

  it('says that it has no right to the data folder, or to the database in it', async ({ expect }) => {
    const locked = join(folder, 'locked')
    mkdirSync(locked, { mode: 0o500 })
    // Root may write to any folder but those of the system itself.
    await fails(expect, { DATA_DIR: process.getuid?.() === 0 ? '/sys/skystair' : join(locked, 'data') }, /^No right to use/)
    mkdirSync(join(folder, 'taken', 'skystair.db'), { recursive: true })
    await fails(expect, { DATA_DIR: join(folder, 'taken') }, /^No right to use the database/)
  })

  it('says that another program holds the data', async ({ expect }) => {
    mkdirSync(join(folder, 'held'))
    const other = new DatabaseSync(join(folder, 'held', 'skystair.db'))
    other.exec('pragma locking_mode = exclusive; create table mine (id integer); begin exclusive')
    await fails(expect, { DATA_DIR: join(folder, 'held') }, /is held by another program/)
    other.close()
  })

  it('says that another server uses the data folder, as long as that one runs', async ({ expect }) => {
    const dataDir = join(folder, 'shared')
    const server = await running({ DATA_DIR: dataDir })
    await fails(expect, { DATA_DIR: dataDir }, /is held by another program/)
    await server.kill()
    const next = await running({ DATA_DIR: dataDir })
    expect(next.output()).not.toMatch(/a new world begins/)
    expect(await next.end()).toBe(0)
  })

  it('says that the folder has lost its database, and begins a new world only on request', async ({ expect }) => {
    const dataDir = join(folder, 'lost')
    const first = await running({ DATA_DIR: dataDir })
    expect(first.output()).toMatch(/a new world begins/)
    await first.end()
    for (const name of ['skystair.db', 'skystair.db-wal', 'skystair.db-shm']) rmSync(join(dataDir, name), { force: true })
    await fails(expect, { DATA_DIR: dataDir }, /is missing, but the folder had one before/)
    const third = await running({ DATA_DIR: dataDir, NEW_WORLD: 'yes' })
    expect(third.output()).toMatch(/a new world begins/)
    await third.end()
  })

  it('says that the data is damaged', async ({ expect }) => {
    writeFileSync(join(folder, 'skystair.db'), 'this is no database, but long enough to be looked at as one '.repeat(20))
    await fails(expect, { DATA_DIR: folder }, /cannot be used \(file is not a database\)/)
  })

  it('says that the database was truncated, or that pages of it are damaged', async ({ expect }) => {
    const dataDir = join(folder, 'went-bad')
    const server = await running({ DATA_DIR: dataDir })
    await server.end()
    const file = join(dataDir, 'skystair.db')
    const whole = readFileSync(file)
    writeFileSync(file, whole.subarray(0, whole.length / 2))
    await fails(expect, { DATA_DIR: dataDir }, /cannot be used \(database disk image is malformed\)/)
    writeFileSync(file, Buffer.from(whole).fill(7, 4 * 4096, 8 * 4096))
    await fails(expect, { DATA_DIR: dataDir }, /cannot be used \(.*(damaged|malformed)\)/)
    writeFileSync(file, whole)
    expect(await (await running({ DATA_DIR: dataDir })).end()).toBe(0)
  })

  it('says that PostgreSQL or Redis cannot be reached', async ({ expect }) => {
    await fails(expect, { DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' }, /^PostgreSQL cannot be reached/)
    await fails(expect, { REDIS_URL: 'redis://127.0.0.1:1' }, /^Redis cannot be reached/)
  })
})

it('exits with code 0 on a signal to terminate', async () => {
  const server = await running({ DATA_DIR: join(folder, 'ends') })
  expect((await fetch(`${server.url}/health`)).status).toBe(200)
  expect(await server.end()).toBe(0)
})

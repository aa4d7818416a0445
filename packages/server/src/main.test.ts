import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, describe, expect, it } from 'vitest'
import { running, startServer } from '../testing/server-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'start-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe.concurrent('a start that fails', { timeout: 60_000 }, () => {
  let starts = 0
  const fails = async (settings: Record<string, string>, sentence: RegExp) => {
    const start = await startServer({ DATA_DIR: join(folder, `good-${++starts}`), ...settings })
    if ('url' in start) {
      await start.end()
      throw new Error('the server started')
    }
    expect(start.code).toBe(1)
    expect(start.output.trim().split('\n')).toHaveLength(1)
    expect(start.output).toMatch(sentence)
  }

  it('says which setting is wrong', () => fails({ PORT: 'eighty' }, /^PORT must be a whole number/))

  it('says that the port is busy', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(4149, '127.0.0.1', resolve))
    await fails({ PORT: '4149' }, /^Port 4149 is busy/)
    other.close()
  })

  it('says that HOST is no address of this machine', () => fails({ HOST: '203.0.113.1' }, /^HOST is no address of this machine/))

  it('says that the data folder is a file, or inside of one', async () => {
    writeFileSync(join(folder, 'file'), '')
    await fails({ DATA_DIR: join(folder, 'file') }, /is not a folder/)
    await fails({ DATA_DIR: join(folder, 'file', 'inside') }, /is not a folder/)
  })

  it('says that it has no right to the data folder, or to the database in it', async () => {
    const locked = join(folder, 'locked')
    mkdirSync(locked, { mode: 0o500 })
    // Root may write to any folder but those of the system itself.
    await fails({ DATA_DIR: process.getuid?.() === 0 ? '/sys/skystair' : join(locked, 'data') }, /^No right to use/)
    mkdirSync(join(folder, 'taken', 'skystair.db'), { recursive: true })
    await fails({ DATA_DIR: join(folder, 'taken') }, /^No right to use the database/)
  })

  it('says that another program holds the data', async () => {
    mkdirSync(join(folder, 'held'))
    const other = new DatabaseSync(join(folder, 'held', 'skystair.db'))
    other.exec('pragma locking_mode = exclusive; create table mine (id integer); begin exclusive')
    await fails({ DATA_DIR: join(folder, 'held') }, /is held by another program/)
    other.close()
  })

  it('says that the data is damaged', async () => {
    writeFileSync(join(folder, 'skystair.db'), 'this is no database, but long enough to be looked at as one '.repeat(20))
    await fails({ DATA_DIR: folder }, /cannot be used \(file is not a database\)/)
  })

  it('says that the database was truncated, or that pages of it are damaged', async () => {
    const dataDir = join(folder, 'went-bad')
    const server = await running({ DATA_DIR: dataDir })
    await server.end()
    const file = join(dataDir, 'skystair.db')
    const whole = readFileSync(file)
    writeFileSync(file, whole.subarray(0, whole.length / 2))
    await fails({ DATA_DIR: dataDir }, /cannot be used \(database disk image is malformed\)/)
    writeFileSync(file, Buffer.from(whole).fill(7, 4 * 4096, 8 * 4096))
    await fails({ DATA_DIR: dataDir }, /cannot be used \(.*(damaged|malformed)\)/)
    writeFileSync(file, whole)
    expect(await (await running({ DATA_DIR: dataDir })).end()).toBe(0)
  })

  it('says that PostgreSQL or Redis cannot be reached', async () => {
    await fails({ DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none' }, /^PostgreSQL cannot be reached/)
    await fails({ REDIS_URL: 'redis://127.0.0.1:1' }, /^Redis cannot be reached/)
  })
})

it('exits with code 0 on a signal to terminate', async () => {
  const server = await running({ DATA_DIR: join(folder, 'ends') })
  expect((await fetch(`${server.url}/health`)).status).toBe(200)
  expect(await server.end()).toBe(0)
})

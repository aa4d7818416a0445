import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../src/storage/db.ts'
import { openSqlite } from '../src/storage/sqlite.ts'
import { guest, type TestClient } from './client.ts'
import { type TestApp, testApp } from './test-app.ts'

/** Begins a transaction, says so, and is frozen. */
const PROGRAM = `
const { DatabaseSync } = require('node:sqlite')
new DatabaseSync(process.argv[1]).exec('begin immediate')
process.stdout.write('begun', () => process.kill(process.pid, 'SIGSTOP'))`

describe('an SQLite database to which another program writes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'locked-'))
  const file = join(folder, 'skystair.db')
  let db: Db
  let server: TestApp
  let client: TestClient
  beforeAll(async () => {
    db = openSqlite(file)
    server = await testApp({ db })
    client = await guest(server.app)
  })
  afterAll(async () => {
    await server.close()
    await db.close()
    rmSync(folder, { recursive: true })
  })
  const write = () => client.call('POST /api/player/updateSoundMute')

  async function frozenProgram(): Promise<ChildProcess> {
    const program = spawn(process.execPath, ['-e', PROGRAM, file], { stdio: ['ignore', 'pipe', 'inherit'] })
    await once(program.stdout!, 'data')
    return program
  }
  async function end(program: ChildProcess): Promise<void> {
    program.kill('SIGKILL')
    await once(program, 'exit')
  }

  it('serves what only reads meanwhile, and then what has waited', async () => {
    const program = await frozenProgram()
    let answered = false
    const written = write().finally(() => {
      answered = true
    })
    const { status } = await client.call('GET /api/player/current')
    expect([status, answered]).toEqual([200, false])
    await end(program)
    expect((await written).status).toBe(200)
  })

  it('refuses calls that have waited for some seconds as UNAVAILABLE, and serves them when it is free', async () => {
    const program = await frozenProgram()
    const { status, error, headers } = await write()
    expect([status, error.code, headers['retry-after']]).toEqual([503, 'UNAVAILABLE', '1'])
    await end(program)
    expect((await write()).status).toBe(200)
  }, 30_000)
})

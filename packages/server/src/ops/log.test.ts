import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { environment, running } from '../../testing/server-process.ts'
import { testApp } from '../../testing/test-app.ts'
import { plainLines } from './plain-lines.ts'

const folder = mkdtempSync(join(tmpdir(), 'log-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Causes a warning: a notice of a platform that is not configured. */
const cause = (url: string) => fetch(`${url}/api/payment/notice/beeline`, { method: 'POST' })
/** Makes Node emit a warning on SIGUSR2. */
const warning = `--import=data:text/javascript,process.on('SIGUSR2',()=>process.emitWarning('the%20moon%20is%20out'))`

/** Waits until a condition is true; otherwise the test times out. */
const until = async (condition: () => boolean) => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10))
}

describe.concurrent('a server', { timeout: 60_000 }, () => {
  it('prints one plain line with its URL to a terminal, and one for each warning', async ({ expect }) => {
    const main = fileURLToPath(new URL('../main.ts', import.meta.url))
    const program = `exec "${process.execPath}" "${main}"`
    const args = process.platform === 'darwin' ? ['-q', '/dev/null', 'sh', '-c', program] : ['-qec', program, '/dev/null']
    const env = { ...environment({ DATA_DIR: join(folder, 'terminal'), LOG_LEVEL: 'info' }), TERM: 'dumb', SHELL: '/bin/sh' }
    const child = spawn('script', args, { env, stdio: ['ignore', 'pipe', 'ignore'] })
    let output = ''
    child.stdout.on('data', (data) => {
      output += data
    })
    const lines = () => output.split(/\r?\n/).filter(Boolean)
    await until(() => lines().length > 1 && output.endsWith('\n'))
    const url = /^Skystair is at (http:\/\/localhost:\d+)$/.exec(lines()[1]!)?.[1]
    expect(url).toBeDefined()
    expect((await fetch(`${url}/health`)).status).toBe(200)
    await cause(url!)
    await until(() => lines().length > 2)
    child.kill()
    await once(child, 'exit')
    expect(lines()).toEqual([
      expect.stringMatching(/^Warning: a new world begins, as .*terminal held no database\./),
      `Skystair is at ${url}`,
      'Warning: a notice was refused (source: beeline, code: PLATFORM_NOT_SET, reason: BEELINE_SECRET is not set)',
    ])
  })

  it('prints JSON to anything but a terminal: its URL and its warnings', async ({ expect }) => {
    const server = await running({ DATA_DIR: join(folder, 'service'), LOG_LEVEL: 'info', NODE_OPTIONS: warning })
    const lines = () => server.output().split('\n').filter(Boolean)
    await cause(server.url)
    await until(() => lines().length > 2)
    server.signal('SIGUSR2')
    await until(() => lines().length > 3)
    expect(await server.end()).toBe(0)
    expect(lines().map((line) => JSON.parse(line))).toMatchObject([
      { level: 40, msg: expect.stringMatching(/^a new world begins/) },
      { level: 30, msg: expect.stringMatching(/^Skystair is at http:\/\/localhost:\d+ /) },
      { level: 40, msg: 'a notice was refused', source: 'beeline' },
      { level: 40, msg: 'the moon is out', name: 'Warning' },
    ])
  })
})

describe('requests', () => {
  const logged = async (logRequests: boolean) => {
    const lines: string[] = []
    const server = await testApp({
      config: { logLevel: 'info', logRequests },
      deps: { logTo: { write: (line) => void lines.push(line) } },
    })
    await server.app.inject({ url: '/api/connection/isConnectionExists?session=secret' })
    await server.app.inject({ url: '/nowhere' })
    await server.close()
    return lines.map((line) => JSON.parse(line))
  }

  it('are not logged by default', async () => {
    expect(await logged(false)).toEqual([])
  })

  it('are logged with a line each where LOG_REQUESTS is yes', async () => {
    const line = { level: 30, ms: expect.any(Number), reqId: expect.any(String), msg: 'request' }
    expect(await logged(true)).toMatchObject([
      { ...line, req: { method: 'GET', path: '/api/connection/isConnectionExists', ip: '127.0.0.1' }, res: { status: 200 } },
      { ...line, req: { method: 'GET', path: '/nowhere', ip: '127.0.0.1' }, res: { status: 404 } },
    ])
  })
})

describe('a line for a terminal', () => {
  const written = (line: object) => {
    const lines: string[] = []
    plainLines({ write: (text) => void lines.push(text) }).write(`${JSON.stringify(line)}\n`)
    return lines
  }

  it('says in one sentence what failed, why and where', () => {
    const err = {
      type: 'TypeError',
      message: 'no\nsuch thing',
      stack: 'TypeError: no\nsuch thing\n    at hit (/game/hit.ts:3:1)\n    at more',
    }
    expect(written({ level: 50, time: 1, pid: 2, hostname: 'h', reqId: 'r', err, msg: 'a call failed' })).toEqual([
      'Error: a call failed: no such thing, at hit (/game/hit.ts:3:1)\n',
    ])
  })

  it('stays JSON below the level of a warning', () => {
    expect(written({ level: 30, msg: 'request' })).toEqual(['{"level":30,"msg":"request"}\n'])
  })
})

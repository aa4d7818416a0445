import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const main = fileURLToPath(import.meta.resolve('@skystair/server/main'))

/** Makes processes use the compiled code of an earlier start, also of one by other tests. */
export const compiledEarlier = { NODE_COMPILE_CACHE: join(tmpdir(), 'skystair-compiled') } as const

/** Returns a free TCP port. */
export const freePort = () =>
  new Promise<number>((done, fail) => {
    const probe = createServer().once('error', fail)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => done(port))
    })
  })

export interface GameServer {
  readonly url: string
  readonly dataDir: string
  /** Kills the process without shutdown, as a power cut does. */
  kill(): Promise<void>
  /** Starts the process again on the same port and data; `env` replaces single settings. */
  start(env?: Record<string, string>): Promise<void>
  /** Kills the process and deletes its data. */
  close(): Promise<void>
}

/** Starts the real server as a process with its own data folder. Throws if it is not ready within a minute. */
export async function startServer(env: Record<string, string> = {}): Promise<GameServer> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const dataDir = mkdtempSync(join(tmpdir(), 'skystair-'))
  let child: ChildProcess | null = null
  let output = ''

  const start = async (more: Record<string, string> = {}) => {
    output = ''
    child = spawn(process.execPath, [main], {
      env: {
        ...compiledEarlier,
        ...process.env,
        ...{ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env, ...more },
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text))
    for (let tries = 0; tries < 600; tries++) {
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output}`)
      if (
        await fetch(`${url}/ready`).then(
          (answer) => answer.ok,
          () => false,
        )
      )
        return
      await sleep(100)
    }
    throw new Error(`The server did not get ready:\n${output}`)
  }
  const kill = async () => {
    const dying = child
    if (!dying || dying.exitCode !== null || dying.signalCode !== null) return
    const gone = new Promise((done) => dying.once('exit', done))
    dying.kill('SIGKILL')
    await gone
  }
  await start()
  return {
    url,
    dataDir,
    kill,
    start,
    close: async () => {
      await kill()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

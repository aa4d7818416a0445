import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

export interface ServerProcess {
  readonly url: string
  readonly pid: number
  /** Everything that it has printed so far. */
  readonly output: () => string
  /** True while it runs. */
  readonly alive: () => boolean
  /** Kills it at once, as a power failure would. */
  kill(): Promise<void>
  signal(name: NodeJS.Signals): void
  /** Requests its shutdown. Resolves with its exit code. */
  end(): Promise<number | null>
}

/** The output of a server process that failed to start. */
export interface FailedStart {
  readonly code: number | null
  readonly output: string
}

/** The environment of a server under test. */
export const environment = (settings: Readonly<Record<string, string>>) => ({
  PATH: process.env.PATH ?? '',
  // Caches compiled code for later starts of the same run.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(tmpdir(), 'skystair-compiled'),
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'silent',
  RATE_FACTOR: '0',
  DRAIN_SECONDS: '0',
  WEB_ROOT: '/nowhere',
  ...settings,
})

/** Starts the server as an operator does, and waits until it responds or has ended. `main` is another script that starts one. */
export async function startServer(settings: Readonly<Record<string, string>>, main: string = MAIN): Promise<ServerProcess | FailedStart> {
  const child: ChildProcess = spawn(process.execPath, [main], { env: environment(settings), stdio: ['ignore', 'pipe', 'pipe'] })
  const exited = once(child, 'exit') as Promise<[number | null]>
  let output = ''
  const url = new Promise<string>((resolve) => {
    child.stderr!.on('data', (data) => {
      output += data
    })
    child.stdout!.on('data', (data) => {
      output += data
      const address = /at (http:\S+)/.exec(output)
      if (address) resolve(address[1]!.replace('localhost', '127.0.0.1'))
    })
  })
  const started = await Promise.race([url, exited.then(([code]) => code)])
  if (typeof started !== 'string') return { code: started, output }
  return {
    url: started,
    pid: child.pid!,
    output: () => output,
    alive: () => child.exitCode === null && child.signalCode === null,
    signal: (name) => void child.kill(name),
    async kill() {
      child.kill('SIGKILL')
      await exited
    },
    async end() {
      child.kill('SIGTERM')
      return (await exited)[0]
    },
  }
}

export async function running(settings: Readonly<Record<string, string>>, main?: string): Promise<ServerProcess> {
  const server = await startServer(settings, main)
  if ('code' in server) throw new Error(`the server ended with ${server.code}: ${server.output}`)
  return server
}

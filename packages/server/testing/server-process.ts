import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

export interface ServerProcess {
  readonly url: string
  /** Everything that it has printed so far. */
  readonly output: () => string
  /** Whether it still runs. */
  readonly alive: () => boolean
  /** Ends it as a power cut would: nothing of it runs any more. */
  kill(): Promise<void>
  signal(name: NodeJS.Signals): void
  /** Asks it to end, and answers its exit code. */
  end(): Promise<number | null>
}

/** What a server process said before it gave up starting. */
export interface FailedStart {
  readonly code: number | null
  readonly output: string
}

/** The environment of a server under test. */
export const environment = (settings: Readonly<Record<string, string>>) => ({
  PATH: process.env.PATH ?? '',
  // The second start of a run need not compile what the first one has.
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(tmpdir(), 'skystair-compiled'),
  HOST: '127.0.0.1',
  PORT: '0',
  LOG_LEVEL: 'silent',
  RATE_FACTOR: '0',
  DRAIN_SECONDS: '0',
  WEB_ROOT: '/nowhere',
  ...settings,
})

/** Starts the server as an operator does, and waits until it answers or has ended. `main` is another script that starts one. */
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

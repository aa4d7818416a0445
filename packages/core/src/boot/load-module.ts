export interface ModuleOptions {
  /** Milliseconds after which an attempt counts as failed. */
  readonly timeout?: number
  readonly signal: AbortSignal
  readonly onFailure?: (error: unknown) => void
}

/** Brings a script chunk however long it takes; rejects only once the game is destroyed. */
export type Bring = <T>(load: () => Promise<T>) => Promise<T>

/** Script chunks may take this long, in milliseconds. */
const CHUNK_TIMEOUT = 120_000
const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 15_000

/** Brings a script chunk, trying for ever with growing pauses; rejects only once the signal is aborted. */
export async function loadModule<T>(bring: () => Promise<T>, { timeout = CHUNK_TIMEOUT, signal, onFailure }: ModuleOptions): Promise<T> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(LONGEST_PAUSE, pause * 2)) {
    signal.throwIfAborted()
    const late = AbortSignal.timeout(timeout)
    try {
      return await Promise.race([bring(), aborted(AbortSignal.any([signal, late]))])
    } catch (error) {
      signal.throwIfAborted()
      onFailure?.(error)
      await rest(pause, signal)
    }
  }
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))

/** Waits `ms` milliseconds, or until the signal is aborted. */
export function rest(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done, { once: true })
  })
}

export interface ModuleOptions {
  /** Milliseconds after which an attempt counts as failed. */
  readonly timeout?: number
  readonly signal: AbortSignal
  readonly onFailure?: (error: unknown) => void
  /** Asked from the second failure on: loads the page anew where that helps. */
  readonly renew?: (() => Promise<unknown>) | undefined
}

/** Brings a script chunk however long it takes; rejects only once the game is destroyed. What is `spare` nobody needs: the page is not loaded anew for it. */
export type Bring = <T>(load: () => Promise<T>, spare?: 'spare') => Promise<T>

/** Script chunks may take this long, in milliseconds. */
const CHUNK_TIMEOUT = 120_000
const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 15_000

/**
 * Brings a script chunk, trying for ever with growing pauses; rejects only once the signal is aborted. Chromium never asks again for a script that did
 * not come once, and a server that was renewed has scripts of other names: there only a page that is loaded anew gets on.
 */
export async function loadModule<T>(
  bring: () => Promise<T>,
  { timeout = CHUNK_TIMEOUT, signal, onFailure, renew }: ModuleOptions,
): Promise<T> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(LONGEST_PAUSE, pause * 2)) {
    signal.throwIfAborted()
    const late = AbortSignal.timeout(timeout)
    try {
      return await Promise.race([bring(), aborted(AbortSignal.any([signal, late]))])
    } catch (error) {
      signal.throwIfAborted()
      onFailure?.(error)
      if (pause > FIRST_PAUSE) await renew?.()
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

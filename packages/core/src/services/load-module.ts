import { Pauses } from './pauses.ts'
import { throwIfAborted, withSignal } from './signals.ts'

export interface ModuleOptions {
  /** Milliseconds after which an attempt counts as failed. */
  readonly timeout?: number
  readonly signal: AbortSignal
  readonly onFailure?: (error: unknown) => void
  /** Called from the second failure on, with its error: reloads the page if that may help. */
  readonly reloadPage?: ((error: unknown) => Promise<unknown>) | undefined
}

/**
 * Loads a script chunk, however long it takes; rejects only once the game is destroyed. The page may be reloaded for it as long as `isNeeded` returns true;
 * always, without that.
 */
export type LoadChunk = <T>(load: () => Promise<T>, isNeeded?: () => boolean) => Promise<T>

/** A script that does not come. It may still come later. */
export class NotLoaded extends Error {}

/** For chunks that are never needed: the game can be played without them. */
export const optional = (): boolean => false

/** Script chunks may take this long, in milliseconds. */
const CHUNK_TIMEOUT = 120_000
const FIRST_PAUSE = 1000
const LONGEST_PAUSE = 15_000

/**
 * Loads a script chunk, retrying with growing pauses until the signal is aborted, which rejects. Why the page is reloaded: Chromium never requests
 * a failed script again, and a newly deployed server has scripts of other names.
 */
export async function loadModule<T>(
  load: () => Promise<T>,
  { timeout = CHUNK_TIMEOUT, signal, onFailure, reloadPage }: ModuleOptions,
): Promise<T> {
  const pauses = new Pauses(FIRST_PAUSE, LONGEST_PAUSE)
  for (let failures = 1; ; failures++) {
    throwIfAborted(signal)
    try {
      return await withSignal((limit) => Promise.race([load(), aborted(limit)]), timeout, signal)
    } catch (error) {
      throwIfAborted(signal)
      onFailure?.(error)
      if (failures > 1) await reloadPage?.(error)
      await wait(pauses.next(), signal)
    }
  }
}

const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('The script did not come')), { once: true }))

/** Waits `ms` milliseconds, or until the signal is aborted; not at all if it is already. */
export function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    signal.addEventListener('abort', done, { once: true })
  })
}

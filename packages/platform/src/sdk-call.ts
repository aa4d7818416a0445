// Calls to a portal's script: they always settle, and results are checked before use.
import { PlatformError, type PlatformErrorCode } from './errors.ts'
import { withTimeLimit } from './time-limit.ts'

/**
 * Calls a portal's script. Settles within `ms` milliseconds whatever the script does. Rejects with a PlatformError: TIMED_OUT if there is
 * no response, `code` for anything the script throws.
 */
export async function callSdk<T>(call: () => T | PromiseLike<T>, ms: number, code: PlatformErrorCode = 'FAILED'): Promise<T> {
  try {
    return await withTimeLimit(Promise.resolve(call()), ms)
  } catch (error) {
    throw error instanceof PlatformError ? error : new PlatformError(code, 'The portal refused', { cause: error })
  }
}

/** Returns what a portal's script says of itself; undefined if it throws. Why: the game asks while it renders, and an error would leave the page empty. */
export function askSdk<T>(ask: () => T): T | undefined {
  try {
    return ask()
  } catch {
    return undefined
  }
}

/** Reports something to a portal's script and ignores the result. */
export function notifySdk(call: () => unknown): void {
  try {
    Promise.resolve(call()).catch(() => {})
  } catch {
    // A portal that fails on a report must not stop the game.
  }
}

/** Returns the value if it is a text that is not empty. Throws BAD_ANSWER otherwise. */
export function requireText(value: unknown): string {
  if (typeof value === 'string' && value !== '') return value
  throw new PlatformError('BAD_ANSWER', 'The portal returned no text')
}

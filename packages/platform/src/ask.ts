// Questions to a portal's script: they always settle, and nothing that the script says is believed before it was looked at.
import { PlatformError, type PlatformErrorCode } from './errors.ts'
import { withTimeLimit } from './time-limit.ts'

/**
 * Asks a portal's script something. Settles within `ms` milliseconds whatever the script does; what it throws comes as a PlatformError
 * with `code`, and silence as TIMED_OUT.
 */
export async function ask<T>(question: () => T | PromiseLike<T>, ms: number, code: PlatformErrorCode = 'FAILED'): Promise<T> {
  try {
    return await withTimeLimit(Promise.resolve(question()), ms)
  } catch (error) {
    throw error instanceof PlatformError ? error : new PlatformError(code, 'The portal refused', { cause: error })
  }
}

/** Tells a portal's script something whose outcome changes nothing for the game. */
export function tell(news: () => unknown): void {
  try {
    Promise.resolve(news()).catch(() => {})
  } catch {
    // A portal that does not want to hear it must not stop the game.
  }
}

/** The value where it is a text with something in it; else BAD_ANSWER. */
export function text(value: unknown): string {
  if (typeof value === 'string' && value !== '') return value
  throw new PlatformError('BAD_ANSWER', 'The portal gave no text where one belongs')
}

import { PlatformError, type PlatformErrorCode } from './errors.ts'

/**
 * Settles as `promise` does, or rejects with `code` after `ms` milliseconds. Foreign scripts may never answer, so each call to them goes
 * through here; an answer that comes too late is ignored.
 */
export function withTimeLimit<T>(promise: Promise<T>, ms: number, code: PlatformErrorCode = 'TIMED_OUT'): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new PlatformError(code, `no answer within ${ms} ms`)), ms)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

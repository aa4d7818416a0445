import { PlatformError, type PlatformErrorCode } from './errors.ts'

/**
 * Settles as `promise` does, or rejects with `code` after `ms` milliseconds. Foreign scripts may never respond, so every call to them goes
 * through here. A late response is reported on the console without its content, and otherwise ignored.
 */
export function withTimeLimit<T>(promise: Promise<T>, ms: number, code: PlatformErrorCode = 'TIMED_OUT'): Promise<T> {
  return new Promise((resolve, reject) => {
    let late = false
    const timer = setTimeout(() => {
      late = true
      reject(new PlatformError(code, `no answer within ${ms} ms`))
    }, ms)
    promise.then(resolve, reject).finally(() => {
      clearTimeout(timer)
      if (late) console.debug(`The platform answered after its ${ms} ms were over`)
    })
  })
}

import { setTimeout as sleep, setImmediate as turn } from 'node:timers/promises'

/** Milliseconds for the response to `ask`. */
const PATIENCE = 500

interface Settings<E extends Error> {
  /** Milliseconds without any progress after which the service counts as not responding. */
  readonly timeout: number
  /** Milliseconds for which all work is then rejected at once, before one piece of work may try again. */
  readonly open: number
  /** The error that callers get. */
  readonly error: () => E
  /** Asks the service to respond, before all work is rejected: it may respond although all work waits, such as for a lock. Rejects if it does not. */
  readonly ask?: () => Promise<unknown>
  /** Whether an error means that the service did not respond. All others are its responses. */
  readonly isSilence: (error: unknown) => boolean
}

/**
 * A circuit breaker around another service. If none of the work that is waiting for it makes progress for `timeout`, all of it is rejected, and further
 * work at once, so that no caller waits in vain. Slow work is left alone as long as other work makes progress, or the service responds to `ask`.
 */
export function breaker<E extends Error>({ timeout, open, error, isSilence, ask }: Settings<E>) {
  const waiting = new Set<(reason: E) => void>()
  let progressAt = 0
  let openUntil = 0
  let isOpen = false
  let isTrying = false
  let timer: NodeJS.Timeout | undefined

  const watch = (after: number) => {
    timer = setTimeout(check, after)
  }
  /** Responses may have arrived while this process itself was busy. */
  const arrived = async () => {
    await turn()
    await turn()
  }
  async function responds(): Promise<boolean> {
    if (!ask) return false
    const answer = ask().then(
      () => true,
      () => false,
    )
    return Promise.race([
      answer,
      sleep(PATIENCE)
        .then(arrived)
        .then(() => false),
    ])
  }
  async function check(): Promise<void> {
    await arrived()
    const idle = () => performance.now() - progressAt
    if (waiting.size > 0 && idle() >= timeout && (await responds())) progress()
    if (waiting.size === 0) {
      timer = undefined
      return
    }
    if (idle() < timeout) {
      watch(timeout - idle())
      return
    }
    timer = undefined
    isOpen = true
    isTrying = false
    openUntil = performance.now() + open
    for (const reject of waiting) reject(error())
    waiting.clear()
  }
  const progress = () => {
    progressAt = performance.now()
    isOpen = false
    isTrying = false
  }

  /** Runs the work. Rejects if the service has stopped responding. */
  return async function guard<T>(work: () => Promise<T>): Promise<T> {
    if (isOpen) {
      if (isTrying || performance.now() < openUntil) throw error()
      isTrying = true
    }
    if (waiting.size === 0) progressAt = performance.now()
    const working = work()
    return new Promise<T>((resolve, reject) => {
      waiting.add(reject)
      if (!timer) watch(timeout)
      working.then(
        (result) => {
          waiting.delete(reject)
          progress()
          resolve(result)
        },
        (failure) => {
          waiting.delete(reject)
          if (!isSilence(failure)) progress()
          else if (isTrying) {
            isTrying = false
            openUntil = performance.now() + open
          }
          reject(failure)
        },
      )
    })
  }
}

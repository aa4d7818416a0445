// What older browsers lack of AbortSignal.

/** Throws the reason of an aborted signal. */
export function throwIfAborted(signal: AbortSignal): void {
  if (signal.aborted) throw signal.reason ?? new DOMException('Aborted', 'AbortError')
}

/** Calls `work` with a signal that is aborted with any of `signals`, or after `ms` milliseconds, and settles as its promise does. */
export async function withSignal<T>(work: (signal: AbortSignal) => Promise<T>, ms: number, ...signals: readonly AbortSignal[]): Promise<T> {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, ms)
  for (const signal of signals) {
    if (signal.aborted) abort()
    signal.addEventListener('abort', abort)
  }
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(timer)
    for (const signal of signals) signal.removeEventListener('abort', abort)
  }
}

import type { CallFn } from '../net/call-type.ts'

const LONGEST = 4000

/** Tells the server of errors of our own code, as many as its page has left; the same one only once. */
export class ErrorReports {
  readonly #known = new Set<string>()
  readonly #domain: string
  readonly #page: { left: number }
  #call: CallFn | null = null
  readonly #waiting: string[] = []
  readonly #onReport: (message: string) => void

  constructor(domain: string, page: { left: number }, onReport: (message: string) => void) {
    this.#domain = domain
    this.#page = page
    this.#onReport = onReport
  }

  /** From here on reports can leave. */
  connect(call: CallFn): void {
    this.#call = call
    for (const message of this.#waiting.splice(0)) this.#send(message)
  }

  report = (message: string): void => {
    const text = message.slice(0, LONGEST)
    if (this.#page.left <= 0 || this.#known.has(text)) return
    this.#known.add(text)
    this.#page.left -= 1
    this.#onReport(text)
    if (this.#call) this.#send(text)
    else this.#waiting.push(text)
  }

  /** Watches the page for errors that come from scripts under `ours` (an address prefix); returns what stops it. */
  watch(page: Window, ours: string): () => void {
    const onError = (event: ErrorEvent) => {
      if (event.filename.startsWith(ours)) this.report(stackOf(event.error) ?? `${event.message} ${event.filename}:${event.lineno}`)
    }
    const onRejection = (event: PromiseRejectionEvent) => {
      const stack = stackOf(event.reason)
      // Rejections carry no file name: whose they are is only seen in the stack.
      if (stack?.includes(ours)) this.report(stack)
    }
    page.addEventListener('error', onError)
    page.addEventListener('unhandledrejection', onRejection)
    return () => {
      page.removeEventListener('error', onError)
      page.removeEventListener('unhandledrejection', onRejection)
    }
  }

  #send(message: string): void {
    // A report that can't be sent must not make another one.
    this.#call?.('POST /api/log/add', { body: { message, domain: this.#domain.slice(0, 200) } }, { once: true }).catch(() => {})
  }
}

const stackOf = (error: unknown): string | undefined => (error instanceof Error ? (error.stack ?? error.message) : undefined)

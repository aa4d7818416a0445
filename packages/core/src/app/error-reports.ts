import type { CallFn } from '../net/call-type.ts'

const LONGEST = 4000
/** Room for what is added about the device. */
const ABOUT = 300

/** Reports errors of our own code to the server, as many as the page has left; the same one only once. */
export class ErrorReports {
  readonly #reported = new Set<string>()
  readonly #domain: string
  readonly #page: { left: number }
  #call: CallFn | null = null
  readonly #waiting: string[] = []
  readonly #onReport: (message: string) => void
  readonly #about: () => string

  /** `about` is added to each report that is sent: what support must know of the device. */
  constructor(domain: string, page: { left: number }, onReport: (message: string) => void, about: () => string = () => '') {
    this.#about = about
    this.#domain = domain
    this.#page = page
    this.#onReport = onReport
  }

  /** Sends the waiting reports, and later ones at once. */
  connect(call: CallFn): void {
    this.#call = call
    for (const message of this.#waiting.splice(0)) this.#send(message)
  }

  report = (message: string): void => {
    const text = message.slice(0, LONGEST - ABOUT)
    // The same error has another stack each time, but for the function that threw it.
    const key = text.split('\n', 2).join()
    if (this.#page.left <= 0 || this.#reported.has(key)) return
    this.#reported.add(key)
    this.#page.left -= 1
    this.#onReport(text)
    if (this.#call) this.#send(text)
    else this.#waiting.push(text)
  }

  /** Watches the page for errors in scripts under `ours` (a URL prefix). Returns the function that stops it. */
  watch(page: Window, ours: string): () => void {
    const onError = (event: ErrorEvent) => {
      // A notice of the browser that a size changed again while the page was drawn: nothing has failed.
      if (event.message.startsWith('ResizeObserver loop')) return
      if (event.filename.startsWith(ours)) this.report(stackOf(event.error) ?? `${event.message} ${event.filename}:${event.lineno}`)
    }
    const onRejection = (event: PromiseRejectionEvent) => {
      const stack = stackOf(event.reason)
      // Rejections carry no file name: only the stack shows whether they are ours.
      if (stack?.includes(ours)) this.report(stack)
    }
    page.addEventListener('error', onError)
    page.addEventListener('unhandledrejection', onRejection)
    return () => {
      page.removeEventListener('error', onError)
      page.removeEventListener('unhandledrejection', onRejection)
    }
  }

  #send(text: string): void {
    const about = this.#about().slice(0, ABOUT - 1)
    const message = about ? `${text}\n${about}` : text
    // A report that can't be sent must not cause another one.
    this.#call?.('POST /api/log/add', { body: { message, domain: this.#domain.slice(0, 200) } }, { once: true }).catch(() => {})
  }
}

const stackOf = (error: unknown): string | undefined => (error instanceof Error ? (error.stack ?? error.message) : undefined)

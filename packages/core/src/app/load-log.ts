import type { Call } from '@skystair/contract'
import type { CallFn } from '../net/call-type.ts'

type Step = Extract<Call, `GET /api/load/log/${string}`>
interface Memory {
  available?: number
  used?: number
}

/** Loading progress in per cent at which the platform has identified the player. */
const IDENTIFIED = 5
/** How often the page logs that it is still active, in milliseconds. */
const HEARTBEAT = 5000

/** Returns the memory in megabytes as far as the browser reports it: `available` is the device's, given in GB, `used` the page's. */
export function memoryOf(deviceMemory: number | undefined, page: { memory?: { usedJSHeapSize: number; jsHeapSizeLimit: number } }): Memory {
  const heap = page.memory
  const available = deviceMemory !== undefined ? deviceMemory * 1024 : heap && heap.jsHeapSizeLimit / 1048576
  return {
    ...(available === undefined ? {} : { available: Math.round(available) }),
    ...(heap === undefined ? {} : { used: Math.round(heap.usedJSHeapSize / 1048576) }),
  }
}

export interface LoadLogDeps {
  readonly call: CallFn
  /** Identifies this start of the page. */
  readonly session: string
  readonly memory: () => Memory
  /** Sends a request that survives the end of the page. */
  readonly sendOnLeave: (name: Step, query: Record<string, number | string>) => void
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>
}

/** Logs the progress of the start on the server, until the game is played. Failed logs are dropped: they must not disturb the start. */
export class LoadLog {
  #pct = 0
  readonly #logged = new Set<Step>()
  readonly #deps: LoadLogDeps
  #timer: ReturnType<typeof setInterval> | undefined

  constructor(deps: LoadLogDeps) {
    this.#deps = deps
  }

  start(): void {
    this.#logOnce('GET /api/load/log/preboot')
    this.#timer = setInterval(this.#beat, HEARTBEAT)
    this.#deps.page.addEventListener('visibilitychange', this.#onVisibility)
    this.#deps.window.addEventListener('pagehide', this.#onLeave)
  }

  /** Takes the loaded part in per cent. */
  loaded(pct: number): void {
    this.#pct = Math.round(pct)
    if (pct >= IDENTIFIED) {
      this.#logOnce('GET /api/load/log/boot')
      this.#logOnce('GET /api/load/log/five')
    }
    if (pct >= 50) this.#logOnce('GET /api/load/log/half')
  }

  bootCompleted(): void {
    this.#logOnce('GET /api/load/log/boot/completed')
  }

  /** The game is being played: stops logging. */
  gameStarted(): void {
    this.#logOnce('GET /api/load/log/game/started')
    this.destroy()
  }

  destroy(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
    this.#deps.page.removeEventListener('visibilitychange', this.#onVisibility)
    this.#deps.window.removeEventListener('pagehide', this.#onLeave)
  }

  /** Each step is logged once. */
  #logOnce(step: Step): void {
    if (this.#logged.has(step)) return
    this.#logged.add(step)
    this.#send(step)
  }

  #query() {
    return { ...this.#deps.memory(), h_session: this.#deps.session }
  }

  #send(step: Step): void {
    this.#deps.call(step, { query: this.#query() }, { once: true }).catch(() => {})
  }

  #beat = (): void => {
    if (this.#deps.page.visibilityState === 'visible') this.#send('GET /api/load/log/active')
  }

  #onVisibility = (): void => {
    this.#send(this.#deps.page.visibilityState === 'hidden' ? 'GET /api/load/log/hidden' : 'GET /api/load/log/active')
  }

  #onLeave = (): void => {
    this.#deps.sendOnLeave('GET /api/load/log/unload', { ...this.#query(), loadedPct: this.#pct })
  }
}

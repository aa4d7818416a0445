import type { Call } from '@skystair/contract'
import type { CallFn } from '../net/call-type.ts'

type Step = Extract<Call, `GET /api/load/log/${string}`>
interface Memory {
  available?: number
  used?: number
}

/** The platform has said who the player is once loading has come this far, in per cent. */
const IDENTIFIED = 5
/** The page says this often that it is still there, in milliseconds. */
const HEARTBEAT = 5000

/** Megabytes of memory as far as the browser tells. `available` is the device's, `used` the page's. */
export function memory(device: { deviceMemory?: number }, page: { memory?: { usedJSHeapSize: number; jsHeapSizeLimit: number } }): Memory {
  const { deviceMemory } = device
  const heap = page.memory
  const available = deviceMemory !== undefined ? deviceMemory * 1024 : heap && heap.jsHeapSizeLimit / 1048576
  return {
    ...(available === undefined ? {} : { available: Math.round(available) }),
    ...(heap === undefined ? {} : { used: Math.round(heap.usedJSHeapSize / 1048576) }),
  }
}

export interface LoadLogDeps {
  readonly call: CallFn
  /** Names this start of the page. */
  readonly session: string
  readonly memory: () => Memory
  /** Sends a request that outlives the page. */
  readonly leave: (name: Step, query: Record<string, number | string>) => void
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>
}

/** Tells the server how the loading goes, until the game is played. What can't be sent is dropped: a log must not disturb the start. */
export class LoadLog {
  #pct = 0
  readonly #told = new Set<Step>()
  readonly #deps: LoadLogDeps
  #timer: ReturnType<typeof setInterval> | undefined

  constructor(deps: LoadLogDeps) {
    this.#deps = deps
  }

  start(): void {
    this.#tell('GET /api/load/log/preboot')
    this.#timer = setInterval(this.#beat, HEARTBEAT)
    this.#deps.page.addEventListener('visibilitychange', this.#seen)
    this.#deps.window.addEventListener('pagehide', this.#left)
  }

  /** Notes how many per cent are loaded. */
  loaded(pct: number): void {
    this.#pct = Math.round(pct)
    if (pct >= IDENTIFIED) {
      this.#tell('GET /api/load/log/boot')
      this.#tell('GET /api/load/log/five')
    }
    if (pct >= 50) this.#tell('GET /api/load/log/half')
  }

  bootCompleted(): void {
    this.#tell('GET /api/load/log/boot/completed')
  }

  /** The game is being played: nothing is watched any longer. */
  gameStarted(): void {
    this.#tell('GET /api/load/log/game/started')
    this.destroy()
  }

  destroy(): void {
    clearInterval(this.#timer)
    this.#timer = undefined
    this.#deps.page.removeEventListener('visibilitychange', this.#seen)
    this.#deps.window.removeEventListener('pagehide', this.#left)
  }

  /** Steps are told once. */
  #tell(step: Step): void {
    if (this.#told.has(step)) return
    this.#told.add(step)
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

  #seen = (): void => {
    this.#send(this.#deps.page.visibilityState === 'hidden' ? 'GET /api/load/log/hidden' : 'GET /api/load/log/active')
  }

  #left = (): void => {
    this.#deps.leave('GET /api/load/log/unload', { ...this.#query(), loadedPct: this.#pct })
  }
}

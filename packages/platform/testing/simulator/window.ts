// A window for tests of adapters that listen to it or exchange messages with the page around it. It counts its listeners.
import { runStandIn } from './stand-in.ts'

type Listener = (event: never) => void

export class SimulatedWindow {
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly self: SimulatedWindow = this
  parent: SimulatedWindow = this
  top: SimulatedWindow = this
  postMessage: (data: unknown, target?: string) => void = () => {};
  /** Globals of scripts. */
  [global: string]: unknown

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, (this.#listeners.get(type) ?? new Set()).add(listener))
  }

  removeEventListener(type: string, listener: Listener): void {
    this.#listeners.get(type)?.delete(listener)
  }

  /** Emits an event on this window. */
  emit(type: string, event: object = {}): void {
    for (const listener of [...(this.#listeners.get(type) ?? [])]) listener(event as never)
  }

  get listeners(): number {
    return [...this.#listeners.values()].reduce((sum, { size }) => sum + size, 0)
  }
}

/**
 * Returns a window in a frame of a page with the origin `portal`, which runs the given script. Messages behave as between two origins:
 * copied, asynchronous, with their source, and delivered only to the intended origin.
 */
export function framedWindow(parentScript: string, portal = 'https://portal.test'): SimulatedWindow {
  const [window, parent] = [new SimulatedWindow(), new SimulatedWindow()]
  const mail = (to: SimulatedWindow, own: string, source: SimulatedWindow, origin: string) => (data: unknown, target: string) => {
    if (target !== '*' && target !== own) return
    const copy: unknown = structuredClone(data)
    queueMicrotask(() => to.emit('message', { data: copy, source, origin }))
  }
  window.parent = parent
  window.top = parent
  parent.postMessage = mail(parent, portal, window, 'https://game.test') as SimulatedWindow['postMessage']
  window.postMessage = mail(window, 'https://game.test', parent, portal) as SimulatedWindow['postMessage']
  runStandIn(parentScript, parent)
  return window
}

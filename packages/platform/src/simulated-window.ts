// A window for the tests of adapters that listen to it or talk to the page around it. It counts who still listens.
import { runStandIn } from './stand-in.ts'

type Listener = (event: never) => void

export class SimulatedWindow {
  readonly #listeners = new Map<string, Set<Listener>>()
  parent: SimulatedWindow = this
  postMessage: (data: unknown) => void = () => {}

  addEventListener(type: string, listener: Listener): void {
    this.#listeners.set(type, (this.#listeners.get(type) ?? new Set()).add(listener))
  }

  removeEventListener(type: string, listener: Listener): void {
    this.#listeners.get(type)?.delete(listener)
  }

  /** Something happens to this window. */
  emit(type: string, event: object = {}): void {
    for (const listener of [...(this.#listeners.get(type) ?? [])]) listener(event as never)
  }

  get listeners(): number {
    return [...this.#listeners.values()].reduce((sum, { size }) => sum + size, 0)
  }
}

/** A window inside a frame of a page that runs the given script. Messages go as between two origins: copied, later, with their source. */
export function framedWindow(parentScript: string): SimulatedWindow {
  const [window, parent] = [new SimulatedWindow(), new SimulatedWindow()]
  const mail = (to: SimulatedWindow, source: SimulatedWindow) => (data: unknown) => {
    const copy: unknown = structuredClone(data)
    setTimeout(() => to.emit('message', { data: copy, source, origin: 'https://portal.test' }))
  }
  window.parent = parent
  parent.postMessage = mail(parent, window)
  window.postMessage = mail(window, parent)
  runStandIn(parentScript, parent)
  return window
}

// A portal's page and the game's frame inside it without a browser: two windows that send one another messages.
import { runStandIn } from './stand-in.ts'

type Message = Event & { data: unknown; source: TestWindow; origin: string }

/** As much of a window as the portals' libraries look at. */
export class TestWindow extends EventTarget {
  readonly self: TestWindow = this
  parent: TestWindow = this
  top: TestWindow = this
  /** How many listeners stand, by all names together. */
  listening = 0
  readonly #origin: string
  /** Who sends the messages that come here. */
  #other: TestWindow = this;
  [global: string]: unknown

  constructor(origin: string) {
    super()
    this.#origin = origin
  }

  /** Puts this window into a frame of `outer`. */
  within(outer: TestWindow): this {
    this.parent = outer
    this.top = outer
    this.#other = outer
    outer.#other = this
    return this
  }

  override addEventListener(...parts: Parameters<EventTarget['addEventListener']>): void {
    this.listening++
    super.addEventListener(...parts)
  }

  override removeEventListener(...parts: Parameters<EventTarget['removeEventListener']>): void {
    this.listening--
    super.removeEventListener(...parts)
  }

  /** Arrives a moment later as in a browser, and only where the origin is the one that was meant. */
  postMessage(data: unknown, target: string): void {
    if (target !== '*' && target !== this.#origin) return
    const copy = structuredClone(data)
    const { source, origin } = { source: this.#other, origin: this.#other.#origin }
    queueMicrotask(() => this.dispatchEvent(Object.assign(new Event('message'), { data: copy, source, origin }) as Message))
  }
}

/** A frame at `address` in a page of `portal` that runs the script `parent`. */
export function testFrame(
  parent: string,
  { portal, address }: { portal: string; address: string },
): { outer: TestWindow; inner: TestWindow } {
  const outer = new TestWindow(portal)
  const inner = new TestWindow(new URL(address).origin).within(outer)
  runStandIn(parent, outer)
  return { outer, inner }
}

/** How much time of drawn frames one measurement takes, in milliseconds, and how many frames at least. */
const LENGTH = 2000
const LEAST = 4

/** Measures how many frames a second can be drawn: the median of some seconds, so that single long tasks do not count. */
export class FrameRate {
  readonly #onRate: (rate: number) => void
  #gaps: number[] = []
  #passed = 0
  /** When the frame before was drawn; null if it was not. */
  #last: number | null = null

  constructor(onRate: (rate: number) => void) {
    this.#onRate = onRate
  }

  /** Takes a frame's time in milliseconds. Only the time between two frames that are both drawn counts. */
  frame(time: number, isDrawn: boolean): void {
    const last = this.#last
    this.#last = isDrawn ? time : null
    if (last === null || !isDrawn) return
    this.#gaps.push(time - last)
    this.#passed += time - last
    if (this.#passed < LENGTH || this.#gaps.length < LEAST) return
    const median = this.#gaps.sort((a, b) => a - b)[this.#gaps.length >> 1]!
    this.restart()
    this.#last = time
    this.#onRate(1000 / median)
  }

  /** Begins again, as after a pause. */
  restart(): void {
    this.#gaps = []
    this.#passed = 0
    this.#last = null
  }
}

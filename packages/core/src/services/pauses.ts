/**
 * The pauses between attempts to reach the server: each is random, below a limit that doubles from `first` up to `most` milliseconds. Why random from
 * zero on: after an interruption all clients come back, and the server must not get all their requests at the same moment.
 */
export class Pauses {
  readonly #first: number
  readonly #most: number
  readonly #random: () => number
  #attempts = 0

  constructor(first: number, most: number, random: () => number = Math.random) {
    this.#first = first
    this.#most = most
    this.#random = random
  }

  /** Returns the next pause in milliseconds. */
  next(): number {
    const limit = Math.min(this.#most, this.#first * 2 ** this.#attempts)
    this.#attempts += 1
    return Math.round(limit * this.#random())
  }

  /** After a success: begins with short pauses again. */
  reset(): void {
    this.#attempts = 0
  }
}

/** Keeps the sequence number of each destination, so that no message is taken twice and gaps are found. */
export class Sequence {
  readonly #last = new Map<string, number>()

  /** Returns the number of the last message taken; undefined before the first. */
  last(destination: string): number | undefined {
    return this.#last.get(destination)
  }

  /** Returns what to do with message `seq`: `take` it, `drop` it (seen already), or subscribe again because of a `gap`. */
  next(destination: string, seq: number): 'take' | 'drop' | 'gap' {
    const last = this.#last.get(destination)
    if (last !== undefined && seq <= last) return 'drop'
    if (last !== undefined && seq > last + 1) return 'gap'
    this.#last.set(destination, seq)
    return 'take'
  }

  /** Sets the number from a snapshot, even if a restarted server counts from the start again. */
  reset(destination: string, seq: number): void {
    this.#last.set(destination, seq)
  }

  forget(): void {
    this.#last.clear()
  }
}

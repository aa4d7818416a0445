/** Keeps the count of each destination, so that nothing is told twice and nothing is missed unseen. */
export class Sequence {
  readonly #last = new Map<string, number>()

  /** The number of the last message taken; undefined before the first. */
  last(destination: string): number | undefined {
    return this.#last.get(destination)
  }

  /** What to do with message `seq`: `take` it, `drop` it (already known), or ask anew because of a `gap`. */
  next(destination: string, seq: number): 'take' | 'drop' | 'gap' {
    const last = this.#last.get(destination)
    if (last !== undefined && seq <= last) return 'drop'
    if (last !== undefined && seq > last + 1) return 'gap'
    this.#last.set(destination, seq)
    return 'take'
  }

  /** A snapshot says where the count stands, also where a server that began anew counts from the start again. */
  reset(destination: string, seq: number): void {
    this.#last.set(destination, seq)
  }

  forget(): void {
    this.#last.clear()
  }
}

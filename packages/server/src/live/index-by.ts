/** Sets of values by a key, such as the connections that listen to a destination. */
export class IndexBy<K, V> {
  readonly #sets = new Map<K, Set<V>>()

  add(key: K, value: V): void {
    const values = this.#sets.get(key)
    if (values) values.add(value)
    else this.#sets.set(key, new Set([value]))
  }

  /** A key without values takes no memory. */
  delete(key: K, value: V): void {
    const values = this.#sets.get(key)
    if (values?.delete(value) && values.size === 0) this.#sets.delete(key)
  }

  of(key: K): ReadonlySet<V> {
    return this.#sets.get(key) ?? none
  }

  get size(): number {
    return this.#sets.size
  }
}

const none: ReadonlySet<never> = new Set()

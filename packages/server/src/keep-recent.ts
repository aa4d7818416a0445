/** Stores a value as the most recent one, and drops the least recent one if there are more than `max`. */
export function keepRecent<K, V>(values: Map<K, V>, key: K, value: V, max: number): void {
  // A map keeps the order of insertion: its first key is the least recent one.
  values.delete(key)
  values.set(key, value)
  if (values.size > max) values.delete(values.keys().next().value!)
}

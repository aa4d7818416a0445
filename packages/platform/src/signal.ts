import type { Unsubscribe } from './port.ts'

/** An event that adapters emit to the game's listeners. */
export interface Signal<T> {
  on(listener: (value: T) => void): Unsubscribe
  emit(value: T): void
  clear(): void
}

export function signal<T = void>(): Signal<T> {
  const listeners = new Set<(value: T) => void>()
  return {
    on: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    // Iterates over a copy, as a listener may remove itself meanwhile.
    emit: (value) => {
      for (const listener of [...listeners]) listener(value)
    },
    clear: () => listeners.clear(),
  }
}

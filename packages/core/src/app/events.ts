import type { GameEvent, GameEventType } from '../services/options.ts'

type Listener = (event: GameEvent) => void

/** The events of one game. A listener that throws does not affect the others. */
export class Events {
  readonly #listeners = new Map<Listener, GameEventType | null>()

  /** Calls `fn` for events of a type, or for all (null). Returns the function that stops it. */
  on<T extends GameEventType>(type: T | null, fn: (event: Extract<GameEvent, { type: T }>) => void): () => void {
    const listener: Listener = (event) => fn(event as Extract<GameEvent, { type: T }>)
    this.#listeners.set(listener, type)
    return () => this.#listeners.delete(listener)
  }

  emit(event: GameEvent): void {
    for (const [listener, type] of this.#listeners) {
      if (type !== null && type !== event.type) continue
      try {
        listener(event)
      } catch (error) {
        console.error(error)
      }
    }
  }

  clear(): void {
    this.#listeners.clear()
  }
}

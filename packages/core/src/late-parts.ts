import { makeAutoObservable, observableRef } from 'mobx'
import type { Bring } from './app/load-module.ts'

/** The part of the ui that comes in a chunk of its own once the game can be played, or as soon as somebody wants it. */
export class LateParts<T> {
  /** Null until it has come. */
  parts: T | null = null
  readonly #bring: Bring
  readonly #from: () => Promise<T>
  #wanted = false

  constructor(bring: Bring, from: () => Promise<T>) {
    this.#bring = bring
    this.#from = from
    makeAutoObservable(this, { parts: observableRef }, { autoBind: true })
  }

  /** Fetches it, once. */
  want(): void {
    if (this.#wanted) return
    this.#wanted = true
    // It fails only where the game is destroyed meanwhile: then nobody waits any more.
    this.#bring(this.#from).then(this.came, () => {})
  }

  came(parts: T): void {
    this.parts = parts
  }
}

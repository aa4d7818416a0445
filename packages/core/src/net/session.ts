import type { Identity } from '@skystair/platform'
import type { LocalKeys } from '../services/local.ts'
import { newKey } from './new-key.ts'

/** What names the player to the server: our session's values, kept on the device, and the platform's, held in memory only. */
export class Session {
  identity: Identity = { headers: {}, query: {}, known: false }
  /** Names this start of the page, so that the steps of its loading can be told from those of others: `h_session`. */
  readonly page = newKey()
  /** Whether there is a player: a session that ends is then news to them. */
  hasPlayer = false
  readonly #local: LocalKeys
  readonly #listeners = new Set<() => void>()

  constructor(local: LocalKeys) {
    this.#local = local
  }

  get token(): string | null {
    return this.#local.get('session')
  }

  get authorization(): string | null {
    return this.#local.get('authorization')
  }

  /** Takes what a reply's headers carry; replies without any change nothing. */
  take(headers: Headers): void {
    const authorization = headers.get('authorization')
    if (authorization) this.#local.set('authorization', authorization)
    const token = headers.get('session')
    if (token) this.begin(token)
  }

  /** A session's token, where a reply's body carries it. */
  begin(token: string): void {
    if (token === this.token) return
    this.#local.set('session', token)
    this.#tell()
  }

  setPlayer(present: boolean): void {
    this.hasPlayer = present
  }

  clear(): void {
    const had = this.token !== null
    this.#local.set('session', null)
    this.#local.set('authorization', null)
    if (had) this.#tell()
  }

  /** Calls `fn` whenever another session begins or this one ends; returns what stops it. */
  onChange(fn: () => void): () => void {
    this.#listeners.add(fn)
    return () => this.#listeners.delete(fn)
  }

  #tell(): void {
    for (const listener of this.#listeners) listener()
  }
}

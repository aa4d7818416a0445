import type { Identity } from '@skystair/platform'
import type { LocalKeys } from '../services/local.ts'
import { newKey } from './new-key.ts'

/** What identifies the player to the server: our session's values, stored on the device, and the platform's, held in memory only. */
export class Session {
  identity: Identity = { headers: {}, query: {}, known: false }
  /** Identifies this start of the page in the load log: `h_session`. */
  readonly page = newKey()
  /** Whether there is a player: then they must see that the session has expired. */
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

  /** Takes session and authorization from a reply's headers, if it has them. */
  readHeaders(headers: Headers): void {
    const authorization = headers.get('authorization')
    if (authorization) this.#local.set('authorization', authorization)
    const token = headers.get('session')
    if (token) this.begin(token)
  }

  /** Takes a session's token, e.g. from a reply's body. */
  begin(token: string): void {
    if (token === this.token) return
    this.#local.set('session', token)
    this.#notify()
  }

  setPlayer(present: boolean): void {
    this.hasPlayer = present
  }

  /** Stores the token to which the end of a moderator's view as a player returns; null forgets it. */
  keepOwn(token: string | null): void {
    this.#local.set('own_session', token)
  }

  /** The token of the last session that has ended on this device: while strangers guess a password, it lets its player sign in. */
  get former(): string | null {
    return this.#local.get('former_session')
  }

  /** Ends the session. After a moderator's view as a player, the moderator's own session continues. */
  clear(): void {
    const { token } = this
    const own = this.#local.get('own_session')
    if (token !== null && own === null) this.#local.set('former_session', token)
    this.#local.set('session', own)
    this.#local.set('own_session', null)
    this.#local.set('authorization', null)
    if (token !== null) this.#notify()
  }

  /** Calls `fn` whenever another session begins or this one ends. Returns the function that stops it. */
  onChange(fn: () => void): () => void {
    this.#listeners.add(fn)
    return () => this.#listeners.delete(fn)
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}

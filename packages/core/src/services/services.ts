import type { Platform } from '@skystair/platform'
import { FetchArt } from '../art/fetch-art.ts'
import type { CallFn } from '../net/call-type.ts'
import type { ConnectionStore } from '../net/connection-store.ts'
import type { LiveStore } from '../net/live/live-store.ts'
import type { Session } from '../net/session.ts'
import type { AreaOf } from './area-types.ts'
import { Areas } from './areas.ts'
import { Graphics } from './graphics.ts'
import { Layout } from './layout.ts'
import type { LoadChunk } from './load-module.ts'
import { LoadStore } from './load-store.ts'
import type { LocalKeys } from './local.ts'
import type { Language, ResolvedOptions } from './options.ts'
import { Preferences } from './preferences.ts'
import type { ReloadCause } from './reload-guard.ts'
import { ServerClock } from './server-clock.ts'
import type { TextStore, Translate } from './texts.ts'
import { UiStore } from './ui-store.ts'

/** The dependencies of a game's services. */
export type ServiceParts = Pick<
  Services,
  | 'options'
  | 'platform'
  | 'call'
  | 'local'
  | 'session'
  | 'texts'
  | 'connection'
  | 'live'
  | 'now'
  | 'report'
  | 'reload'
  | 'loadChunk'
  | 'signal'
  | 'reenter'
> & {
  readonly areas: readonly AreaOf<Services>[]
  /** Called with each scene once it is shown. */
  readonly onScene: (scene: UiStore['scene']) => void
}

/** A class that takes the services of its game; each game has one instance. */
type Store<T> = new (services: Services) => T

/** Everything that the parts of one game share. It knows no area: stores are found by their class. */
export class Services {
  readonly options: ResolvedOptions
  /** Folder of pictures and fonts, ending with a slash. */
  readonly assets: string
  readonly platform: Platform
  readonly call: CallFn
  readonly local: LocalKeys
  readonly session: Session
  readonly texts: TextStore
  readonly t: Translate
  /** Milliseconds since 1970 by the device's clock. */
  readonly now: () => number
  /** Reports an error of ours to the server, at most three per page. */
  readonly report: (message: string) => void
  /** Reloads the page; refuses to do so in a loop. */
  readonly reload: (cause: ReloadCause) => void
  /** Loads a script chunk, with retries. */
  readonly loadChunk: LoadChunk
  /** Aborted when the game is destroyed. */
  readonly signal: AbortSignal
  /** Shows the first scene of the player who has just signed in or out. */
  readonly reenter: () => Promise<void>
  readonly clock: ServerClock
  readonly layout = new Layout()
  readonly load = new LoadStore()
  readonly connection: ConnectionStore
  readonly live: LiveStore
  readonly preferences: Preferences
  readonly graphics: Graphics
  readonly areas: Areas<Services>
  readonly art: FetchArt
  readonly ui: UiStore
  readonly #stores = new Map<unknown, unknown>()

  constructor(parts: ServiceParts) {
    this.options = parts.options
    this.assets = parts.options.assets
    this.platform = parts.platform
    this.call = parts.call
    this.local = parts.local
    this.session = parts.session
    this.texts = parts.texts
    this.t = parts.texts.t
    this.now = parts.now
    this.report = parts.report
    this.reload = parts.reload
    this.loadChunk = parts.loadChunk
    this.signal = parts.signal
    this.art = new FetchArt(parts.options.assets, parts.signal)
    this.clock = new ServerClock(parts.now)
    this.reenter = parts.reenter
    this.connection = parts.connection
    this.live = parts.live
    this.areas = new Areas<Services>(this, parts.areas)
    this.ui = new UiStore({
      t: this.t,
      report: parts.report,
      reload: parts.reload,
      prepare: (scene) => this.areas.prepare(scene),
      onScene: parts.onScene,
    })
    this.preferences = new Preferences(this)
    this.graphics = new Graphics(this)
  }

  get lang(): Language {
    return this.texts.lang
  }

  /** Returns the game's instance of a store; creates it the first time. */
  get<T>(kind: Store<T>): T {
    let store = this.#stores.get(kind) as T | undefined
    if (store === undefined) {
      store = new kind(this)
      this.#stores.set(kind, store)
    }
    return store
  }

  destroy(): void {
    this.areas.destroy()
    for (const store of [...this.#stores.values()].reverse()) (store as { destroy?(): void }).destroy?.()
    this.ui.attach(null)
    this.connection.destroy()
  }
}

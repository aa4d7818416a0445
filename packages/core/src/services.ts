import type { Platform } from '@skystair/platform'
import type { Context } from './app/context.ts'
import { ErrorReports } from './app/error-reports.ts'
import { LoadStore } from './app/load-store.ts'
import { localKeys } from './app/local.ts'
import type { Settled } from './app/options.ts'
import { guardedReload } from './app/reload-guard.ts'
import { type LoadTexts, TextStore } from './app/texts.ts'
import { createCall } from './net/call.ts'
import type { CallFn } from './net/call-type.ts'
import { ConnectionStore } from './net/connection-store.ts'
import { LiveStore } from './net/live/live-store.ts'
import { Session } from './net/session.ts'
import { RootStore } from './root-store.ts'

export interface GroundDeps {
  readonly options: Settled
  readonly platform: Platform
  readonly fetch: typeof globalThis.fetch
  readonly loadTexts: LoadTexts
  /** Aborted when the game is destroyed. */
  readonly signal: AbortSignal
  readonly now: () => number
  /** Remembers over a reload; null where nothing can. */
  readonly memory: Pick<Storage, 'getItem' | 'setItem'> | null
  /** How many errors may still be reported. */
  readonly reports: { left: number }
  readonly onError: (message: string) => void
}

export interface GameGround {
  readonly root: RootStore
  readonly session: Session
  readonly texts: TextStore
  readonly reports: ErrorReports
}

/** Joins the parts of one game: session, calls, texts and stores. Asks nothing of the server yet, and touches no page. */
export function layGround(deps: GroundDeps): GameGround {
  const { platform, now } = deps
  const local = localKeys(platform.storage, deps.options.storageKey)
  const session = new Session(local)
  const reports = new ErrorReports(platform.navigation.domain, deps.reports, deps.onError)
  const texts = new TextStore(deps.options.lang, deps.loadTexts, reports.report)
  const connection = new ConnectionStore(async () => {
    try {
      return (await call('GET /api/connection/isConnectionExists', null, { once: true })).connected
    } catch {
      return false
    }
  }, reports.report)
  const reload = guardedReload(deps.options.reload, connection.set, deps.memory, now)
  const call: CallFn = createCall({
    session,
    server: deps.options.server,
    fetch: deps.fetch,
    lang: () => texts.lang,
    signal: deps.signal,
    hasPlayer: () => root.player.player !== null,
    check: connection.check,
    found: connection.found,
    reload,
    go: platform.navigation.go,
  })
  // What the player asks for by a button is never guarded: only the game's own reloads could run in a circle.
  const context: Context = { options: deps.options, platform, call, local, session, t: texts.t, now, report: reports.report, reload }
  const root: RootStore = new RootStore({ context, texts, load: new LoadStore(), connection, live: new LiveStore() })
  reports.connect(call)
  return { root, session, texts, reports }
}

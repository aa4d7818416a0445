import type { Platform } from '@skystair/platform'
import { createCall } from '../net/call.ts'
import type { CallFn } from '../net/call-type.ts'
import { ConnectionStore } from '../net/connection-store.ts'
import { LiveStore } from '../net/live/live-store.ts'
import { refusedOriginHint } from '../net/refused-origin.ts'
import { Session } from '../net/session.ts'
import type { Area } from '../services/area.ts'
import type { LoadChunk } from '../services/load-module.ts'
import { localKeys } from '../services/local.ts'
import type { ResolvedOptions } from '../services/options.ts'
import { guardedReload } from '../services/reload-guard.ts'
import { type ServiceParts, Services } from '../services/services.ts'
import { type LoadTexts, TextStore } from '../services/texts.ts'
import { reenter } from './boot.ts'
import { ErrorReports } from './error-reports.ts'

/** How long a test of the connection may take, in milliseconds: on a line that has just come back, an old connection may still be dead. */
const TEST_TIMEOUT = 8000

export interface ServicesDeps {
  readonly options: ResolvedOptions
  readonly platform: Platform
  readonly areas: readonly Area[]
  readonly fetch: typeof globalThis.fetch
  readonly loadTexts: LoadTexts
  readonly loadChunk: LoadChunk
  /** Aborted when the game is destroyed. */
  readonly signal: AbortSignal
  readonly now: () => number
  /** Survives a reload of the page; null if the browser has no such storage. */
  readonly memory: Pick<Storage, 'getItem' | 'setItem'> | null
  /** How many errors may still be reported. */
  readonly reports: { left: number }
  readonly onError: (message: string) => void
  readonly onScene?: ServiceParts['onScene']
  /** Replaces the function that shows the first scene of the player who has just signed in or out. */
  readonly reenter?: () => Promise<void>
}

/** Creates the services of one game. Makes no call yet, and does not touch the page. */
export function createServices(deps: ServicesDeps): { readonly services: Services; readonly reports: ErrorReports } {
  const { platform, now, options, signal } = deps
  const local = localKeys(platform.storage, options.storageKey)
  const session = new Session(local)
  const reports = new ErrorReports(platform.navigation.domain, deps.reports, deps.onError, () => services.graphics.summary)
  const texts = new TextStore(options.lang, deps.loadTexts, reports.report)
  const hintAtOrigin = refusedOriginHint(options.server, deps.fetch, globalThis.location?.origin ?? '', (text) => console.warn(text))
  const connection = new ConnectionStore({
    test: async (signal) => {
      try {
        return (await call('GET /api/connection/isConnectionExists', null, { once: true, timeout: TEST_TIMEOUT, signal })).connected
      } catch {
        void hintAtOrigin()
        return false
      }
    },
    report: reports.report,
    now,
  })
  const reload = guardedReload(options.reload, connection.end, deps.memory, now)
  const call: CallFn = createCall({
    session,
    server: options.server,
    fetch: deps.fetch,
    lang: () => texts.lang,
    signal,
    hasPlayer: () => session.hasPlayer,
    check: connection.check,
    waitForServer: connection.waitForServer,
    reload,
    navigate: platform.navigation.go,
  })
  const services: Services = new Services({
    options,
    platform,
    areas: deps.areas,
    call,
    local,
    session,
    texts,
    connection,
    live: new LiveStore(),
    now,
    report: reports.report,
    reload,
    loadChunk: deps.loadChunk,
    signal,
    reenter: deps.reenter ?? (() => reenter(services)),
    onScene: deps.onScene ?? (() => {}),
  })
  reports.connect(call)
  return { services, reports }
}

import type { Platform } from '@skystair/platform'
import { createCall } from '../net/call.ts'
import type { CallFn } from '../net/call-type.ts'
import { ConnectionStore } from '../net/connection-store.ts'
import { LiveStore } from '../net/live/live-store.ts'
import { Session } from '../net/session.ts'
import type { Area } from '../services/area.ts'
import type { Bring } from '../services/load-module.ts'
import { localKeys } from '../services/local.ts'
import type { Settled } from '../services/options.ts'
import { guardedReload } from '../services/reload-guard.ts'
import { type ServiceParts, Services } from '../services/services.ts'
import { type LoadTexts, TextStore } from '../services/texts.ts'
import { enterAnew } from './boot.ts'
import { ErrorReports } from './error-reports.ts'

export interface ServicesDeps {
  readonly options: Settled
  readonly platform: Platform
  readonly areas: readonly Area[]
  readonly fetch: typeof globalThis.fetch
  readonly loadTexts: LoadTexts
  readonly bring: Bring
  /** Aborted when the game is destroyed. */
  readonly signal: AbortSignal
  readonly now: () => number
  /** Outlives a reload of the page; null where nothing can. */
  readonly memory: Pick<Storage, 'getItem' | 'setItem'> | null
  /** How many errors may still be reported. */
  readonly reports: { left: number }
  readonly onError: (message: string) => void
  readonly onScene?: ServiceParts['onScene']
  /** Replaces what shows the scene of the player who has just signed in or out. */
  readonly reenter?: () => Promise<void>
}

/** Creates the services of one game. Asks nothing of the server yet, and touches no page. */
export function createServices(deps: ServicesDeps): { readonly services: Services; readonly reports: ErrorReports } {
  const { platform, now, options, signal } = deps
  const local = localKeys(platform.storage, options.storageKey)
  const session = new Session(local)
  const reports = new ErrorReports(platform.navigation.domain, deps.reports, deps.onError)
  const texts = new TextStore(options.lang, deps.loadTexts, reports.report)
  const connection = new ConnectionStore(async () => {
    try {
      return (await call('GET /api/connection/isConnectionExists', null, { once: true })).connected
    } catch {
      return false
    }
  }, reports.report)
  const reload = guardedReload(options.reload, connection.set, deps.memory, now)
  const call: CallFn = createCall({
    session,
    server: options.server,
    fetch: deps.fetch,
    lang: () => texts.lang,
    signal,
    hasPlayer: () => session.hasPlayer,
    check: connection.check,
    found: connection.found,
    reload,
    go: platform.navigation.go,
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
    bring: deps.bring,
    signal,
    reenter: deps.reenter ?? (() => enterAnew(services)),
    onScene: deps.onScene ?? (() => {}),
  })
  reports.connect(call)
  return { services, reports }
}

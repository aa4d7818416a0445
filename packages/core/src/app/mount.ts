import { type Platform, webPlatform } from '@skystair/platform'
import { CallError } from '../net/call-error.ts'
import { prepare } from '../net/request.ts'
import type { Area } from '../services/area.ts'
import { type Bring, loadModule } from '../services/load-module.ts'
import type { GameEvent, GameEventType, Language, MountOptions, Settled } from '../services/options.ts'
import { pageMemory, reloadIfThere } from '../services/reload-guard.ts'
import { type LoadingScreen, paintLoading } from '../ui/loading-screen.ts'
import { builtAssets, builtHome } from './assets.ts'
import { autoQuality } from './auto-quality.ts'
import { boot } from './boot.ts'
import { createServices } from './create-services.ts'
import { Events } from './events.ts'
import { holdFonts } from './fonts.ts'
import { followFrame, makeFrame } from './frame.ts'
import { importTexts } from './import-texts.ts'
import { chooseLanguage } from './language.ts'
import { followPlatform } from './lifecycle.ts'
import { LoadLog, memory } from './load-log.ts'

/** A mounted game. */
export interface GameHandle {
  /** Takes the game off the page, with every listener, timer and socket. Resolves when all is gone; may be called twice. */
  destroy(): Promise<void>
  /** Calls `fn` for events of a type; returns what stops it. */
  on<T extends GameEventType>(type: T, fn: (event: Extract<GameEvent, { type: T }>) => void): () => void
  /** Nothing moves and no input is taken until `resume`. */
  pause(): void
  resume(): void
  /** Silences the game, over the player's own switch. */
  mute(muted: boolean): void
  setLang(lang: Language): Promise<void>
  readonly isDestroyed: boolean
  /** Resolves once the first scene can be played; rejects where the game is destroyed or loads the page anew before. */
  readonly ready: Promise<void>
}

/** Reports that are left to all games of the page together. */
const ofThisPage = { left: 3 }

/**
 * Puts a game into `element`, as large as it is. Any number of games may stand on one page.
 *
 * `areas`: what the game consists of. `painted`: a loading screen that is shown already.
 */
export function mountGame(
  element: HTMLElement,
  options: MountOptions,
  areas: readonly Area[],
  painted: LoadingScreen | null = null,
): GameHandle {
  const platform = options.platform ?? webPlatform('own')
  const settled = settle(options, platform)
  const abort = new AbortController()
  const { signal } = abort
  const events = new Events()
  if (options.onEvent) events.on(null, options.onEvent)

  const bring: Bring = (load, spare) =>
    loadModule(load, {
      signal,
      onFailure: (error) => reports.report(`Module: ${String(error)}`),
      renew: spare ? undefined : () => reloadIfThere(builtHome(), () => services.reload('failed')),
    })
  const { services, reports } = createServices({
    options: settled,
    platform,
    areas,
    fetch: (input, init) => fetch(input, init),
    loadTexts: (lang, part) => bring(() => importTexts(lang, part)),
    bring,
    signal,
    now: () => Date.now(),
    memory: pageMemory(),
    reports: ofThisPage,
    onError: (message) => events.emit({ type: 'error', message }),
    onScene: (scene) => events.emit({ type: 'scene', scene }),
  })
  const { session } = services
  const screen = painted ?? paintLoading(element, settled.assets, settled.lang)
  const frame = makeFrame(element)
  frame.frame.append(screen.element)

  const used = () => memory(navigator as { deviceMemory?: number }, performance as object)
  services.preferences.setAutoQuality(autoQuality(used().available))
  const log = new LoadLog({
    call: services.call,
    session: session.page,
    memory: used,
    leave: (name, query) => {
      const { url, headers } = prepare(name, { query }, session, settled.server)
      void fetch(url, { headers, keepalive: true, credentials: 'include' }).catch(() => {})
    },
    page: document,
    window,
  })
  const stops: (() => unknown)[] = [
    reports.watch(window, builtHome()),
    followFrame(frame, services),
    followPlatform(services, (pct) => {
      screen.set(pct)
      log.loaded(pct)
      events.emit({ type: 'loading', pct })
    }),
    holdFonts(settled.assets),
  ]
  const ready = boot({
    services,
    log,
    signal,
    onSlow: () => screen.slow(),
    showUi: async () => {
      const { renderUi } = await bring(() => import('./render-ui.tsx'))
      signal.throwIfAborted()
      stops.push(renderUi(frame.ui, frame.mirror, services))
      // React paints in a task of its own; until then the first picture stays.
      await new Promise((resolve) => setTimeout(resolve, 50))
      screen.remove()
    },
    openStage: async () => {
      const { createGame } = await bring(() => import('../engine/create-game.ts'))
      signal.throwIfAborted()
      const game = createGame(frame.canvas, services)
      stops.push(() => game.destroy())
      return game
    },
  }).then(() => events.emit({ type: 'ready' }))
  ready.catch((error: unknown) => {
    if (signal.aborted || error instanceof CallError) return
    reports.report(error instanceof Error ? (error.stack ?? error.message) : String(error))
    services.connection.set('failed')
  })

  let gone: Promise<void> | null = null
  const destroy = async () => {
    abort.abort(new CallError('DESTROYED', 0))
    log.destroy()
    // The last that came goes first, as it may stand on the others.
    for (const stop of stops.reverse()) await stop()
    services.destroy()
    screen.remove()
    frame.root.remove()
    if (!options.platform) platform.destroy()
    events.emit({ type: 'destroy' })
    events.clear()
  }
  return {
    ready,
    destroy: () => {
      gone ??= destroy()
      return gone
    },
    on: (type, fn) => events.on(type, fn),
    pause: () => services.ui.setPaused(true),
    resume: () => services.ui.setPaused(false),
    mute: (muted) => services.preferences.setOutsideMute(muted),
    setLang: async (lang) => {
      if (await services.preferences.setLang(lang)) for (const area of areas) await area.onLanguage?.(services, lang)
    },
    get isDestroyed() {
      return gone !== null
    },
  }
}

function settle(options: MountOptions, platform: Platform): Settled {
  const { storageKey = 'skystair' } = options
  const saved = platform.storage.get(`${storageKey}:lang`)
  return {
    server: new URL(options.server ?? '/', location.href).origin,
    assets: options.assets ? new URL(options.assets, location.href).href : builtAssets(),
    askedLang: options.lang,
    lang: options.lang ?? chooseLanguage(saved, navigator.language, document.documentElement.lang),
    mode: options.mode,
    storageKey,
    reload: options.reload ?? platform.navigation.reload,
  }
}

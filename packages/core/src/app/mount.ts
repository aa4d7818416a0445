import type { InterfaceMode } from '@skystair/contract/enums'
import { browserLanguage, deviceMemory, type Platform, webPlatform } from '@skystair/platform'
import { CallError } from '../net/call-error.ts'
import { prepareRequest } from '../net/request.ts'
import { watchWake } from '../net/watch-wake.ts'
import type { Area } from '../services/area.ts'
import { errorText } from '../services/error-text.ts'
import { type LoadChunk, loadModule } from '../services/load-module.ts'
import type { GameEvent, GameEventType, Language, MountOptions, ResolvedOptions } from '../services/options.ts'
import { pageMemory, reloadForScript } from '../services/reload-guard.ts'
import { throwIfAborted } from '../services/signals.ts'
import { type LoadingScreen, paintLoading } from '../ui/loading-screen.ts'
import { builtAssets, builtHome } from './assets.ts'
import { autoQuality } from './auto-quality.ts'
import { boot } from './boot.ts'
import { createServices } from './create-services.ts'
import { Events } from './events.ts'
import { registerFonts } from './fonts.ts'
import { followFrame, makeFrame } from './frame.ts'
import { importTexts } from './import-texts.ts'
import { chooseLanguage } from './language.ts'
import { followPlatform } from './lifecycle.ts'
import { LoadLog, memoryOf } from './load-log.ts'
import { checkMount, warnOfHeight } from './mount-error.ts'

/** A mounted game. */
export interface GameHandle {
  /** Removes the game from the page, with every listener, timer and socket. Resolves when everything is removed; may be called twice. */
  destroy(): Promise<void>
  /** Calls `fn` for events of a type. Returns the function that stops it. */
  on<T extends GameEventType>(type: T, fn: (event: Extract<GameEvent, { type: T }>) => void): () => void
  /** Stops all motion and input until `resume`. */
  pause(): void
  resume(): void
  /** Mutes the game, whatever the player chose. */
  mute(muted: boolean): void
  /** Changes the language. Resolves when its texts are shown. */
  setLanguage(lang: Language): Promise<void>
  /** Changes the design, as if the player had chosen it on this device. */
  setMode(mode: InterfaceMode): void
  /** Measures the element again. The game follows changes of its size by itself, but not of its place on the page. */
  resize(): void
  readonly isDestroyed: boolean
  /** Resolves once the first scene can be played; rejects if the game is destroyed or reloads the page before that. */
  readonly ready: Promise<void>
}

/** Error reports that all games of the page may still send. */
const pageReports = { left: 3 }

/**
 * Mounts a game in `element`, in its size. A page may have any number of games. `areas`: the areas of the game. `painted`: a loading screen that is
 * shown already. Throws MountError if the element or an option is wrong.
 */
export function mountGame(
  element: HTMLElement,
  options: MountOptions,
  areas: readonly Area[],
  painted: LoadingScreen | null = null,
): GameHandle {
  checkMount(element, options, location.href)
  const platform = options.platform ?? webPlatform({ source: 'own' })
  const resolved = resolveOptions(options, platform)
  const abort = new AbortController()
  const { signal } = abort
  const events = new Events()
  if (options.onEvent) events.on(null, options.onEvent)

  const loadChunk: LoadChunk = (load, isNeeded = () => true) =>
    loadModule(load, {
      signal,
      onFailure: (error) => reports.report(`Module: ${String(error)}`),
      reloadPage: async (error) => {
        if (isNeeded()) await reloadForScript(builtHome(), pageMemory(), error, () => services.reload('failed'))
      },
    })
  const { services, reports } = createServices({
    options: resolved,
    platform,
    areas,
    fetch: (input, init) => fetch(input, init),
    loadTexts: (lang, part) => loadChunk(() => importTexts(lang, part)),
    loadChunk,
    signal,
    now: () => Date.now(),
    memory: pageMemory(),
    reports: pageReports,
    onError: (message) => events.emit({ type: 'error', message }),
    onScene: (scene) => events.emit({ type: 'scene', scene }),
  })
  const { session } = services
  warnOfHeight(element, (text) => console.warn(text))
  const screen = painted ?? paintLoading(element, resolved.assets, resolved.lang)
  const frame = makeFrame(element)
  // Below the ui, which may say what goes wrong while the game is loading.
  frame.canvas.after(screen.element)

  const readMemory = () => memoryOf(deviceMemory(), performance as object)
  services.preferences.setAutoQuality(autoQuality(readMemory().available))
  const log = new LoadLog({
    call: services.call,
    session: session.page,
    memory: readMemory,
    sendOnLeave: (name, query) => {
      const { url, headers } = prepareRequest(name, { query }, session, resolved.server)
      void fetch(url, { headers, keepalive: true, credentials: 'include' }).catch(() => {})
    },
    page: document,
    window,
  })
  const followed = followFrame(frame, services)
  const stops: (() => unknown)[] = [
    reports.watch(window, builtHome()),
    followed.stop,
    followPlatform(services, (pct) => {
      screen.set(pct, services.lang)
      log.loaded(pct)
      events.emit({ type: 'loading', pct })
    }),
    watchWake({ window, page: document, now: services.now }, services.connection.wake),
    registerFonts(resolved.assets),
  ]
  const draws = canDraw()
  if (!draws) screen.cannotDraw()
  const started = async () => {
    if (!draws) throw new Error('Skystair: this browser has no 2D canvas, so that nothing can be drawn.')
    await boot({
      services,
      log,
      signal,
      onSlow: () => screen.slow(),
      showUi: async () => {
        const { renderUi } = await loadChunk(() => import('./render-ui.tsx'))
        throwIfAborted(signal)
        stops.push(renderUi(frame.ui, frame.mirror, services, screen.remove))
      },
      openCanvas: async () => {
        const { createGame } = await loadChunk(() => import('../engine/create-game.ts'))
        throwIfAborted(signal)
        const game = createGame(frame.canvas, services)
        stops.push(() => game.destroy())
        return game
      },
    })
    events.emit({ type: 'ready' })
  }
  const ready = started()
  ready.catch((error: unknown) => {
    if (!draws || signal.aborted || error instanceof CallError) return
    reports.report(errorText(error))
    services.reload('failed')
  })

  let destroyed: Promise<void> | null = null
  const destroy = async () => {
    abort.abort(new CallError('DESTROYED', 0))
    log.destroy()
    // In reverse order, as later ones may depend on earlier ones.
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
      destroyed ??= destroy()
      return destroyed
    },
    on: (type, fn) => events.on(type, fn),
    pause: () => services.ui.setPaused(true),
    resume: () => services.ui.setPaused(false),
    mute: (muted) => services.preferences.setOutsideMute(muted),
    setLanguage: async (lang) => {
      if (await services.preferences.setLang(lang)) for (const area of areas) await area.onLanguage?.(services, lang)
    },
    setMode: (mode) => services.preferences.setMode(mode),
    resize: followed.measure,
    get isDestroyed() {
      return destroyed !== null
    },
  }
}

function canDraw(): boolean {
  try {
    return document.createElement('canvas').getContext('2d') !== null
  } catch {
    return false
  }
}

function resolveOptions(options: MountOptions, platform: Platform): ResolvedOptions {
  const { storageKey = 'skystair' } = options
  const saved = platform.storage.get(`${storageKey}:lang`)
  return {
    server: new URL(options.server ?? '/', location.href).origin,
    assets: options.assets ? new URL(options.assets, location.href).href : builtAssets(),
    askedLang: options.lang,
    lang: options.lang ?? chooseLanguage(saved, browserLanguage(), document.documentElement.lang),
    mode: options.mode,
    storageKey,
    reload: options.reload ?? platform.navigation.reload,
  }
}

import { type Platform, webPlatform } from '@skystair/platform'
import { LoadLog, memory } from '../areas/load/load-log.ts'
import { type BootDeps, boot, enterAnew } from '../boot.ts'
import { CallError } from '../net/call-error.ts'
import { followLive } from '../net/live/follow-live.ts'
import { prepare } from '../net/request.ts'
import { layGround } from '../services.ts'
import { builtAssets, builtHome } from './assets.ts'
import { autoQuality } from './auto-quality.ts'
import { Events } from './events.ts'
import { holdFonts } from './fonts.ts'
import { followFrame, makeFrame } from './frame.ts'
import { chooseLanguage } from './language.ts'
import { followPlatform } from './lifecycle.ts'
import { type Bring, loadModule } from './load-module.ts'
import { type LoadingScreen, paintLoading } from './loading-screen.ts'
import type { GameEvent, GameEventType, Language, MountOptions, Settled } from './options.ts'
import { pageMemory, reloadIfThere } from './reload-guard.ts'
import type { TextPart, Texts } from './texts.ts'

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

/** Puts a game into `element`, as large as it is. Any number of games may stand on one page. */
export function mount(element: HTMLElement, options: MountOptions = {}): GameHandle {
  return mountWith(element, options, null)
}

/** As `mount`, taking over a loading screen that was painted before. */
export function mountWith(element: HTMLElement, options: MountOptions, painted: LoadingScreen | null): GameHandle {
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
      renew: spare ? undefined : () => reloadIfThere(builtHome(), () => root.context.reload('failed')),
    })
  const { root, session, texts, reports } = layGround({
    options: settled,
    platform,
    fetch: (input, init) => fetch(input, init),
    loadTexts: (lang, part) => bring(() => importTexts[part][lang]()).then((module) => module.default),
    signal,
    now: () => Date.now(),
    memory: pageMemory(),
    reports: ofThisPage,
    onError: (message) => events.emit({ type: 'error', message }),
  })
  const screen = painted ?? paintLoading(element, settled.assets, settled.lang)
  const frame = makeFrame(element)
  frame.frame.append(screen.element)

  const used = () => memory(navigator as { deviceMemory?: number }, performance as object)
  root.settings.setAutoQuality(autoQuality(used().available))
  const log = new LoadLog({
    call: root.call,
    session: session.page,
    memory: used,
    leave: (name, query) => {
      const { url, headers } = prepare(name, { query }, session, settled.server)
      void fetch(url, { headers, keepalive: true, credentials: 'include' }).catch(() => {})
    },
    page: document,
    window,
  })
  root.ui.onScene = (scene) => events.emit({ type: 'scene', scene })
  const stops: (() => unknown)[] = [
    reports.watch(window, builtHome()),
    followFrame(frame, root),
    followPlatform(root, (pct) => {
      screen.set(pct)
      log.loaded(pct)
      events.emit({ type: 'loading', pct })
    }),
    holdFonts(settled.assets),
  ]
  const deps: BootDeps = {
    root,
    session,
    log,
    signal,
    bring,
    lang: options.lang,
    showLang: (lang) => texts.use(lang),
    onSlow: () => screen.slow(),
    showUi: async () => {
      const { renderUi } = await bring(() => import('../ui-app.tsx'))
      signal.throwIfAborted()
      stops.push(renderUi(frame.ui, frame.mirror, root, bring))
      // React paints in a task of its own; until then the first picture stays.
      await new Promise((resolve) => setTimeout(resolve, 50))
      screen.remove()
    },
    openStage: async () => {
      const { createGame } = await bring(() => import('../create-game.ts'))
      signal.throwIfAborted()
      const game = createGame(frame.canvas, root, bring)
      stops.push(() => game.destroy())
      return game
    },
  }
  root.account.enter = () => enterAnew(deps)

  const ready = boot(deps).then(() => {
    if (!signal.aborted) stops.push(followLive(root, session, bring))
    events.emit({ type: 'ready' })
  })
  ready.catch((error: unknown) => {
    if (signal.aborted || error instanceof CallError) return
    reports.report(error instanceof Error ? (error.stack ?? error.message) : String(error))
    root.connection.set('failed')
  })

  let gone: Promise<void> | null = null
  const destroy = async () => {
    abort.abort(new CallError('DESTROYED', 0))
    log.destroy()
    // The last that came goes first, as it may stand on the others.
    for (const stop of stops.reverse()) await stop()
    root.destroy()
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
    pause: () => root.ui.setPaused(true),
    resume: () => root.ui.setPaused(false),
    mute: (muted) => root.settings.setOutsideMute(muted),
    setLang: (lang) => root.settings.setLang(lang),
    get isDestroyed() {
      return gone !== null
    },
  }
}

/** The texts of a language in two chunks. */
const importTexts: Record<TextPart, Record<Language, () => Promise<{ default: Texts }>>> = {
  first: { RU: () => import('@skystair/world/texts/ru/first'), EN: () => import('@skystair/world/texts/en/first') },
  late: { RU: () => import('@skystair/world/texts/ru/late'), EN: () => import('@skystair/world/texts/en/late') },
}

function settle(options: MountOptions, platform: Platform): Settled {
  const { storageKey = 'skystair' } = options
  const saved = platform.storage.get(`${storageKey}:lang`)
  return {
    server: new URL(options.server ?? '/', location.href).origin,
    assets: options.assets ? new URL(options.assets, location.href).href : builtAssets(),
    lang: options.lang ?? chooseLanguage(saved, navigator.language, document.documentElement.lang),
    mode: options.mode,
    storageKey,
    reload: options.reload ?? platform.navigation.reload,
  }
}

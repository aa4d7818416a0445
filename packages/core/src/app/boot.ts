import { CallError } from '../net/call-error.ts'
import type { Services } from '../services/services.ts'
import { throwIfAborted } from '../services/signals.ts'
import type { SceneController } from '../services/ui-store.ts'
import type { LoadLog } from './load-log.ts'

/** After this many milliseconds the connection is tested and the player sees that the start is slow. */
const LOADING_TIMEOUT = 15_000

export interface BootDeps {
  readonly services: Services
  readonly log: LoadLog
  readonly signal: AbortSignal
  /** Loads the ui and shows it. */
  readonly showUi: () => Promise<void>
  /** Loads the canvas. */
  readonly openCanvas: () => Promise<SceneController>
  /** Called when the start takes unusually long. */
  readonly onSlow: () => void
}

/**
 * Starts the game: identifies the player, loads their data, texts and pictures, and shows the first scene. Throws if the game is destroyed or
 * reloads the page before that.
 */
export async function boot(deps: BootDeps): Promise<void> {
  const { services, log, signal } = deps
  const { areas, load, ui, platform, texts } = services
  const slow = setTimeout(() => {
    deps.onSlow()
    void services.connection.check()
  }, LOADING_TIMEOUT)
  try {
    log.start()
    // Scripts, texts and the player are loaded at the same time; each has its own time limits.
    const canvas = deps.openCanvas()
    // Awaited further down; if the start fails before that, this failure must not be unhandled.
    canvas.catch(() => {})
    areas.preload()
    const shown = texts.use(services.lang).then(deps.showUi)
    await Promise.all([...areas.all.map((area) => area.identify?.(services, signal)), shown])
    load.set(30, 'texts')
    await settle(services)
    ui.attach(await canvas)
    throwIfAborted(signal)
    load.set(45, 'pictures')
    const booted = await ui.goTo('boot')
    // `goTo` reloads the page if a scene can't be shown: this start ends without reporting that the game can be played.
    if (!booted || !(await enter(services))) throw new CallError('DESTROYED', 0)
    throwIfAborted(signal)
    // `ready` is reported before `gameplayStart`, which follows from the phase `done`.
    load.set(100)
    log.bootCompleted()
    platform.lifecycle.ready()
    load.set(100, 'done')
    log.gameStarted()
  } finally {
    clearTimeout(slow)
  }
}

/** Shows the player's first scene. Returns whether it is shown. */
export async function enter(services: Services): Promise<boolean> {
  for (const area of services.areas.all) {
    const scene = await area.firstScene?.(services)
    if (scene) return services.ui.goTo(scene)
  }
  return services.ui.goTo('road')
}

/** Call it when another player has signed in, or the last one has left: clears the old data, loads the new player and shows their first scene. */
export async function reenter(services: Services): Promise<void> {
  services.ui.close()
  for (const area of services.areas.all) area.forget?.(services)
  for (const area of services.areas.all) await area.refresh?.(services)
  await settle(services)
  await enter(services)
}

async function settle(services: Services): Promise<void> {
  for (const area of services.areas.all) await area.settle?.(services)
}

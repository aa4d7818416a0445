import { CallError } from '../net/call-error.ts'
import type { Services } from '../services/services.ts'
import type { SceneStage } from '../services/ui-store.ts'
import type { LoadLog } from './load-log.ts'

/** After this many milliseconds without being ready the server is tested and the player told. */
const LOADING_TIMEOUT = 15_000

export interface BootDeps {
  readonly services: Services
  readonly log: LoadLog
  readonly signal: AbortSignal
  /** Loads the ui and shows it. */
  readonly showUi: () => Promise<void>
  /** Loads the canvas. */
  readonly openStage: () => Promise<SceneStage>
  /** Called when the start takes unusually long. */
  readonly onSlow: () => void
}

/**
 * Starts the game: who the player is, what the server knows, texts, pictures, and then the scene that belongs there.
 *
 * Throws where the game is destroyed, or reloads the page, before that.
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
    // Scripts, texts and info are waited for together; each alone decides how long it may take.
    const stage = deps.openStage()
    // Awaited further down; where the start fails before that, this failure is part of the same.
    stage.catch(() => {})
    areas.preload()
    const shown = texts.use(services.lang).then(deps.showUi)
    await Promise.all([...areas.all.map((area) => area.identify?.(services, signal)), shown])
    load.set(30, 'texts')
    await settle(services)
    ui.attach(await stage)
    signal.throwIfAborted()
    load.set(45, 'pictures')
    const booted = await ui.goTo('boot')
    // What cannot be shown reloads the page: this start ends here, and does not say that the game can be played.
    if (!booted || !(await enter(services))) throw new CallError('DESTROYED', 0)
    signal.throwIfAborted()
    // "Ready" is reported before "play", which follows from the start being done.
    load.set(100)
    log.bootCompleted()
    platform.lifecycle.ready()
    load.set(100, 'done')
    log.gameStarted()
  } finally {
    clearTimeout(slow)
  }
}

/** Shows the scene that belongs to the player. Returns whether it is shown. */
export async function enter(services: Services): Promise<boolean> {
  for (const area of services.areas.all) {
    const scene = await area.firstScene?.(services)
    if (scene) return services.ui.goTo(scene)
  }
  return services.ui.goTo('road')
}

/** After another player signed in, or the last one left: forgets what was known and shows theirs. */
export async function enterAnew(services: Services): Promise<void> {
  services.ui.close()
  for (const area of services.areas.all) area.forget?.(services)
  for (const area of services.areas.all) await area.refresh?.(services)
  await settle(services)
  await enter(services)
}

async function settle(services: Services): Promise<void> {
  for (const area of services.areas.all) await area.settle?.(services)
}

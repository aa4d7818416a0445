import { type Identity, PlatformError, withTimeLimit } from '@skystair/platform'
import { type Bring, rest } from './app/load-module.ts'
import type { Language } from './app/options.ts'
import type { Stage } from './app/ui-store.ts'
import type { LoadLog } from './areas/load/load-log.ts'
import { CallError } from './net/call-error.ts'
import type { Session } from './net/session.ts'
import type { RootStore } from './root-store.ts'
import { VERSION } from './version.ts'

/** How long a platform may take to say who the player is, in milliseconds. */
const IDENTITY_LIMIT = 15_000
/** After the first failure the player's info is asked for this many times more. */
const INFO_RETRIES = 3
const INFO_PAUSE = 700
/** After so many milliseconds without being ready the server is tested and the player told. */
const LOADING_TIMEOUT = 15_000

export interface BootDeps {
  readonly root: RootStore
  readonly session: Session
  readonly log: LoadLog
  readonly signal: AbortSignal
  readonly bring: Bring
  /** The page's own choice of language, which wins over all others. */
  readonly lang: Language | undefined
  /** Brings the texts of a language and shows it. */
  readonly showLang: (lang: Language) => Promise<void>
  /** Brings the ui and shows it. */
  readonly showUi: () => Promise<void>
  /** Brings the canvas. */
  readonly openStage: () => Promise<Stage>
  /** It takes unusually long. */
  readonly onSlow: () => void
}

/** Starts the game: who the player is, what the server knows, texts, pictures, and then the scene that belongs there. Rejects where the game is destroyed, or begins anew, before that. */
export async function boot(deps: BootDeps): Promise<void> {
  const { root, log, signal } = deps
  const { load, ui, platform } = root
  const slow = setTimeout(() => {
    deps.onSlow()
    void root.connection.check()
  }, LOADING_TIMEOUT)
  try {
    log.start()
    // Scripts, texts and info are waited for together; each alone decides how long it may take.
    const stage = deps.openStage()
    // Awaited further down; where the start fails before that, this failure is part of the same.
    stage.catch(() => {})
    const shown = deps.showLang(root.lang).then(deps.showUi)
    const identified = identify(deps).then(() => askInfo(deps))
    await Promise.all([identified, shown])
    load.set(30, 'texts')
    await settle(deps)
    ui.attach(await stage)
    signal.throwIfAborted()
    load.set(45, 'pictures')
    const booted = await ui.goTo('boot')
    // What can't be shown reloads the page: this start ends here, and says of nothing that it can be played.
    if (!booted || !(await enter(root))) throw new CallError('DESTROYED', 0)
    signal.throwIfAborted()
    // "Ready" is told before "play", which follows from the start being done.
    load.set(100)
    log.bootCompleted()
    platform.lifecycle.ready()
    load.set(100, 'done')
    log.gameStarted()
  } finally {
    clearTimeout(slow)
  }
}

/** Shows the scene that belongs to the player: the battle that is on, the road, or the choice of a character. Answers whether it is shown. */
export async function enter(root: RootStore): Promise<boolean> {
  const { player, battle, ui } = root
  if (!player.player) {
    battle.clear()
    return ui.goTo('character selection')
  }
  const fighting = player.player.battleId !== null && (await battle.resume())
  return ui.goTo(fighting ? 'battle' : 'road')
}

/** After another player signed in, or the last one left: forgets what was known and shows theirs. */
export async function enterAnew(deps: BootDeps): Promise<void> {
  const { root } = deps
  root.ui.close()
  root.battle.clear()
  root.road.discard()
  root.player.setInfo(await root.call('GET /api/player/info/current', { query: { frontVersion: VERSION } }))
  await settle(deps)
  await enter(root)
}

async function identify(deps: BootDeps): Promise<void> {
  const { root, session } = deps
  const guest: Identity = { headers: {}, query: {}, known: false }
  session.identity = await withTimeLimit(root.platform.auth.authenticate(), IDENTITY_LIMIT).catch((error: unknown) => {
    const code = error instanceof PlatformError ? error.code : 'FAILED'
    root.arrival = { refusal: code }
    root.ui.report(`Platform ${root.platform.source}: ${code === 'FAILED' ? String(error) : code}`)
    return guest
  })
  await exchange(deps)
  deps.log.boot()
  root.load.set(5, 'player')
}

/** Gets our session for the platform's proof; its script travels only where there is one. */
async function exchange({ root, session, bring }: BootDeps): Promise<void> {
  if (session.identity.exchange) await (await bring(() => import('./areas/platform/exchange.ts'))).exchange(root)
}

/** Asks for the envelope, tries again three times, and then waits on the connection page. */
async function askInfo(deps: BootDeps): Promise<void> {
  const { root, session, signal } = deps
  for (let failures = 0; ; ) {
    signal.throwIfAborted()
    try {
      root.player.setInfo(await root.call('GET /api/player/info/current', { query: { frontVersion: VERSION, init: true } }, { once: true }))
      root.load.set(20)
      return
    } catch (error) {
      if (!(error instanceof CallError) || error.code === 'DESTROYED') throw error
      // A session that has ended makes a guest of the player, not a page that never starts.
      if (error.status === 401) {
        session.clear()
        if (session.identity.exchange) await exchange(deps)
        else root.arrival = { refusal: 'SESSION_EXPIRED' }
      }
      failures += 1
    }
    if (failures <= INFO_RETRIES) await rest(INFO_PAUSE * failures, signal)
    else {
      root.connection.set('lost')
      await root.connection.found()
      failures = 0
    }
  }
}

/** Follows what the info says about version, language and quality. */
async function settle({ root, session, lang, showLang }: BootDeps): Promise<void> {
  const { info, player } = root.player
  if (!info) return
  if (info.obsolete) root.connection.set('obsolete')
  const wish = lang ?? player?.lang ?? root.settings.savedLang ?? session.identity.lang
  if (wish && wish !== root.lang) {
    await showLang(wish)
    // Its header and footer were asked for in the language before.
    void root.player.refreshInfo()
  }
  if (player) root.settings.adoptQuality(info.quality)
}

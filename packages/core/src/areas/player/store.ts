import type { Player, PlayerChange, PlayerInfo, Price } from '@skystair/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { CallError } from '../../net/call-error.ts'
import { shareUnchanged } from '../../net/share-unchanged.ts'
import { coalesceLoads } from '../../services/coalesce-loads.ts'
import type { Services } from '../../services/services.ts'
import { VERSION } from '../../version.ts'
import { reportUnknownClasses } from './report-unknown-classes.ts'

/** Pictures of artifacts are loaded this many stairs ahead. */
const ARTIFACT_RANGE = 3
/** Maximum number of replies that a refresh drops because a call changed the player in the meantime. Why: a walking player changes every second, and a refresh must end. */
const MAX_DROPPED = 2

/** The player, as in the server's replies, which contain the whole player or the members that a call changed. */
export class PlayerStore {
  info: PlayerInfo | null = null
  player: Player | null = null
  /** Loads the player again. Ignores CallErrors, such as an expired session. */
  readonly refresh: () => Promise<void>
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
    this.refresh = coalesceLoads((runs) => this.#load(runs))
    makeAutoObservable<this>(this, { info: observableRef, player: observableRef, refresh: false }, { autoBind: true })
  }

  /** Whether the player is a guest, who is not registered. */
  get guest(): boolean {
    return this.player?.accessLevel === 'TRIAL'
  }

  get resources(): Player['resources'] | null {
    return this.player?.resources ?? null
  }

  /** Returns the first resource of a price of which the player has too little, or null. */
  missing(price: readonly Price[]): Price['resource'] | null {
    return price.find(({ resource, amount }) => (this.resources?.[resource] ?? 0) < amount)?.resource ?? null
  }

  /** Takes the envelope: `player` null means that no character has been chosen yet. */
  setInfo(info: PlayerInfo): void {
    const { clock, local, preferences, session, ui } = this.#services
    this.info = info
    clock.set(info.serverTimeMs)
    // Guests cannot sign in again, so their level is not stored.
    if (info.player?.registered) local.set('max_level', String(Math.max(info.maxLevelAmongAccs, Number(local.get('max_level')) || 0)))
    ui.setPageTexts(info.header, info.footer)
    if (info.player) this.replace(info.player)
    else {
      this.player = null
      session.setPlayer(false)
      preferences.setAccount(null)
    }
  }

  replace(player: Player): void {
    const { preferences, report, session } = this.#services
    reportUnknownClasses(player.creatures, report)
    this.player = shareUnchanged(this.player, player)
    session.setPlayer(true)
    preferences.setAccount(player)
  }

  /** Returns the player with the members that a call changed, without storing it. Throws if there is no player. */
  with(change: PlayerChange): Player {
    if (!this.player) throw new Error('There is no player that a call could have changed.')
    return { ...this.player, ...change }
  }

  /** Stores the members that a call changed. Throws if there is no player. */
  update(change: PlayerChange): void {
    this.replace(this.with(change))
  }

  /** Loads the envelope. Throws CallError. */
  async loadInfo(): Promise<void> {
    this.setInfo(await this.#services.call('GET /api/player/info/current', { query: { frontVersion: VERSION } }))
  }

  /** Applies the version, language and quality of the envelope. */
  async followInfo(): Promise<void> {
    const { info, player } = this
    const { options, preferences, reload, session, texts } = this.#services
    if (!info) return
    if (info.obsolete) reload('obsolete')
    const lang = options.askedLang ?? player?.lang ?? preferences.savedLang ?? session.identity.lang
    if (lang && lang !== texts.lang) {
      await texts.use(lang)
      // Its header and footer were in the previous language.
      void this.refreshInfo()
    }
    if (player) preferences.adoptQuality(info.quality)
    void this.#tellUpdate()
  }

  /** Loads the whole envelope again; errors as in `refresh`. */
  async refreshInfo(): Promise<void> {
    const before = this.player
    try {
      const info = await this.#services.call('GET /api/player/info/current', { query: { frontVersion: VERSION } }, { once: true })
      // A call that changed the player meanwhile knows better.
      this.setInfo(this.player === before ? info : { ...info, player: this.player })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
    }
  }

  /** Loads which artifact pictures the stairs around the player need. */
  async ensureArtifacts(): Promise<void> {
    const { info, player } = this
    if (!info || !player || player.stair <= info.artifactImageMaxStair) return
    const query = { artifactFrom: info.artifactImageMaxStair + 1, artifactTo: player.stair + ARTIFACT_RANGE }
    const reply = await this.#services.call('GET /api/player/info', { query })
    const ids = new Set([...info.artifactIdsToLoad, ...reply.artifacts.map((artifact) => artifact.artifactId)])
    runInAction(() => {
      this.info = { ...info, artifactIdsToLoad: [...ids], artifactImageMaxStair: reply.artifactImageMaxStair }
    })
  }

  /** False without a player. */
  hasMarker(marker: string): boolean {
    return this.player?.playerMarkers.some(({ playerMarker }) => playerMarker === marker) ?? false
  }

  /** Stores a marker with the player, unless it is stored already. */
  async addMarker(marker: string): Promise<void> {
    if (!this.hasMarker(marker)) await this.take(() => this.#services.call('POST /api/marker/add', { body: { marker } }))
  }

  /** Reports to the server that this device has a new version of the game. If the call fails, the next start repeats it. */
  async #tellUpdate(): Promise<void> {
    const { call, local, report } = this.#services
    const version = String(VERSION)
    const before = local.get('version')
    if (!this.player || before === version) return
    try {
      if (before !== null) this.update(await call('POST /api/player/version/update', { body: { version: VERSION } }, { once: true }))
      local.set('version', version)
    } catch (error) {
      if (!(error instanceof CallError)) report(`Version: ${String(error)}`)
    }
  }

  /** Loads the player. Returns true if the reply was dropped because a call changed the player in the meantime: the reply may not include that change. */
  async #load(runs: number): Promise<boolean> {
    const before = this.player
    try {
      const player = await this.#services.call('GET /api/player/current', null, { once: true })
      if (runs < MAX_DROPPED && this.player !== before) return true
      this.replace(player)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
    }
    return false
  }

  /** Makes a call that changes the player, and applies the change. Returns false if the call failed, after showing the reason. */
  async take(work: () => Promise<PlayerChange>): Promise<boolean> {
    const change = await this.#services.ui.attempt(work)
    if (change) this.update(change)
    return change !== null
  }
}

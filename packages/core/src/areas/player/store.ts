import type { Player, PlayerInfo } from '@skystair/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { CallError } from '../../net/call-error.ts'
import { sharing } from '../../net/single-flight.ts'
import type { Services } from '../../services/services.ts'
import { VERSION } from '../../version.ts'
import { reportUnknown } from './known-values.ts'

/** Pictures of artifacts are fetched this many stairs ahead. */
const ARTIFACT_RANGE = 3

/** The player as the server last described it. The server's word always replaces ours whole. */
export class PlayerStore {
  info: PlayerInfo | null = null
  player: Player | null = null
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
    makeAutoObservable<this>(this, { info: observableRef, player: observableRef }, { autoBind: true })
  }

  get resources(): Player['resources'] | null {
    return this.player?.resources ?? null
  }

  /** Takes the envelope: `player` null means that no character has been chosen yet. */
  setInfo(info: PlayerInfo): void {
    const { clock, preferences, session, ui } = this.#services
    this.info = info
    clock.set(info.serverTimeMs)
    ui.setPageTexts(info.header, info.footer)
    if (info.player) this.replace(info.player)
    else {
      this.player = null
      session.setPlayer(false)
      preferences.follow(null)
    }
  }

  replace(player: Player): void {
    const { preferences, report, session } = this.#services
    reportUnknown(player.creatures, report)
    this.player = sharing(this.player, player)
    session.setPlayer(true)
    preferences.follow(player)
  }

  /** Asks for the envelope. Throws CallError. */
  async loadInfo(): Promise<void> {
    this.setInfo(await this.#services.call('GET /api/player/info/current', { query: { frontVersion: VERSION } }))
  }

  /** Follows what the envelope says about version, language and quality. */
  async followInfo(): Promise<void> {
    const { info, player } = this
    const { connection, options, preferences, session, texts } = this.#services
    if (!info) return
    if (info.obsolete) connection.set('obsolete')
    const wish = options.askedLang ?? player?.lang ?? preferences.savedLang ?? session.identity.lang
    if (wish && wish !== texts.lang) {
      await texts.use(wish)
      // Its header and footer were asked for in the language before.
      void this.refreshInfo()
    }
    if (player) preferences.adoptQuality(info.quality)
  }

  /** Asks for the player anew. A session that has meanwhile ended is not an event here. */
  async refresh(): Promise<void> {
    try {
      this.replace(await this.#services.call('GET /api/player/current', null, { once: true }))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
    }
  }

  /** Asks for the whole envelope anew; errors as in `refresh`. */
  async refreshInfo(): Promise<void> {
    try {
      this.setInfo(await this.#services.call('GET /api/player/info/current', { query: { frontVersion: VERSION } }, { once: true }))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
    }
  }

  /** Loads which artifact pictures the stairs around the player need. */
  async ensureArtifacts(): Promise<void> {
    const { info, player } = this
    if (!info || !player || player.stair <= info.artifactImageMaxStair) return
    const query = { artifactFrom: info.artifactImageMaxStair + 1, artifactTo: player.stair + ARTIFACT_RANGE }
    const more = await this.#services.call('GET /api/player/info', { query })
    const ids = new Set([...info.artifactIdsToLoad, ...more.artifacts.map((artifact) => artifact.artifactId)])
    runInAction(() => {
      this.info = { ...info, artifactIdsToLoad: [...ids], artifactImageMaxStair: more.artifactImageMaxStair }
    })
  }

  /** False without a player. */
  hasMarker(marker: string): boolean {
    return this.player?.playerMarkers.some(({ playerMarker }) => playerMarker === marker) ?? false
  }

  /** Stores a marker with the player, unless it is stored already. */
  async mark(marker: string): Promise<void> {
    if (!this.hasMarker(marker)) await this.take(() => this.#services.call('POST /api/marker/add', { body: { marker } }))
  }

  /** Makes a call that returns the player, and takes it. Returns false where the call failed; the player is told why. */
  async take(work: () => Promise<Player>): Promise<boolean> {
    const player = await this.#services.ui.attempt(work)
    if (player) this.replace(player)
    return player !== null
  }
}

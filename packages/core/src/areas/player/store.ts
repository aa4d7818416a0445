import type { Creature, Gain, Player, PlayerInfo, ReplyOf } from '@skystair/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Context } from '../../app/context.ts'
import type { UiStore } from '../../app/ui-store.ts'
import { CallError } from '../../net/call-error.ts'
import { sharing } from '../../net/single-flight.ts'
import { VERSION } from '../../version.ts'
import { inOrder, moved, SQUAD_MAX } from '../hero/creature-order.ts'
import { reportUnknown } from '../hero/known-values.ts'

export type HealthOption = ReplyOf<'GET /api/player/health/options'>[number]

/** Pictures of artifacts are fetched this many stairs ahead. */
const ARTIFACT_RANGE = 3

/** The player as the server last told, and what can be done with heroes. The server's word always replaces ours whole. */
export class PlayerStore {
  info: PlayerInfo | null = null
  player: Player | null = null
  healthOptions: HealthOption[] = []
  /** What the daily reward gave, until it is shown. */
  dailyGains: Gain[] = []
  /** Our clock minus the server's, in milliseconds. */
  clockAhead = 0
  /** Counts up so that what depends on the time of day is looked at anew. */
  minute = 0
  /** The squad's saved order, and that of all heroes however many. */
  order: number[]
  panelOrder: number[]
  readonly #ctx: Context
  readonly #ui: UiStore

  constructor(ctx: Context, ui: UiStore) {
    this.#ctx = ctx
    this.#ui = ui
    this.order = ctx.local.ids('creature_order')
    this.panelOrder = ctx.local.ids('panel_order')
    makeAutoObservable<this>(
      this,
      {
        info: observableRef,
        player: observableRef,
        healthOptions: observableRef,
        dailyGains: observableRef,
        order: observableRef,
        panelOrder: observableRef,
      },
      { autoBind: true },
    )
  }

  /** The fighting creatures in the player's order: the first three stand in front. */
  get squad(): Creature[] {
    return inOrder(this.player?.creatures.filter((creature) => creature.combative) ?? [], this.order)
  }

  get bench(): Creature[] {
    return inOrder(this.player?.creatures.filter((creature) => !creature.combative) ?? [], this.panelOrder)
  }

  get resources(): Player['resources'] | null {
    return this.player?.resources ?? null
  }

  /** The time by the server's clock. */
  get serverNow(): number {
    return this.minute >= 0 ? this.#ctx.now() - this.clockAhead : 0
  }

  get dailyReady(): boolean {
    return this.player !== null && this.player.everydayRewardAt <= this.serverNow
  }

  /** Takes the envelope: `player` null means nobody has been chosen yet. */
  setInfo(info: PlayerInfo): void {
    this.info = info
    this.clockAhead = this.#ctx.now() - info.serverTimeMs
    if (info.player) this.replace(info.player)
    else this.player = null
  }

  replace(player: Player): void {
    reportUnknown(player.creatures, this.#ctx.report)
    this.player = sharing(this.player, player)
    const best = Math.max(player.level, Number(this.#ctx.local.get('max_level') ?? 0))
    this.#ctx.local.set('max_level', String(best))
  }

  /** Moves the clock: called now and then by whoever shows times. */
  tickMinute(): void {
    this.minute += 1
  }

  /** Asks for the player anew. A session that has meanwhile ended is not an event here. */
  async refresh(): Promise<void> {
    try {
      this.replace(await this.#ctx.call('GET /api/player/current', null, { once: true }))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
    }
  }

  /** Asks for the whole envelope anew; errors as in `refresh`. */
  async refreshInfo(): Promise<void> {
    try {
      this.setInfo(await this.#ctx.call('GET /api/player/info/current', { query: { frontVersion: VERSION } }, { once: true }))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
    }
  }

  /** Fetches the pictures' data of artifacts that the stairs around the player need. */
  async ensureArtifacts(): Promise<void> {
    const { info, player } = this
    if (!info || !player || player.stair <= info.artifactImageMaxStair) return
    const query = { artifactFrom: info.artifactImageMaxStair + 1, artifactTo: player.stair + ARTIFACT_RANGE }
    const more = await this.#ctx.call('GET /api/player/info', { query })
    const ids = new Set([...info.artifactIdsToLoad, ...more.artifacts.map((artifact) => artifact.artifactId)])
    runInAction(() => {
      this.info = { ...info, artifactIdsToLoad: [...ids], artifactImageMaxStair: more.artifactImageMaxStair }
    })
  }

  /** Heals a creature or raises a fallen one; the server takes gold, or elixir where gold does not suffice. */
  async heal(creatureId: number): Promise<boolean> {
    return this.#take(() => this.#ctx.call('POST /api/player/health/{id}/restore', { params: { id: creatureId } }))
  }

  async loadHealthOptions(): Promise<void> {
    const options = await this.#ui.attempt(() => this.#ctx.call('GET /api/player/health/options'))
    if (options) runInAction(() => Object.assign(this, { healthOptions: options }))
  }

  /** Sets who fights, in order. More than six, doubles and an empty squad are not sent. */
  async setSquad(ids: readonly number[]): Promise<boolean> {
    const creatureIds = [...new Set(ids)].slice(0, SQUAD_MAX)
    if (creatureIds.length === 0) return false
    const done = await this.#take(() => this.#ctx.call('POST /api/player/squad/set', { body: { creatureIds } }))
    if (done) this.#saveOrder(creatureIds, [...creatureIds, ...this.bench.map((creature) => creature.id)])
    return done
  }

  /** Moves a fighter by `delta` places in the order. */
  async move(id: number, delta: number): Promise<boolean> {
    const ids = this.squad.map((creature) => creature.id)
    const from = ids.indexOf(id)
    const next = moved(ids, from, from + delta)
    return next.some((value, index) => value !== ids[index]) ? this.setSquad(next) : false
  }

  async takeDaily(): Promise<Gain[] | null> {
    const taken = await this.#ui.attempt(() => this.#ctx.call('POST /api/player/everyday/reward/take'))
    if (!taken) return null
    runInAction(() => {
      this.replace(taken.player)
      this.dailyGains = taken.gains
    })
    return taken.gains
  }

  hasMarker(marker: string): boolean {
    return this.player?.playerMarkers.some(({ playerMarker }) => playerMarker === marker) ?? false
  }

  /** Stores a marker with the player, unless it is stored already. */
  async mark(marker: string): Promise<void> {
    if (this.hasMarker(marker)) return
    await this.#take(() => this.#ctx.call('POST /api/marker/add', { body: { marker } }))
  }

  #saveOrder(order: number[], panelOrder: number[]): void {
    this.#ctx.local.set('creature_order', JSON.stringify(order))
    this.#ctx.local.set('panel_order', JSON.stringify(panelOrder))
    runInAction(() => Object.assign(this, { order, panelOrder }))
  }

  async #take(work: () => Promise<Player>): Promise<boolean> {
    const player = await this.#ui.attempt(work)
    if (player) this.replace(player)
    return player !== null
  }
}

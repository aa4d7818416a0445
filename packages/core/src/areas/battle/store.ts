import type { Ask, Battle, BattleCreature, BattleEvent, BattleResult, BattleStatus, Forecast } from '@skystair/contract'
import { BattleSpeed } from '@skystair/contract/enums'
import { makeAutoObservable, observableRef, observableShallow, runInAction } from 'mobx'
import { CallError } from '../../net/call-error.ts'
import type { Services } from '../../services/services.ts'
import type { UiStore } from '../../services/ui-store.ts'

import { PlayerStore, reportUnknown } from '../player/index.ts'
import { RoadStore } from '../road/index.ts'
import { applied } from './apply-event.ts'
import { sentence } from './log-sentence.ts'
import { OWN_SIDE } from './sides.ts'

export interface LogLine {
  readonly id: number
  readonly text: string
}

const LOG_KEPT = 60
/** Refusals that mean: our picture of the fight is old. */
const STALE: readonly string[] = [
  'BATTLE_OVER',
  'BATTLE_TURN',
  'STATE_CHANGED',
  'CREATURE_INACTIVE',
  'CREATURE_NOT_FOUND',
  'TARGET_FORBIDDEN',
]

/** A fight: what the server holds, what is shown of it, and what the player chooses. */
export class BattleStore {
  battle: Battle | null = null
  ask: Ask | null = null
  shown: BattleCreature[] = []
  /** To be shown one by one through `apply`; `played` once all were. */
  queue: BattleEvent[] = []
  attackerId: number | null = null
  defenderId: number | null = null
  forecast: Forecast | null = null
  consumableId: number | null = null
  log: LogLine[] = []
  speed: BattleSpeed
  /** A call is under way. */
  busy = false
  readonly #services: Services
  readonly #player: PlayerStore
  readonly #road: RoadStore
  readonly #ui: UiStore
  #logId = 0
  #forecastId = 0

  constructor(services: Services) {
    this.#services = services
    this.#player = services.get(PlayerStore)
    this.#road = services.get(RoadStore)
    this.#ui = services.ui
    this.speed = BattleSpeed.find((known) => known === services.local.get('battle_speed')) ?? 'DEFAULT'
    makeAutoObservable<this>(
      this,
      {
        battle: observableRef,
        ask: observableRef,
        shown: observableRef,
        queue: observableRef,
        forecast: observableRef,
        log: observableShallow,
      },
      { autoBind: true },
    )
  }

  /** Nothing is left to show, and the player is to choose. */
  get idle(): boolean {
    return !this.busy && this.queue.length === 0 && this.ask?.side === OWN_SIDE
  }

  /** What the fight gave, once all of it was shown. */
  get result(): BattleResult | null {
    return this.queue.length === 0 ? (this.battle?.result ?? null) : null
  }

  get won(): boolean {
    return this.battle?.result?.winner === OWN_SIDE
  }

  /** Whom the chosen creature or consumable can be aimed at. */
  get targets(): readonly number[] {
    if (this.consumableId !== null) return this.ask?.consumables.find((known) => known.id === this.consumableId)?.targets ?? []
    return this.attackerId === null ? [] : (this.ask?.targets[String(this.attackerId)] ?? [])
  }

  /** Starts the fight at a place and shows it. */
  async start(placeId: number): Promise<void> {
    if (this.busy) return
    await this.#send(() => this.#services.call('POST /api/battle/place/attack', { body: { placeId } }))
    if (this.battle) await this.#ui.goTo('battle')
  }

  /** Asks how the fight stands; answers whether there is one. */
  async resume(): Promise<boolean> {
    await this.#send(() => this.#services.call('POST /api/battle/get'))
    return this.battle !== null
  }

  /** A press on a creature. An own one becomes the attacker; a target shows the forecast, and a second press on it strikes. */
  async choose(id: number): Promise<void> {
    if (!this.idle) return
    if (this.consumableId !== null) {
      if (this.targets.includes(id)) await this.#spend(this.consumableId, id)
      else this.consumableId = null
    } else if (id === this.attackerId) this.#forget()
    else if (this.targets.includes(id)) await (id === this.defenderId ? this.hit() : this.#aim(id))
    else if (this.ask?.attackers.includes(id)) {
      this.#forget()
      this.attackerId = id
    }
  }

  /** Strikes as chosen. */
  async hit(): Promise<void> {
    const { attackerId, defenderId } = this
    if (!this.idle || attackerId === null || defenderId === null) return
    await this.#send(() => this.#services.call('POST /api/battle/hit', { body: { attackerId, defenderId } }))
  }

  /** Braces instead of striking. */
  async skip(): Promise<void> {
    if (this.idle) await this.#send(() => this.#services.call('POST /api/battle/skip'))
  }

  /** Aims a consumable: the next press on a target uses it. Null puts it back. */
  pickConsumable(id: number | null): void {
    this.#forget()
    this.consumableId = id
  }

  async useConsumable(id: number, targetId: number): Promise<void> {
    if (this.idle) await this.#spend(id, targetId)
  }

  /** Gives up; asking whether that is meant is the ui's. */
  async giveUp(): Promise<void> {
    if (this.battle && !this.busy) await this.#send(() => this.#services.call('POST /api/battle/giveUpBattle'))
  }

  /** Closes the finished fight, takes what it gave and goes back to the road. */
  async complete(): Promise<void> {
    const { battle } = this
    if (!battle || this.busy) return
    this.busy = true
    const done = await this.#ui.attempt(() => this.#services.call('POST /api/battle/complete'))
    runInAction(() => {
      this.busy = false
    })
    if (!done) return
    const won = (done.result?.winner ?? battle.result?.winner) === OWN_SIDE
    this.#player.replace(done.player)
    if (battle.placeId !== null) this.#road.fought(battle.placeId, won)
    this.#road.adopt(done.player)
    // The picture of the fight stays until the road covers it.
    await this.#ui.goTo('road')
    this.clear()
  }

  setSpeed(speed: BattleSpeed): void {
    this.speed = speed
    this.#services.local.set('battle_speed', speed)
  }

  /** The scene shows an event: what is displayed follows, and the log tells it. */
  apply(event: BattleEvent): void {
    this.shown = applied(this.shown, event, this.battle?.creatures ?? [])
    this.#logId += 1
    this.log.push({ id: this.#logId, text: sentence(event, this.shown, this.#services.t) })
    if (this.log.length > LOG_KEPT) this.log.shift()
  }

  /** All of the queue was shown: from here on the server's truth is displayed. */
  played(): void {
    this.queue = []
    this.shown = this.battle?.creatures ?? []
  }

  /** Forgets the fight. */
  clear(): void {
    this.battle = null
    this.ask = null
    this.shown = []
    this.queue = []
    this.log = []
    this.#forget()
  }

  /** Takes the server's answer. Older ones than ours are dropped. */
  accept({ battle, ask }: BattleStatus): void {
    if (!battle) {
      this.clear()
      return
    }
    const same = this.battle?.id === battle.id
    if (same && this.battle && battle.version < this.battle.version) return
    const news = !same || battle.version > (this.battle?.version ?? 0)
    reportUnknown(battle.creatures, this.#services.report)
    this.battle = battle
    this.ask = ask
    this.#forget()
    if (!same) {
      this.log = []
      // What came before the first picture can't be shown move by move.
      this.shown = battle.creatures
      this.queue = []
    } else if (news && battle.events.length > 0) this.queue = [...this.queue, ...battle.events]
    else if (this.queue.length === 0) this.shown = battle.creatures
  }

  async #spend(id: number, targetCreatureId: number): Promise<void> {
    await this.#send(() => this.#services.call('POST /api/battle/removeConsumable', { body: { id, targetCreatureId } }))
  }

  #forget(): void {
    this.attackerId = null
    this.defenderId = null
    this.forecast = null
    this.consumableId = null
    this.#forecastId += 1
  }

  async #aim(id: number): Promise<void> {
    const { attackerId } = this
    if (attackerId === null) return
    this.defenderId = id
    this.forecast = null
    this.#forecastId += 1
    const asked = this.#forecastId
    const forecast = await this.#ui.attempt(() =>
      this.#services.call('POST /api/battle/precalculate', { body: { attackerId, defenderId: id } }),
    )
    runInAction(() => {
      if (asked === this.#forecastId) this.forecast = forecast
    })
  }

  /** Sends one input. Where the fight went on elsewhere, its state is asked for and nothing is lost. */
  async #send(work: () => Promise<BattleStatus>): Promise<void> {
    this.busy = true
    try {
      let status = await this.#ui.during(work)
      if (status.battle?.progress === 'IN_PROGRESS' && !status.ask) status = await this.#asked(status)
      this.accept(status)
    } catch (error) {
      this.#ui.fail(error)
      if (error instanceof CallError && STALE.includes(error.code)) {
        const status = await this.#ui.attempt(() => this.#services.call('POST /api/battle/get'))
        if (status) this.accept(status)
      } else if (error instanceof CallError && error.code === 'BATTLE_NOT_FOUND') {
        this.clear()
        await this.#player.refresh()
        if (this.#ui.scene === 'battle') await this.#ui.goTo('road')
      }
    } finally {
      runInAction(() => {
        this.busy = false
      })
    }
  }

  /** Lets the opponent move; the events of both answers belong together. */
  async #asked(status: BattleStatus): Promise<BattleStatus> {
    const next = await this.#services.call('POST /api/battle/ask')
    if (!next.battle || next.battle.version === status.battle?.version) return { battle: status.battle, ask: next.ask }
    return { ...next, battle: { ...next.battle, events: [...(status.battle?.events ?? []), ...next.battle.events] } }
  }
}

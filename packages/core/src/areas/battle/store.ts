import type { Ask, Battle, BattleCreature, BattleEvent, BattleResult, BattleStatus, Forecast } from '@skystair/contract'
import { BattleSpeed } from '@skystair/contract/enums'
import { makeAutoObservable, observableRef, observableShallow, runInAction } from 'mobx'
import { CallError } from '../../net/call-error.ts'
import { Action } from '../../services/action.ts'
import type { Services } from '../../services/services.ts'
import type { UiStore } from '../../services/ui-store.ts'

import { PlayerStore, reportUnknownClasses } from '../player/index.ts'
import { RoadStore } from '../road/index.ts'
import { applyEvent } from './apply-event.ts'
import { eventSentence } from './log-sentence.ts'
import { OWN_SIDE } from './sides.ts'

export interface BattleLogLine {
  readonly id: number
  readonly text: string
}

const LOG_KEPT = 60
/** Refusals that mean that our state of the fight is out of date. */
const STALE: readonly string[] = [
  'BATTLE_OVER',
  'BATTLE_TURN',
  'STATE_CHANGED',
  'CREATURE_INACTIVE',
  'CREATURE_NOT_FOUND',
  'TARGET_FORBIDDEN',
]

/** A fight: the server's state, what is shown of it, and the player's choices. */
export class BattleStore {
  battle: Battle | null = null
  ask: Ask | null = null
  shown: BattleCreature[] = []
  /** Events to be animated one by one through `apply`; `played` once all were. */
  queue: BattleEvent[] = []
  attackerId: number | null = null
  defenderId: number | null = null
  forecast: Forecast | null = null
  consumableId: number | null = null
  log: BattleLogLine[] = []
  speed: BattleSpeed
  readonly #services: Services
  readonly #player: PlayerStore
  readonly #road: RoadStore
  readonly #ui: UiStore
  readonly #action: Action
  #logId = 0
  #forecastId = 0

  constructor(services: Services) {
    this.#services = services
    this.#player = services.get(PlayerStore)
    this.#road = services.get(RoadStore)
    this.#ui = services.ui
    this.#action = new Action(services)
    this.speed = BattleSpeed.find((speed) => speed === services.local.get('battle_speed')) ?? 'DEFAULT'
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

  /** Whether a call is in progress. */
  get busy(): boolean {
    return this.#action.busy
  }

  /** Nothing is left to animate, and it is the player's turn. */
  get idle(): boolean {
    return !this.busy && this.queue.length === 0 && this.ask?.side === OWN_SIDE
  }

  /** The result of the fight, once all events were animated. */
  get result(): BattleResult | null {
    return this.queue.length === 0 ? (this.battle?.result ?? null) : null
  }

  get won(): boolean {
    return this.battle?.result?.winner === OWN_SIDE
  }

  /** Possible targets of the chosen creature or consumable. */
  get targets(): readonly number[] {
    if (this.consumableId !== null) return this.ask?.consumables.find(({ id }) => id === this.consumableId)?.targets ?? []
    return this.attackerId === null ? [] : (this.ask?.targets[String(this.attackerId)] ?? [])
  }

  /** Starts the fight at a place and shows it. */
  async start(placeId: number): Promise<void> {
    if (this.busy) return
    await this.#send(() => this.#services.call('POST /api/battle/place/attack', { body: { placeId } }))
    if (this.battle) await this.#ui.goTo('battle')
  }

  /** Loads the current fight. Returns whether there is one. */
  async resume(): Promise<boolean> {
    await this.#send(() => this.#services.call('POST /api/battle/get'))
    return this.battle !== null
  }

  /** Handles a press on a creature. An own one becomes the attacker; a target shows the forecast, and a second press on it hits. */
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

  /** Hits as chosen. */
  async hit(): Promise<void> {
    const { attackerId, defenderId } = this
    if (!this.idle || attackerId === null || defenderId === null) return
    await this.#send(() => this.#services.call('POST /api/battle/hit', { body: { attackerId, defenderId } }))
  }

  /** Braces instead of hitting. */
  async skip(): Promise<void> {
    if (this.idle) await this.#send(() => this.#services.call('POST /api/battle/skip'))
  }

  /** Picks a consumable: the next press on a target uses it. Null cancels. */
  pickConsumable(id: number | null): void {
    this.#forget()
    this.consumableId = id
  }

  async useConsumable(id: number, targetId: number): Promise<void> {
    if (this.idle) await this.#spend(id, targetId)
  }

  /** Gives up; the ui asks for confirmation. */
  async giveUp(): Promise<void> {
    if (this.battle && !this.busy) await this.#send(() => this.#services.call('POST /api/battle/giveUpBattle'))
  }

  /** Completes the finished fight, takes its rewards and goes back to the road. */
  async complete(): Promise<void> {
    const { battle } = this
    if (!battle || this.busy) return
    const done = await this.#action.run(() => this.#services.call('POST /api/battle/complete'))
    if (!done) return
    const won = (done.result?.winner ?? battle.result?.winner) === OWN_SIDE
    this.#player.replace(done.player)
    if (battle.placeId !== null) this.#road.fought(battle.placeId, won)
    this.#road.adopt(done.player)
    // The fight stays visible until the road covers it.
    await this.#ui.goTo('road')
    this.clear()
  }

  setSpeed(speed: BattleSpeed): void {
    this.speed = speed
    this.#services.local.set('battle_speed', speed)
  }

  /** Applies an event that the scene animates to the shown creatures and the log. */
  apply(event: BattleEvent): void {
    this.shown = applyEvent(this.shown, event, this.battle?.creatures ?? [])
    this.#logId += 1
    this.log.push({ id: this.#logId, text: eventSentence(event, this.shown, this.#services.t) })
    if (this.log.length > LOG_KEPT) this.log.shift()
  }

  /** All events were animated: from now on the server's state is shown. */
  played(): void {
    this.queue = []
    this.shown = this.battle?.creatures ?? []
  }

  /** Clears the fight. */
  clear(): void {
    this.battle = null
    this.ask = null
    this.shown = []
    this.queue = []
    this.log = []
    this.#forget()
  }

  /** Takes a state of the fight from the server. Ignores older ones than ours. */
  accept({ battle, ask }: BattleStatus): void {
    if (!battle) {
      this.clear()
      return
    }
    const same = this.battle?.id === battle.id
    if (same && this.battle && battle.version < this.battle.version) return
    const news = !same || battle.version > (this.battle?.version ?? 0)
    reportUnknownClasses(battle.creatures, this.#services.report)
    this.battle = battle
    this.ask = ask
    this.#forget()
    if (!same) {
      this.log = []
      // Events before the first state can't be animated.
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

  /** Sends one input. Where the fight went on elsewhere, its state is loaded. */
  async #send(work: () => Promise<BattleStatus>): Promise<void> {
    const send = async () => {
      const status = await work()
      this.accept(status.battle?.progress === 'IN_PROGRESS' && !status.ask ? await this.#letOpponentMove(status) : status)
    }
    await this.#action.run(send, { onError: (error) => this.#refused(error) })
  }

  async #refused(error: unknown): Promise<void> {
    this.#ui.fail(error)
    if (!(error instanceof CallError)) return
    if (STALE.includes(error.code)) {
      const status = await this.#ui.attempt(() => this.#services.call('POST /api/battle/get'))
      if (status) this.accept(status)
    } else if (error.code === 'BATTLE_NOT_FOUND') {
      this.clear()
      await this.#player.refresh()
      if (this.#ui.scene === 'battle') await this.#ui.goTo('road')
    }
  }

  /** Lets the opponent move; returns the events of both replies together. */
  async #letOpponentMove(status: BattleStatus): Promise<BattleStatus> {
    const next = await this.#services.call('POST /api/battle/ask')
    if (!next.battle || next.battle.version === status.battle?.version) return { battle: status.battle, ask: next.ask }
    return { ...next, battle: { ...next.battle, events: [...(status.battle?.events ?? []), ...next.battle.events] } }
  }
}

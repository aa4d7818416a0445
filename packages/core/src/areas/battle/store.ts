import type { Ask, Battle, BattleCreature, BattleEvent, BattleResult, BattleStatus, Forecast } from '@skystair/contract'
import { BattleSpeed } from '@skystair/contract/enums'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { CallError } from '../../net/call-error.ts'
import { Action } from '../../services/action.ts'
import type { Services } from '../../services/services.ts'
import type { UiStore } from '../../services/ui-store.ts'
import { noteFingerprint } from '../fairness/public.ts'
import { PlayerStore, reportUnknownClasses } from '../player/index.ts'
import { RoadStore } from '../road/index.ts'
import { applyEvent, isAlive } from './apply-event.ts'
import { type BattleCalls, ownCalls, STALE, withOpponent } from './battle-calls.ts'
import { BattleRecord } from './battle-record.ts'
import { chooseMove } from './choose-move.ts'
import { NearestGainStore } from './nearest-gain.ts'
import { OWN_SIDE } from './sides.ts'
import { Teams } from './teams.ts'

/** A fight: the server's state, what is shown of it, and the player's choices. */
export class BattleStore {
  battle: Battle | null = null
  ask: Ask | null = null
  shown: BattleCreature[] = []
  /** Events to be animated one by one through `apply`; `played` once all were. */
  queue: BattleEvent[] = []
  attackerId: number | null = null
  defenderId: number | null = null
  /** The forecast of the chosen attacker's hit for each of its targets, as far as it is loaded. */
  outcomes: ReadonlyMap<number, Forecast> = new Map()
  consumableId: number | null = null
  /** The creature whose description is shown. */
  lookedAt: number | null = null
  /** Whether consumables were offered in this fight: their place is kept while none can be used. */
  supplied = false
  readonly record: BattleRecord
  speed: BattleSpeed
  /** The fight is completed, but the road is not shown yet. */
  leaving = false
  /** The fight was played without its scene. */
  unseen = false
  /** The calls by which the fight goes on. */
  calls: BattleCalls
  readonly teams: Teams
  /** Whether the last move is being shown again. */
  replaying = false
  /** The events of the last move, and the state that was shown before them. */
  lastMove: { readonly events: readonly BattleEvent[]; readonly before: BattleCreature[] } | null = null
  readonly #services: Services
  readonly #player: PlayerStore
  readonly #road: RoadStore
  readonly #ui: UiStore
  readonly #action: Action

  constructor(services: Services) {
    this.#services = services
    this.#player = services.get(PlayerStore)
    this.#road = services.get(RoadStore)
    this.#ui = services.ui
    this.#action = new Action(services)
    this.calls = ownCalls(services)
    this.teams = new Teams(services)
    this.record = new BattleRecord(services)
    this.speed = BattleSpeed.find((speed) => speed === services.local.get('battle_speed')) ?? 'DEFAULT'
    makeAutoObservable<this>(
      this,
      {
        battle: observableRef,
        ask: observableRef,
        shown: observableRef,
        queue: observableRef,
        record: false,
        outcomes: observableRef,
        lastMove: observableRef,
        calls: observableRef,
        teams: false,
      },
      { autoBind: true },
    )
  }

  /** Whether a call is in progress, or the way back to the road after the fight. */
  get busy(): boolean {
    return this.#action.busy || this.leaving
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

  /** The boss of the road that this fight was won against, and its stair; null after any other fight. */
  get defeatedBoss(): { readonly imageId: string; readonly stair: number } | null {
    const { battle, won } = this
    const place = won && this.result && battle?.placeId != null ? this.#road.places.get(battle.placeId) : undefined
    return place?.boss && place.creatureImageId ? { imageId: place.creatureImageId, stair: place.stair } : null
  }

  /** The forecast of the chosen hit; null until it is loaded. */
  get forecast(): Forecast | null {
    return (this.defenderId !== null && this.outcomes.get(this.defenderId)) || null
  }

  /** Whether other players move for the other sides. */
  get shared(): boolean {
    return this.calls.ask === undefined
  }

  /** Possible targets of the chosen creature or consumable. */
  get targets(): readonly number[] {
    if (this.consumableId !== null) return this.ask?.consumables.find(({ id }) => id === this.consumableId)?.targets ?? []
    return this.attackerId === null ? [] : (this.ask?.targets[String(this.attackerId)] ?? [])
  }

  /** Whether the chosen creature may heal one of its own side instead of hitting. */
  get mayHeal(): boolean {
    return this.consumableId === null && this.shown.some(({ id, side }) => side === OWN_SIDE && this.targets.includes(id))
  }

  /** Starts the fight at a place and shows it. With NOT_LUNCH, plays it at once and shows only its result, on the road. */
  async start(placeId: number): Promise<void> {
    await this.#begin(() => this.#services.call('POST /api/battle/place/attack', { body: { placeId } }))
  }

  /** Starts a fight for a place on the arena and shows it like `start`. Returns whether it has begun. */
  startArena(body: { readonly positionNumber: number; readonly playerId: number | null }): Promise<boolean> {
    return this.#begin(() => this.#services.call('POST /api/battle/arena/attack', { body }))
  }

  /** Shows a fight of several players, which goes on by calls of its own. */
  async show(status: BattleStatus, calls: BattleCalls): Promise<void> {
    this.calls = calls
    this.accept(status)
    this.#ui.close()
    await this.#ui.goTo('battle')
    this.#chooseOnly()
  }

  /** Loads the current fight. Returns whether there is one. */
  async resume(): Promise<boolean> {
    await this.#send(this.calls.get)
    this.#chooseOnly()
    return this.battle !== null
  }

  /**
   * Handles a press on a creature. An own one becomes the attacker, and aims if there is only one target; a target shows the forecast, and a second press
   * on it hits. A second press on an ally who can still move makes that ally the attacker instead of healing it; healing has its own
   * button. With a consumable, a press on a target uses it; with 'aim' the press only chooses the target for `hit`.
   */
  async choose(id: number, aim?: 'aim'): Promise<void> {
    if (!this.idle) return
    const attackers = this.ask?.attackers ?? []
    if (this.consumableId !== null) {
      if (this.targets.includes(id)) await (aim ? this.#aim(id) : this.#spend(this.consumableId, id))
      else this.consumableId = null
    } else if (id === this.attackerId) {
      // The only creature that can move stays chosen.
      if (attackers.length > 1) this.#forget()
    } else if (this.targets.includes(id) && id !== this.defenderId) await this.#aim(id)
    else if (id === this.defenderId && !attackers.includes(id)) await this.hit()
    else if (attackers.includes(id)) await this.#ready(id)
    else if (this.shown.some((creature) => creature.id === id && creature.side !== OWN_SIDE && isAlive(creature)))
      this.#ui.toast(this.#services.t(this.attackerId === null ? 'battle.chooseAttackerFirst' : 'battle.outOfReach'))
  }

  /** Shows the description of a creature; null hides it. */
  look(id: number | null): void {
    this.lookedAt = id
  }

  /** Hits the chosen target, or uses the consumable on it; aims at the first one if none is chosen yet. */
  async hit(): Promise<void> {
    const { attackerId, consumableId, defenderId } = this
    if (this.idle && consumableId !== null && defenderId !== null) return this.#spend(consumableId, defenderId)
    const [first] = this.targets
    if (this.idle && attackerId !== null && defenderId === null && first !== undefined) return this.#aim(first)
    if (!this.idle || attackerId === null || defenderId === null) return
    await this.#send(() => this.calls.hit({ attackerId, defenderId }))
  }

  /** Lets the chosen creature brace instead of hitting; if none is chosen, the first that can move. */
  async skip(): Promise<void> {
    const { attackerId } = this
    if (this.idle) await this.#send(() => this.calls.skip(attackerId))
  }

  /** Picks a consumable: the next press on a target uses it. Null cancels. */
  pickConsumable(id: number | null): void {
    this.#forget()
    this.consumableId = id
  }

  /** Takes back the last of these: the description, the consumable, the attacker. The only creature that can move stays chosen. */
  cancel(): void {
    if (this.lookedAt !== null) this.look(null)
    else if (this.consumableId !== null) this.pickConsumable(null)
    else if (this.attackerId !== null) void this.choose(this.attackerId)
  }

  /** Gives up; the ui asks for confirmation. */
  async giveUp(): Promise<void> {
    if (this.battle && !this.busy) await this.#send(this.calls.giveUp)
  }

  /** Completes the finished fight, takes its rewards and goes back to the road. */
  async complete(): Promise<void> {
    const { battle } = this
    if (!battle || this.busy) return
    const done = await this.#action.run(() => this.#services.call('POST /api/battle/complete'))
    if (!done) return
    runInAction(() => {
      this.leaving = true
    })
    const won = (done.result?.winner ?? battle.result?.winner) === OWN_SIDE
    this.#player.replace(done.player)
    const { shell } = this.#services.platform
    shell.vibrate(won ? 'SUCCESS' : 'FAILURE')
    if (won && battle.placeId !== null && this.#road.places.get(battle.placeId)?.guardian) shell.celebrate()
    if (battle.placeId !== null) {
      this.#road.fought(battle.placeId, won)
      this.#services.get(NearestGainStore).note(won)
    }
    this.#road.adopt(done.player)
    const { t } = this.#services
    if (done.healed > 0) this.#ui.toast(t('battle.elixir', { count: done.healed }), 'good')
    // The fight stays visible until the road covers it.
    if (!this.unseen) await this.#ui.goTo('road')
    this.clear()
    if (done.arena) this.#ui.open('arena', { outcome: done.arena })
  }

  setSpeed(speed: BattleSpeed): void {
    this.speed = speed
    this.#services.local.set('battle_speed', speed)
  }

  /** Applies an event that the scene animates to the shown creatures and the log. */
  apply(event: BattleEvent): void {
    this.shown = applyEvent(this.shown, event, this.battle?.creatures ?? [])
    if (!this.replaying) this.record.add(event, this.shown)
  }

  /** All events were animated: from now on the server's state is shown. */
  played(): void {
    this.queue = []
    this.record.rest()
    this.replaying = false
    this.shown = this.battle?.creatures ?? []
    this.#chooseOnly()
  }

  /** Shows the last move again. */
  replay(): void {
    if (!this.idle || !this.lastMove) return
    this.#forget()
    this.replaying = true
    this.shown = this.lastMove.before
    this.queue = [...this.lastMove.events]
  }

  /** Clears the fight. */
  clear(): void {
    this.leaving = false
    this.battle = null
    this.ask = null
    this.shown = []
    this.queue = []
    this.unseen = false
    this.replaying = false
    this.lastMove = null
    this.lookedAt = null
    this.record.clear()
    this.calls = ownCalls(this.#services)
    this.teams.set()
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
    this.supplied = (same && this.supplied) || (ask?.consumables.length ?? 0) > 0
    this.#forget()
    if (!same) {
      this.lastMove = null
      this.record.clear()
      // Events before the first state can't be animated.
      this.shown = battle.creatures
      this.queue = []
    } else if (news && battle.events.length > 0) {
      if (this.queue.length === 0) this.lastMove = { events: battle.events, before: this.shown }
      this.queue = [...this.queue, ...battle.events]
    } else if (this.queue.length === 0) this.shown = battle.creatures
  }

  async #begin(attack: () => Promise<BattleStatus>): Promise<boolean> {
    if (this.busy) return false
    await this.#send(attack)
    if (!this.battle) return false
    this.#ui.close()
    if (this.speed === 'NOT_LUNCH' && (await this.#playUnseen(this.battle))) return true
    await this.#ui.goTo('battle')
    this.#chooseOnly()
    return true
  }

  /** Plays the whole fight without its scene. Returns false if it could not be played to its end; the player then continues in the scene. */
  async #playUnseen({ id, seedHash }: Battle): Promise<boolean> {
    noteFingerprint(this.#services.local, id, seedHash)
    for (let version = -1; this.battle && !this.battle.result && this.ask && this.battle.version > version; ) {
      version = this.battle.version
      const body = chooseMove(this.ask, this.battle.creatures)
      await this.#send(() => (body ? this.calls.hit(body) : this.calls.skip(null)))
    }
    this.played()
    runInAction(() => {
      this.unseen = this.result !== null
    })
    return this.unseen || !this.battle
  }

  async #spend(id: number, targetCreatureId: number): Promise<void> {
    await this.#send(() => this.#services.call('POST /api/battle/removeConsumable', { body: { id, targetCreatureId } }))
  }

  #forget(): void {
    this.attackerId = null
    this.defenderId = null
    this.outcomes = new Map()
    this.consumableId = null
  }

  /** Chooses the attacker for the player if only one creature can move. */
  #chooseOnly(): void {
    const [only, ...others] = this.ask?.attackers ?? []
    if (this.idle && only !== undefined && others.length === 0 && this.attackerId === null && this.consumableId === null)
      void this.#ready(only)
  }

  /** Makes a creature the attacker, and loads the forecast for each of its targets. */
  async #ready(id: number): Promise<void> {
    this.#forget()
    this.attackerId = id
    const [only, ...others] = this.targets
    if (only !== undefined && others.length === 0) this.defenderId = only
    await Promise.all(this.targets.map((target) => this.#foresee(id, target)))
  }

  async #aim(id: number): Promise<void> {
    const { attackerId } = this
    this.defenderId = id
    if (attackerId !== null && !this.outcomes.has(id)) await this.#foresee(attackerId, id)
  }

  /** Loads the forecast of a hit; drops it if another attacker is chosen meanwhile. */
  async #foresee(attackerId: number, defenderId: number): Promise<void> {
    const { battle } = this
    const forecast = await this.#ui.attempt(() => this.calls.forecast({ attackerId, defenderId }))
    if (!forecast || attackerId !== this.attackerId || battle !== this.battle) return
    runInAction(() => {
      this.outcomes = new Map(this.outcomes).set(defenderId, forecast)
    })
  }

  /** Sends one input. If the fight has continued on another device, loads its state. */
  async #send(work: () => Promise<BattleStatus>): Promise<void> {
    const send = async () => {
      const status = await work()
      this.accept(await withOpponent(status, this.calls))
    }
    await this.#action.run(send, { onError: (error) => this.#refused(error) })
  }

  async #refused(error: unknown): Promise<void> {
    this.#ui.fail(error)
    if (!(error instanceof CallError)) return
    if (STALE.includes(error.code)) {
      const status = await this.#ui.attempt(this.calls.get)
      if (status) this.accept(status)
    } else if (error.code === 'BATTLE_NOT_FOUND') {
      this.clear()
      await this.#player.refresh()
      if (this.#ui.scene === 'battle') await this.#ui.goTo('road')
    }
  }
}

import type { BattleStatus, Melee, MeleeFight } from '@skystair/contract'
import { MELEE_NOTICE, meleeHour, meleeHourAt } from '@skystair/contract/enums'
import { HOUR } from '@skystair/contract/time'
import { meleeRow } from '@skystair/world/areas/melee/rows'
import { makeAutoObservable, runInAction } from 'mobx'
import { Action } from '../../services/action.ts'
import { coalesceLoads } from '../../services/coalesce-loads.ts'
import { Resource } from '../../services/resource.ts'
import type { Services } from '../../services/services.ts'
import { duration } from '../../ui/format/format.ts'
import { type BattleCalls, BattleStore, type HitPair } from '../battle/public.ts'
import { GainAction, PlayerStore } from '../player/index.ts'
import { leaderOf } from './leader.ts'

const OPEN_LEVEL = meleeRow.groups[0] ?? 0
/** How long after the hour a melee can still go on, in milliseconds. */
const LONGEST = HOUR
/** How often the state is loaded, in milliseconds: without the live connection, and with it, in case that a message was lost. */
const [POLL, SAFETY_POLL] = [2500, 15_000]
const NO_FIGHT: BattleStatus = { battle: null, ask: null }

/** The weekly hour of melees, and the player's melee. */
export class MeleeStore {
  readonly melee: Resource<Melee>
  readonly acting: Action
  readonly reward: GainAction
  /** Loads the state again. */
  readonly refresh: () => Promise<void>
  /** The defeated player watches the others. */
  watching = false
  readonly #services: Services
  readonly #battle: BattleStore
  readonly #player: PlayerStore
  readonly #calls: BattleCalls
  /** The melee whose beginning was announced. */
  #announced: number | null = null
  #loadedAt = 0

  constructor(services: Services) {
    this.#services = services
    this.#battle = services.get(BattleStore)
    this.#player = services.get(PlayerStore)
    this.acting = new Action(services)
    this.reward = new GainAction(services)
    this.melee = new Resource<Melee>(services, (signal) => this.#get(signal), { silent: true })
    this.#calls = this.#battleCalls()
    this.refresh = coalesceLoads(async () => {
      await this.melee.reload()
      await this.#adopt()
      return false
    })
    makeAutoObservable(this, { melee: false, acting: false, reward: false, refresh: false }, { autoBind: true })
  }

  /** Whether the player's level suffices. */
  get allowed(): boolean {
    return (this.#player.player?.level ?? 0) >= OPEN_LEVEL
  }

  /** The present weekly hour, or the next one. */
  get hour(): { readonly opensAt: number; readonly closesAt: number } {
    return this.#hourAt(this.#services.clock.now)
  }

  /** Whether the gate opens within an hour. */
  get soon(): boolean {
    const left = this.hour.opensAt - this.#services.clock.now
    return this.allowed && left > 0 && left <= HOUR
  }

  get open(): boolean {
    return this.allowed && this.hour.opensAt <= this.#services.clock.now
  }

  get fight(): MeleeFight | null {
    return this.melee.value?.fight ?? null
  }

  /** Whether the melee is what the battle scene shows. */
  get shown(): boolean {
    const { fight } = this
    return fight?.battle != null && fight.battle.id === this.#battle.battle?.id
  }

  /** Whether the player may be in a melee, so that its state must be known. */
  get possible(): boolean {
    const { now } = this.#services.clock
    const { local } = this.#services
    return this.fight !== null || this.open || local.get('melee') !== null || this.#hourAt(now - LONGEST).opensAt <= now - LONGEST
  }

  /** Loads the state if it is due: when a turn is over, and regularly. Called every second. */
  tick(): void {
    if (!this.allowed) return
    this.#announce()
    if (!this.possible) return
    const { clock, live, now, ui } = this.#services
    const { fight } = this
    if (fight || ui.overlay?.name === 'melee') clock.tick()
    if (!fight || fight.progress === 'OVER') return
    const isDue = (fight.progress === 'WAITING' ? fight.startsAt : (fight.turn?.until ?? 0)) <= clock.now
    const passed = now() - this.#loadedAt
    if (passed > (live.connected ? SAFETY_POLL : POLL) || (isDue && passed > POLL / 2)) void this.refresh()
  }

  async join(): Promise<void> {
    await this.acting.run(async () => {
      await this.#services.call('POST /api/melee/join')
      this.#services.local.set('melee', '1')
      await this.refresh()
    })
  }

  async leave(): Promise<void> {
    await this.acting.run(() => this.#leave())
  }

  /** Shows the fight. */
  async enter(): Promise<void> {
    const { fight } = this
    if (!fight?.battle) return
    this.#seat(fight)
    await this.#battle.show({ battle: { ...fight.battle, events: [] }, ask: fight.ask }, this.#calls)
  }

  watch(): void {
    this.watching = true
  }

  /** Takes the reward and goes back to the road. */
  async take(): Promise<void> {
    await this.reward.run(() => this.#services.call('POST /api/melee/reward/take'), { refresh: () => this.refresh() })
    await this.refresh()
  }

  /** The server's hour, which its operator may have set; the game's own until it is known. */
  #hourAt(time: number): { readonly opensAt: number; readonly closesAt: number } {
    const known = this.melee.value
    return known ? meleeHourAt(known, time) : meleeHour(meleeRow, time)
  }

  /** Says once, shortly before, that the gate is about to open. */
  #announce(): void {
    const { clock, local, ui, t } = this.#services
    const { opensAt } = this.hour
    const left = opensAt - clock.now
    if (!this.melee.value || left <= 0 || left > MELEE_NOTICE || local.get('melee_told') === String(opensAt)) return
    local.set('melee_told', String(opensAt))
    ui.toast(t('melee.soon', { time: t('duration.in', { time: duration(left, t) }) }))
  }

  async #leave(): Promise<BattleStatus> {
    await this.#services.call('POST /api/melee/leave')
    await this.refresh()
    return NO_FIGHT
  }

  #battleCalls(): BattleCalls {
    const { call } = this.#services
    const get = async () => {
      await this.refresh()
      return this.fight ? { battle: this.fight.battle, ask: this.fight.ask } : NO_FIGHT
    }
    const move = async (hit: HitPair | null) => {
      await call('POST /api/melee/move', { body: { hit } })
      return get()
    }
    return {
      get,
      hit: move,
      skip: () => move(null),
      forecast: (body) => call('POST /api/melee/precalculate', { body }),
      giveUp: async () => {
        if (!this.fight?.reward) return this.#leave()
        runInAction(() => {
          this.watching = false
        })
        return get()
      },
      words: 'melee',
    }
  }

  #get(signal: AbortSignal): Promise<Melee> {
    this.#loadedAt = this.#services.now()
    const { battle } = this.#battle
    const query = this.shown && battle ? { since: battle.version } : {}
    return this.#services.call('GET /api/melee/get', { query }, { signal, once: true })
  }

  #seat({ seats, turn }: MeleeFight): void {
    const { t } = this.#services
    const names = seats.flatMap((seat) => (seat.side ? [[seat.side, leaderOf(seat, t)] as const] : []))
    this.#battle.teams.set(new Map(names), turn?.side ?? null)
  }

  /** Shows the loaded state in the battle scene, or takes the player there. */
  async #adopt(): Promise<void> {
    const { fight } = this
    const { ui, local } = this.#services
    const { battle: before, shared } = this.#battle
    if (!fight) {
      if (this.melee.value) local.set('melee', null)
      if (!shared) return
      if (ui.scene === 'battle') await ui.goTo('road')
      this.#battle.clear()
      runInAction(() => {
        this.watching = false
      })
    } else if (fight.battle && this.shown) {
      this.#seat(fight)
      // The same state again would only clear the player's choice.
      if (before && fight.battle.version > before.version) this.#battle.accept({ battle: fight.battle, ask: fight.ask })
    } else if (fight.battle) await this.#begin(fight)
  }

  /** Takes the player to the fight; announces it only, if the player is in another one. */
  async #begin({ id }: MeleeFight): Promise<void> {
    const { ui, t } = this.#services
    if (ui.scene === 'road' && this.#player.player?.battleId == null && !this.#battle.busy) await this.enter()
    else if (this.#announced !== id) ui.toast(t('melee.began'))
    this.#announced = id
  }
}

import type { Creature, ReplyOf } from '@skystair/contract'
import { SQUAD_SIZE, sturdiness } from '@skystair/contract/measures'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { CallError } from '../../net/call-error.ts'
import type { Services } from '../../services/services.ts'
import { PlayerStore } from '../player/index.ts'
import { isFollowed, moveItem, orderCreatures } from './creature-order.ts'

export type HealthOption = ReplyOf<'GET /api/player/health/options'>[number]

const power = ({ attack, defence }: Creature): number => attack + defence

const sturdiestFirst = (squad: readonly Creature[]): Creature[] => [...squad].sort((a, b) => sturdiness(b) - sturdiness(a))

/** The player's creatures: who fights, in which order, and how to heal them. */
export class HeroStore {
  healthOptions: HealthOption[] = []
  /** The squad's saved order, and that of all heroes. */
  order: number[]
  panelOrder: number[]
  readonly #services: Services
  readonly #player: PlayerStore

  constructor(services: Services) {
    this.#services = services
    this.#player = services.get(PlayerStore)
    this.order = services.local.ids('creature_order')
    this.panelOrder = services.local.ids('panel_order')
    makeAutoObservable<this>(this, { healthOptions: observableRef, order: observableRef, panelOrder: observableRef }, { autoBind: true })
  }

  /** The fighting creatures in the order in which they fight: the first three are the front row. */
  get squad(): Creature[] {
    const fighters = orderCreatures(this.#player.player?.creatures.filter((creature) => creature.combative) ?? [], [])
    // If the squad was changed on another device, this device's order is out of date.
    return isFollowed(fighters, this.order) ? orderCreatures(fighters, this.order) : fighters
  }

  /** Whether no hero of the squad can fight. */
  get fallen(): boolean {
    return this.squad.length > 0 && this.squad.every(({ health }) => health.current === 0)
  }

  /** Skill charges of the squad's living heroes, and their maximum. */
  get charges(): { readonly current: number; readonly total: number } {
    const skills = this.squad.filter(({ health }) => health.current > 0).flatMap((hero) => hero.skills)
    const sum = (of: 'valueCurrent' | 'valueTotal') => skills.reduce((all, skill) => all + skill[of], 0)
    return { current: sum('valueCurrent'), total: sum('valueTotal') }
  }

  /** The price of healing the whole squad; null before the prices are loaded. */
  get squadGold(): number | null {
    const prices = this.squad.map(({ id }) => this.healthOptions.find(({ creatureId }) => creatureId === id)?.gold ?? 0)
    return prices.some((gold) => gold > 0) ? prices.reduce((sum, gold) => sum + gold, 0) : null
  }

  /** When the whole squad will have full health without paying, in milliseconds since 1970; null before it is loaded. */
  get squadHealthyAt(): number | null {
    const times = this.squad.flatMap(({ id }) => this.healthOptions.find(({ creatureId }) => creatureId === id)?.healthyAt ?? [])
    return times.length > 0 ? Math.max(...times) : null
  }

  /** Whether the gold suffices to heal the whole squad. */
  get canHealSquad(): boolean {
    return this.squadGold !== null && this.squadGold <= (this.#player.resources?.gold ?? 0)
  }

  /** The others in the saved order, those who have just joined first. */
  get bench(): Creature[] {
    const waiting = orderCreatures(this.#player.player?.creatures.filter((creature) => !creature.combative) ?? [], this.panelOrder)
    const known = waiting.filter(({ id }) => this.panelOrder.includes(id)).length
    return [...waiting.slice(known), ...waiting.slice(0, known)]
  }

  /** The fighter with the least attack and defence together; null without a squad. */
  get weakest(): Creature | null {
    return [...this.squad].sort((a, b) => power(a) - power(b))[0] ?? null
  }

  /** The strongest healthy hero of the bench who would make the squad stronger, in a free place or instead of the weakest; null if none would. */
  get reinforcement(): Creature | null {
    const [best] = this.bench.filter(({ health }) => health.current === health.total).sort((a, b) => power(b) - power(a))
    return best && this.isStronger(best) ? best : null
  }

  /** Whether a hero would make the squad stronger, in a free place or instead of the weakest. */
  isStronger(hero: Creature): boolean {
    const { weakest } = this
    return this.squad.length < SQUAD_SIZE || !weakest || power(hero) > power(weakest)
  }

  /** Heals or revives a creature; the server takes gold, or elixir if the gold does not suffice. Returns whether it did. */
  heal(creatureId: number): Promise<boolean> {
    return this.#player.take(() => this.#restore(creatureId))
  }

  /** Heals or revives the whole squad at once. */
  async healSquad(): Promise<void> {
    await this.#player.take(() =>
      this.#services.call('POST /api/player/squad/restore').catch((error: unknown) => {
        // The last wounds have healed by themselves meanwhile.
        if (error instanceof CallError && error.code === 'FULLY_HEALTHY') return {}
        throw error
      }),
    )
    await this.loadHealthOptions()
  }

  /** Marks the news of the heroes as seen. */
  async seeNews(): Promise<void> {
    if (this.#player.player?.creatureNews) await this.#player.take(() => this.#services.call('POST /api/player/news/creature/reset'))
  }

  /** Loads the prices of healing, and the player again if others are wounded than this device knows: heroes heal with time, and fights wound them. */
  async loadHealthOptions(): Promise<void> {
    const options = await this.#services.ui.attempt(() => this.#services.call('GET /api/player/health/options'))
    if (!options) return
    runInAction(() => Object.assign(this, { healthOptions: options }))
    const wounded = new Set(options.map(({ creatureId }) => creatureId))
    const creatures = this.#player.player?.creatures ?? []
    if (creatures.some(({ id, health }) => health.current < health.total !== wounded.has(id))) await this.#player.refresh()
  }

  /** Sets who fights, in order. More than six, duplicates and an empty squad are not sent. Returns whether the server accepted. */
  async setSquad(ids: readonly number[]): Promise<boolean> {
    const creatureIds = [...new Set(ids)].slice(0, SQUAD_SIZE)
    if (creatureIds.length === 0) return false
    const done = await this.#player.take(() => this.#services.call('POST /api/player/squad/set', { body: { creatureIds } }))
    if (done) this.#saveOrder(creatureIds, [...creatureIds, ...this.bench.map((creature) => creature.id)])
    return done
  }

  /** Whether the sturdiest of the squad already stand in front. */
  get isArranged(): boolean {
    return sturdiestFirst(this.squad).every(({ id }, index) => id === this.squad[index]?.id)
  }

  /** Puts the sturdiest of the squad in front. */
  async arrange(): Promise<void> {
    await this.setSquad(sturdiestFirst(this.squad).map(({ id }) => id))
  }

  /** Moves a fighter by `delta` places in the order. Returns whether the order changed. */
  async move(id: number, delta: number): Promise<boolean> {
    const ids = this.squad.map((creature) => creature.id)
    const from = ids.indexOf(id)
    const next = moveItem(ids, from, from + delta)
    return next.some((value, index) => value !== ids[index]) ? this.setSquad(next) : false
  }

  #restore(id: number): Promise<ReplyOf<'POST /api/player/health/{id}/restore'>> {
    return this.#services.call('POST /api/player/health/{id}/restore', { params: { id } })
  }

  #saveOrder(order: number[], panelOrder: number[]): void {
    this.#services.local.set('creature_order', JSON.stringify(order))
    this.#services.local.set('panel_order', JSON.stringify(panelOrder))
    runInAction(() => Object.assign(this, { order, panelOrder }))
  }
}

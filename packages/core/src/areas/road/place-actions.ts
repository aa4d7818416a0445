import type { Place, PlaceChoice, Player, PlayerChange, ReplyOf } from '@skystair/contract'
import { consumables } from '@skystair/world/areas/battle/rows'
import { choicesAt } from '@skystair/world/areas/road/choices'
import { makeAutoObservable, type ObservableMap, runInAction } from 'mobx'
import { CallError } from '../../net/call-error.ts'
import { Action } from '../../services/action.ts'
import type { Services } from '../../services/services.ts'
import type { UiStore } from '../../services/ui-store.ts'
import { gainsWords } from '../../ui/format/gain-look.ts'
import { area as battle } from '../battle/index.ts'
import { HeroStore } from '../hero/index.ts'
import { PlayerStore } from '../player/index.ts'
import type { FlyingGains } from './flying-gains.ts'
import { actionOf } from './next-action.ts'

/** The part of the road that the actions use. */
interface Road {
  readonly places: ObservableMap<number, Place>
  readonly contextId: string
  readonly flying: Pick<FlyingGains, 'add'>
  halt(): void
  save(): Promise<void>
  adopt(player: Player, jump?: boolean): Promise<void>
}

/** The player's actions at the places of the road, one at a time. */
export class PlaceActions {
  readonly #services: Services
  readonly #player: PlayerStore
  readonly #ui: UiStore
  readonly #road: Road
  readonly #action: Action

  constructor(services: Services, road: Road) {
    this.#services = services
    this.#player = services.get(PlayerStore)
    this.#ui = services.ui
    this.#road = road
    this.#action = new Action(services)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get busy(): boolean {
    return this.#action.busy
  }

  /** Runs the action of a place: fights, takes, frees, talks, turns or opens a portal. */
  async act(place: Place): Promise<void> {
    const action = actionOf(place)
    if (this.busy || !action) return
    this.#road.halt()
    await this.#run(
      () => this.#do(action, place),
      (error) => this.#refused(error, place),
    )
  }

  /** Goes back to the road that the turn left. */
  async turnBack(): Promise<void> {
    const id = Number(this.#road.contextId.split(':')[1])
    if (!Number.isSafeInteger(id)) return
    await this.travel(() => this.#services.call('POST /api/turn/back/{id}', { params: { id } }))
  }

  /** Travels by a call, which is made after the position was saved, and not while another action runs. */
  async travel(call: () => Promise<PlayerChange>): Promise<void> {
    if (this.busy) return
    await this.#run(async () => this.#arrived(await call()))
  }

  async #do(action: NonNullable<ReturnType<typeof actionOf>>, place: Place): Promise<void> {
    const input = { params: { id: place.id } }
    const heroes = this.#services.get(HeroStore)
    switch (action) {
      case 'fight':
        if (heroes.fallen) {
          // What the button of the place offers instead of the fight.
          if (heroes.canHealSquad) return await heroes.healSquad()
          this.#ui.toast(this.#services.t('road.hint.noSquad'))
          return this.#ui.open('profile')
        }
        return (await this.#services.areas.load(battle)).attack(this.#services, place.id)
      case 'take':
        return this.#taken(place, await this.#services.call('GET /api/resourcePlace/{id}/take', input))
      case 'drink':
        this.#taken(place, await this.#services.call('GET /api/skill/place/{id}/take', input))
        return this.#ui.toast(this.#services.t('road.skillsRefilled'))
      case 'free':
        if (choicesAt(place).length > 0) return this.#ask(place)
        return this.#taken(place, await this.#services.call('POST /api/place/gainable/{id}/gain', input))
      case 'talk':
        if (!place.used && choicesAt(place).length > 0) return this.#ask(place)
        this.#ui.open('talker', { placeId: place.id, subject: place.subject, placeType: place.placeType })
        if (!place.used) this.#taken(place, await this.#services.call('POST /api/place/gainable/{id}/gain', input))
        return
      case 'turn':
        await this.#arrived(await this.#services.call('POST /api/turn/{id}/use', input))
        return
      case 'teleport':
        this.#ui.open('portal', { placeId: place.id, stair: place.stair })
    }
  }

  /** Opens the window in which the player decides about a stranger or a captive. Without a decision, a stranger was only listened to, and a captive stays. */
  #ask(place: Place): void {
    const { id, placeType, subject } = place
    const choices = choicesAt(place)
    const onChoose = (choice: PlaceChoice | null) => void this.#choose(place, choice)
    this.#ui.open('talker', { placeId: id, subject, placeType, choices, onChoose })
  }

  async #choose(place: Place, choice: PlaceChoice | null): Promise<void> {
    if (choice === null && place.placeType === 'GAINABLE') return
    const { call, t } = this.#services
    await this.#run(
      async () => {
        const reply =
          choice === null
            ? await call('POST /api/place/gainable/{id}/gain', { params: { id: place.id } })
            : await call('POST /api/place/gainable/{id}/choose/{choice}', { params: { id: place.id, choice } })
        this.#taken(place, reply)
        if (choice !== null) this.#ui.toast(t(`choice.${choice}.done`))
      },
      (error) => this.#refused(error, place),
    )
  }

  /** Updates the place if our state of it was out of date. */
  async #refused(error: unknown, place: Place): Promise<void> {
    if (error instanceof CallError && (error.code === 'PLACE_USED' || error.code === 'PLACE_NOT_FOUND')) {
      runInAction(() => this.#road.places.set(place.id, { ...place, used: true }))
      await this.#player.refresh()
    }
    this.#ui.fail(error)
  }

  /** Runs one action after the position was saved, and no other meanwhile. */
  async #run(work: () => Promise<void>, onError: (error: unknown) => void | Promise<void> = this.#ui.fail): Promise<void> {
    const fromSavedPosition = async () => {
      await this.#road.save()
      await work()
    }
    await this.#action.run(fromSavedPosition, { onError })
  }

  /** Shows the road at its new position: the old one is removed and the new one loaded while the transition covers the view. */
  async #arrived(change: PlayerChange): Promise<void> {
    await this.#ui.goTo('road', async () => {
      const player = this.#player.with(change)
      const loaded = this.#road.adopt(player, true)
      this.#player.replace(player)
      await loaded
    })
  }

  #taken(place: Place, reply: ReplyOf<'POST /api/place/gainable/{id}/gain'>): void {
    if (reply.place) this.#road.places.set(place.id, reply.place)
    else this.#road.places.delete(place.id)
    this.#road.flying.add(reply.gains, place)
    // Supplies have no counter to which they could fly.
    const supplies = reply.gains.filter(({ kind }) => consumables.some((one) => one.kind === kind))
    if (supplies.length > 0) this.#ui.toast(this.#services.t('road.packed', { what: gainsWords(supplies, this.#services.t) }))
    const player = this.#player.with(reply.player)
    this.#player.replace(player)
    this.#road.adopt(player)
  }
}

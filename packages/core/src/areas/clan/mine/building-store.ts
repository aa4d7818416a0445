import type { FactoryGift, HallOption } from '@skystair/contract'
import type { ClanBuilding, ClanTheme, Force } from '@skystair/contract/enums'
import { ClanTheme as themes } from '@skystair/contract/enums'
import { makeAutoObservable } from 'mobx'
import { Action } from '../../../services/action.ts'
import { Resource } from '../../../services/resource.ts'
import type { Services } from '../../../services/services.ts'
import { noteDraw } from '../../fairness/public.ts'
import { GainAction } from '../../player/index.ts'
import { ClanStore } from '../store.ts'

/** The work on the buildings of the player's clan, and what two of them give. */
export class BuildingStore {
  readonly acting: Action
  readonly taking: GainAction
  readonly hall: Resource<readonly HallOption[]>
  readonly gift: Resource<FactoryGift>
  readonly #services: Services
  readonly #clan: ClanStore

  constructor(services: Services) {
    this.#services = services
    this.#clan = services.get(ClanStore)
    this.acting = new Action(services)
    this.taking = new GainAction(services)
    this.hall = new Resource<readonly HallOption[]>(services, (signal) => services.call('GET /api/clan/hall/options', null, { signal }))
    this.gift = new Resource<FactoryGift>(services, async (signal) =>
      this.#noted(await services.call('GET /api/clan/factory/gift/get', null, { signal })),
    )
    makeAutoObservable(this, { acting: false, taking: false, hall: false, gift: false }, { autoBind: true })
  }

  /** Whether the player can take the gift of the factory now. */
  get hasGift(): boolean {
    return this.gift.value !== null && this.gift.value.availableAt <= this.#services.clock.now
  }

  /** Starts, speeds up or completes the work on a building. Resolves with the building's level after it; with null if it failed. */
  async work(what: 'start' | 'speedup' | 'complete', buildingType: ClanBuilding): Promise<number | null> {
    const { call } = this.#services
    const building = await this.acting.run(() => call(`POST /api/clan/building/${what}`, { body: { buildingType } }), {
      refresh: this.#clan.mine.reload,
    })
    if (!building) return null
    this.#services.clock.tick()
    await this.#clan.mine.reload()
    return building.level
  }

  /** Raises a force of the hall of fame by one rank. Resolves with whether it succeeded. */
  async improve(force: Force, toLevel: number): Promise<boolean> {
    const { call } = this.#services
    const options = await this.acting.run(() => call('POST /api/clan/hall/improve', { body: { force, toLevel } }), {
      refresh: this.hall.reload,
    })
    if (!options) return false
    this.hall.set(options)
    await this.#clan.mine.reload()
    return true
  }

  /** Sets the theme. Resolves with whether it succeeded. */
  async decorate(theme: ClanTheme): Promise<boolean> {
    const { call } = this.#services
    const info = await this.acting.run(() => call('POST /api/clan/theme/set', { query: { number: themes.indexOf(theme) } }), {
      refresh: this.#clan.mine.reload,
    })
    if (info) this.#clan.take(info)
    return info !== null
  }

  /** Loads the gift of the factory, and forgets what the last one held. */
  async enterFactory(): Promise<void> {
    this.taking.clear()
    this.#services.clock.tick()
    await this.gift.reload()
  }

  async takeGift(): Promise<void> {
    await this.taking.run(() => this.#services.call('GET /api/clan/factory/gift/take'), {
      apply: ({ gift }) => this.gift.set(this.#noted(gift)),
      refresh: this.gift.reload,
    })
  }

  /** Notes the published hash, so that the page about fairness can check the draw later. */
  #noted(gift: FactoryGift): FactoryGift {
    noteDraw(this.#services.local, gift.draw)
    return gift
  }
}

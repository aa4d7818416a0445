import { makeAutoObservable } from 'mobx'
import type { Services } from '../../../services/services.ts'
import { around } from '../../../ui/keys.ts'
import { ClanStore } from '../store.ts'
import { type IslandTarget, targets } from './layout.ts'

/** What the player looks at on the clan's island. */
export class IslandStore {
  /** What keys, the pointer or the mirror's focus have chosen; its light is on. */
  chosen: IslandTarget | null = null
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
    makeAutoObservable(this, {}, { autoBind: true })
  }

  choose(target: IslandTarget | null): void {
    this.chosen = target
  }

  /** Chooses the next target to the right, or with -1 to the left. */
  step(by: 1 | -1): void {
    this.chosen = around(targets, this.chosen, by)
  }

  /** Opens the page of the clan's window about a target. */
  open(target: IslandTarget): void {
    this.chosen = target
    this.#services.ui.open('clan', { tab: target === 'RAID' ? 'raid' : 'buildings' })
  }

  /** Shows the island. Its data is loaded before. */
  async visit(): Promise<void> {
    this.chosen = null
    this.#services.ui.close()
    await this.#services.ui.goTo('clan')
  }

  /** Returns to the road. */
  async leave(): Promise<void> {
    await this.#services.ui.goTo('road')
  }

  /** Loads what the scene shows. */
  async prepare(): Promise<void> {
    const clan = this.#services.get(ClanStore)
    if (!clan.info || !clan.members.value) await clan.load()
  }
}

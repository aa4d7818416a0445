import type { Rival } from '@skystair/contract'
import { makeAutoObservable } from 'mobx'
import type { Services } from '../../../services/services.ts'
import { around } from '../../../ui/keys.ts'
import { ArenaStore } from '../store.ts'

const MOST = 5

/** What the player looks at on the arena. */
export class ArenaSceneStore {
  /** The place of the chosen rival. */
  chosen: number | null = null
  readonly #services: Services
  readonly #arena: ArenaStore

  constructor(services: Services) {
    this.#services = services
    this.#arena = services.get(ArenaStore)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** The rivals on the sand, the highest place first. */
  get rivals(): readonly Rival[] {
    return [...(this.#arena.arena.value?.rivals ?? [])].sort((a, b) => a.positionNumber - b.positionNumber).slice(0, MOST)
  }

  choose(place: number | null): void {
    this.chosen = place
  }

  step(by: 1 | -1): void {
    this.chosen = around(
      this.rivals.map(({ positionNumber }) => positionNumber),
      this.chosen,
      by,
    )
  }

  /** Opens a page of the arena's window. */
  open(tab: 'fight' | 'leagues' = 'fight'): void {
    this.#services.ui.open('arena', { tab })
  }

  async visit(): Promise<void> {
    this.chosen = null
    this.#services.ui.close()
    await this.#services.ui.goTo('arena')
  }

  async leave(): Promise<void> {
    await this.#services.ui.goTo('road')
  }

  /** Loads what the scene shows. */
  async prepare(): Promise<void> {
    if (this.#arena.open && !this.#arena.arena.value) await this.#arena.reload()
  }
}

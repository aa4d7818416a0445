import type { PlayerChange } from '@skystair/contract'
import { makeAutoObservable } from 'mobx'
import { Resource } from '../../services/resource.ts'
import type { Services } from '../../services/services.ts'
import { ChangeAction } from '../player/index.ts'

/** The server's options for one hero, and the calls that use them. */
export class HeroOptions<T> {
  /** The hero whose options are loaded. */
  heroId: number | null = null
  readonly options: Resource<T>
  readonly #action: ChangeAction
  readonly #clock: Services['clock']

  constructor(services: Services, load: (heroId: number) => Promise<T>) {
    this.#action = new ChangeAction(services)
    this.#clock = services.clock
    this.options = new Resource(services, () => load(this.heroId ?? 0), { silent: true })
    makeAutoObservable<this>(this, { options: false, of: false }, { autoBind: true })
  }

  get busy(): boolean {
    return this.#action.busy
  }

  /** Returns the options of this hero; null while they are not loaded. */
  of(heroId: number): T | null {
    return this.heroId === heroId ? this.options.value : null
  }

  /** Loads the options of a hero. */
  async show(heroId: number): Promise<void> {
    if (heroId !== this.heroId) this.options.set(null)
    this.heroId = heroId
    await this.options.reload()
  }

  /** Runs a call. Returns whether it succeeded. Afterwards the options are loaded again. */
  async run(call: () => Promise<PlayerChange>): Promise<boolean> {
    const done = await this.#action.run(call)
    await this.options.reload()
    // What was finished at once is ready before the next minute.
    this.#clock.tick()
    return done
  }
}

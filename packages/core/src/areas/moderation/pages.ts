import { MODERATION_PAGE } from '@skystair/contract/enums'
import { makeAutoObservable, runInAction } from 'mobx'
import { Action } from '../../services/action.ts'
import { addPage } from '../../services/add-page.ts'
import { Resource } from '../../services/resource.ts'
import type { Services } from '../../services/services.ts'

/** A list of the server that is loaded page by page. */
export class Pages<T> {
  readonly list: Resource<readonly T[]>
  readonly loadingMore: Action
  /** Whether there may be entries after the loaded ones. */
  hasMore = false
  readonly #load: (page: number, signal?: AbortSignal) => Promise<readonly T[]>
  readonly #idOf: (entry: T) => number
  /** Increases with every restart, so that pages of the list before are dropped. */
  #turn = 0

  constructor(services: Services, load: (page: number, signal?: AbortSignal) => Promise<readonly T[]>, idOf: (entry: T) => number) {
    this.#load = load
    this.#idOf = idOf
    this.loadingMore = new Action(services)
    this.list = new Resource<readonly T[]>(services, (signal) => this.#page(0, signal))
    makeAutoObservable(this, { list: false, loadingMore: false }, { autoBind: true })
  }

  /** Loads the list from its beginning. */
  async restart(): Promise<void> {
    this.#turn += 1
    this.list.set(null)
    await this.list.reload()
  }

  async more(): Promise<void> {
    const turn = this.#turn
    const known = this.list.value ?? []
    const page = await this.loadingMore.run(() => this.#page(Math.floor(known.length / MODERATION_PAGE)))
    if (page && turn === this.#turn) this.list.set(addPage(known, page, this.#idOf))
  }

  async #page(page: number, signal?: AbortSignal): Promise<readonly T[]> {
    const entries = await this.#load(page, signal)
    runInAction(() => {
      this.hasMore = entries.length === MODERATION_PAGE
    })
    return entries
  }
}

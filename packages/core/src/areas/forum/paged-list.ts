import { makeAutoObservable, runInAction } from 'mobx'
import { Action } from '../../services/action.ts'
import { addPage } from '../../services/add-page.ts'
import { Resource } from '../../services/resource.ts'
import type { Services } from '../../services/services.ts'

type LoadPage<T> = (range: { readonly from: number; readonly to: number }, signal?: AbortSignal) => Promise<readonly T[]>

/** A list that the server returns by pages. */
export class PagedList<T extends { readonly id: number }> {
  /** Whether there may be entries after the loaded ones. */
  hasMore = false
  readonly rows: Resource<readonly T[]>
  readonly loadingMore: Action
  readonly #load: LoadPage<T>
  readonly #size: number
  /** Number of the server's entries before the next page. */
  #next = 0

  constructor(services: Services, size: number, load: LoadPage<T>) {
    this.#load = load
    this.#size = size
    this.loadingMore = new Action(services)
    this.rows = new Resource<readonly T[]>(services, (signal) => this.#page(0, signal))
    makeAutoObservable(this, { rows: false, loadingMore: false }, { autoBind: true })
  }

  clear(): void {
    this.rows.set(null)
    this.hasMore = false
  }

  async more(): Promise<void> {
    const before = this.rows.value
    const page = await this.loadingMore.run(() => this.#page(this.#next))
    // Meanwhile another list may have been opened.
    if (!page || this.rows.value !== before) return
    this.rows.set(addPage(before ?? [], page, ({ id }) => id))
  }

  /** Adds an entry at the end. */
  add(entry: T): void {
    this.rows.set([...(this.rows.value ?? []), entry])
  }

  remove(id: number): void {
    this.rows.set((this.rows.value ?? []).filter((row) => row.id !== id))
    this.#next -= 1
  }

  async #page(from: number, signal?: AbortSignal): Promise<readonly T[]> {
    const page = await this.#load({ from, to: from + this.#size }, signal)
    runInAction(() => {
      this.#next = from + page.length
      this.hasMore = page.length >= this.#size
    })
    return page
  }
}

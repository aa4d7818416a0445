import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Services } from './services.ts'

/** Which items to load: those from `from` up to, but without, `to`; or by the number of the page, counted from 0. */
export interface ListPage {
  readonly from: number
  readonly to: number
  readonly page: number
}

export interface PagedListSource<T, Id> {
  readonly pageSize: number
  readonly idOf: (item: T) => Id
  /** Milliseconds since 1970. With it, items are sorted newest first, of the same time by the highest id; without it, they keep the server's order. */
  readonly timeOf?: (item: T) => number
  /** Loads a page. A page with fewer than `pageSize` items is the last one. `signal` is aborted when the reply is no longer needed. */
  readonly load: (page: ListPage, signal: AbortSignal) => Promise<readonly T[]>
  /** Loads items that are newer than the one with this id. */
  readonly loadAfter?: (id: Id, signal: AbortSignal) => Promise<readonly T[]>
}

/** A list of the server that is loaded page by page, each item once. */
export class PagedList<T, Id extends number | string = number> {
  items: readonly T[] = []
  loading = false
  /** The last load failed; `loadMore` tries it again. */
  failed = false
  /** All pages are loaded. */
  atEnd = false
  readonly #ui: Services['ui']
  readonly #source: PagedListSource<T, Id>
  #current: AbortController | null = null
  /** Position of the next page on the server, in items. */
  #offset = 0
  #page = 0

  constructor({ ui }: Pick<Services, 'ui'>, source: PagedListSource<T, Id>) {
    this.#ui = ui
    this.#source = source
    makeAutoObservable<this>(this, { items: observableRef }, { autoBind: true })
  }

  /** Whether the server has no items. */
  get empty(): boolean {
    return this.atEnd && this.items.length === 0
  }

  /** Loads the next page, unless a load is in progress or all are loaded. Resolves with whether it was loaded; errors are shown to the player. */
  async loadMore(): Promise<boolean> {
    if (this.loading || this.atEnd) return false
    const { pageSize, load } = this.#source
    const page = { from: this.#offset, to: this.#offset + pageSize, page: this.#page }
    return this.#run(
      (signal) => load(page, signal),
      (items) => {
        this.#offset += items.length
        this.#page += 1
        this.atEnd = items.length < pageSize
        this.#merge(items)
      },
    )
  }

  /** Loads items newer than the newest one; the first page where there are none. Does nothing while a load is in progress. */
  async loadNewer(): Promise<boolean> {
    const { idOf, loadAfter } = this.#source
    const newest = this.items[0]
    if (newest === undefined) {
      // An empty list may have got its first items since it was loaded.
      this.atEnd = false
      return this.loadMore()
    }
    if (this.loading || !loadAfter) return false
    return this.#run((signal) => loadAfter(idOf(newest), signal), this.add)
  }

  /** Adds items that are new on the server, such as from a live message. */
  add(items: readonly T[]): void {
    // New items move the others towards the end.
    this.#offset += this.#merge(items)
  }

  /** Removes an item that was deleted on the server. */
  remove(id: Id): void {
    const items = this.items.filter((item) => this.#source.idOf(item) !== id)
    this.#offset -= this.items.length - items.length
    this.items = items
  }

  /** Clears the list and cancels a load in progress, e.g. because the filter changes. */
  clear(): void {
    this.#current?.abort()
    this.#current = null
    this.#offset = 0
    this.#page = 0
    this.items = []
    this.loading = false
    this.failed = false
    this.atEnd = false
  }

  /** Clears the list and loads the first page. */
  reload(): Promise<boolean> {
    this.clear()
    return this.loadMore()
  }

  async #run(load: (signal: AbortSignal) => Promise<readonly T[]>, take: (items: readonly T[]) => void): Promise<boolean> {
    const current = new AbortController()
    this.#current = current
    this.loading = true
    this.failed = false
    let items: readonly T[] | null = null
    try {
      items = await load(current.signal)
    } catch (error) {
      if (this.#current === current) this.#ui.fail(error)
    }
    if (this.#current !== current) return false
    this.#current = null
    runInAction(() => {
      this.loading = false
      this.failed = items === null
      if (items) take(items)
    })
    return items !== null
  }

  /** Adds items that are not in the list, and replaces those that are. Returns how many were added. */
  #merge(items: readonly T[]): number {
    const { idOf, timeOf } = this.#source
    const byId = new Map(this.items.map((item) => [idOf(item), item]))
    const before = byId.size
    for (const item of items) byId.set(idOf(item), item)
    const merged = [...byId.values()]
    this.items = timeOf ? merged.sort((a, b) => timeOf(b) - timeOf(a) || (idOf(a) < idOf(b) ? 1 : -1)) : merged
    return byId.size - before
  }
}

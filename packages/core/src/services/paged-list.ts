import { makeAutoObservable } from 'mobx'
import { Action } from './action.ts'
import { Resource } from './resource.ts'
import type { Services } from './services.ts'

/** Where a page is in a list, for calls that take positions (`from`, `to`) and for those that take the number of the page. */
export interface PagePosition {
  readonly from: number
  readonly to: number
  /** From 0. */
  readonly page: number
}

interface PagedListOptions<T> {
  /** Entries of a page. */
  readonly size: number
  readonly idOf: (entry: T) => number
  /** Loads a page. It may pass its signal to the call: it is aborted when the reply is no longer needed. */
  readonly load: (position: PagePosition, options: { readonly signal?: AbortSignal }) => Promise<readonly T[]>
  /** Loads the first page in the background, as in `Resource`. */
  readonly silent?: boolean
}

/** A list that the server returns by pages. */
export class PagedList<T> {
  /** Whether there may be entries after the loaded ones. */
  hasMore = false
  readonly loadingMore: Action
  readonly #loaded: Resource<readonly T[]>
  readonly #options: PagedListOptions<T>
  /** Number of the server's entries before the next page. */
  #next = 0
  /** Increases with every load from the beginning, so that pages of the list before are dropped. */
  #turn = 0
  /** Increases with every refresh, so that of several only the last one counts. */
  #refresh = 0

  constructor(services: Services, options: PagedListOptions<T>) {
    this.#options = options
    this.loadingMore = new Action(services)
    this.#loaded = new Resource<readonly T[]>(services, (signal) => this.#first(signal), { silent: options.silent ?? false })
    makeAutoObservable(this, { loadingMore: false }, { autoBind: true })
  }

  /** Null until the first page is loaded. */
  get value(): readonly T[] | null {
    return this.#loaded.value
  }

  /** Whether there is no list because loading failed. */
  get failed(): boolean {
    return this.#loaded.failed
  }

  get loading(): boolean {
    return this.#loaded.loading
  }

  /** Loads the list from its beginning; the shown entries stay meanwhile. Resolves with whether it was loaded; never rejects. */
  reload(): Promise<boolean> {
    return this.#loaded.reload()
  }

  /** Drops the entries and loads the list from its beginning. */
  restart(): Promise<boolean> {
    this.clear()
    return this.reload()
  }

  clear(): void {
    this.#turn += 1
    this.hasMore = false
    this.#loaded.set(null)
  }

  /** Loads the next page. */
  async more(): Promise<void> {
    const turn = this.#turn
    const page = await this.loadingMore.run(() => this.#load(this.#next))
    if (page && turn === this.#turn) this.#append(page)
  }

  /**
   * Loads all shown pages again, because entries may have been added, changed or deleted. The shown entries stay meanwhile, and if that fails. A list that was
   * shown to its end remains so. If the first page is being loaded, that load is restarted: its reply may be out of date.
   */
  async refresh(): Promise<void> {
    if (this.loading) await this.reload()
    else if (this.value) await this.#loadShown()
  }

  /** Replaces the loaded entries, e.g. after one of them has changed. */
  set(entries: readonly T[]): void {
    this.#loaded.set(entries)
  }

  /** Adds an entry at the end. */
  add(entry: T): void {
    this.set([...(this.value ?? []), entry])
  }

  /** Removes an entry that the server has deleted. */
  remove(id: number): void {
    this.set((this.value ?? []).filter((entry) => this.#options.idOf(entry) !== id))
    this.#next -= 1
  }

  async #loadShown(): Promise<void> {
    const { idOf, size } = this.#options
    const turn = this.#turn
    this.#refresh += 1
    const refresh = this.#refresh
    const entries = new Map<number, T>()
    let from = 0
    let page: readonly T[] = []
    try {
      do {
        page = await this.#load(from)
        if (turn !== this.#turn || refresh !== this.#refresh) return
        for (const entry of page) entries.set(idOf(entry), entry)
        from += page.length
      } while (page.length >= size && (from < this.#next || !this.hasMore))
    } catch {
      return
    }
    this.set([...entries.values()])
    this.#count(from - page.length, page)
  }

  #load(from: number, signal?: AbortSignal): Promise<readonly T[]> {
    const { load, size } = this.#options
    return load({ from, to: from + size, page: Math.floor(from / size) }, signal ? { signal } : {})
  }

  async #first(signal: AbortSignal): Promise<readonly T[]> {
    this.#turn += 1
    const page = await this.#load(0, signal)
    if (!signal.aborted) this.#count(0, page)
    return page
  }

  /** Adds a page at the end. Omits entries that the list already has, because new entries may have moved the pages. */
  #append(page: readonly T[]): void {
    const { idOf } = this.#options
    const known = this.value ?? []
    const ids = new Set(known.map(idOf))
    this.set([...known, ...page.filter((entry) => !ids.has(idOf(entry)))])
    this.#count(this.#next, page)
  }

  #count(from: number, page: readonly T[]): void {
    this.#next = from + page.length
    this.hasMore = page.length >= this.#options.size
  }
}

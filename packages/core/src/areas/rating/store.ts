import type { Rating } from '@skystair/contract'
import { RATING_ATTEMPTS, RATING_PAGE, type RatingType } from '@skystair/contract/enums'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Services } from '../../services/services.ts'

/** The shown rating. A newer request cancels the one in flight. */
export class RatingStore {
  type: RatingType = 'level'
  filter = ''
  /** Position of the first line of the page, counted from 0. */
  from = 0
  /** Null until it is loaded, and after loading failed. */
  rating: Rating | null = null
  loading = false
  failed = false
  readonly #services: Services
  #current: AbortController | null = null

  constructor(services: Services) {
    this.#services = services
    makeAutoObservable(this, { rating: observableRef }, { autoBind: true })
  }

  /** The lines of the page. */
  get positions(): Rating['positions'] {
    return this.rating?.positions.slice(0, RATING_PAGE) ?? []
  }

  /** Whether there is a next page: each request includes one position more than the page shows. */
  get hasNext(): boolean {
    return (this.rating?.positions.length ?? 0) > RATING_PAGE
  }

  get hasPrevious(): boolean {
    return this.from > 0
  }

  /** Shows a rating from its beginning. */
  show(type: RatingType): Promise<void> {
    this.type = type
    return this.#restart()
  }

  /** Shows the positions whose name begins with the filter; all positions for an empty one. */
  find(filter: string): Promise<void> {
    this.filter = filter.trim()
    return this.#restart()
  }

  next(): Promise<void> {
    return this.#turn(this.from + RATING_PAGE)
  }

  previous(): Promise<void> {
    return this.#turn(this.from - RATING_PAGE)
  }

  /** Shows the page with the player in its middle. */
  async near(): Promise<void> {
    const position = this.rating?.myPosition
    if (position == null) return
    this.filter = ''
    await this.#turn(position - 1 - RATING_PAGE / 2)
  }

  /** Loads the page. Rejects, with an empty list, after the last attempt has failed. */
  async load(): Promise<void> {
    this.#current?.abort()
    const current = new AbortController()
    this.#current = current
    this.loading = true
    this.failed = false
    try {
      const rating = await this.#attempt(current.signal)
      if (this.#current === current) this.#end(rating)
    } catch (error) {
      if (this.#current !== current) return
      this.#services.report(`Rating: ${error instanceof Error ? error.message : String(error)}`)
      this.#end(null)
      throw error
    }
  }

  /** Loads the page and shows a failure to the player. */
  async reload(): Promise<void> {
    await this.load().catch(this.#services.ui.fail)
  }

  /** Handles the closing of the window: cancels the request in flight. */
  leave(): void {
    this.#current?.abort()
    this.#current = null
    this.loading = false
  }

  async #attempt(signal: AbortSignal): Promise<Rating> {
    const { call } = this.#services
    const { type, filter, from } = this
    const query = { ...(filter === '' ? {} : { filter }), from, to: from + RATING_PAGE + 1 }
    for (let attempt = 1; ; attempt++) {
      try {
        return await call('GET /api/rating/by/{type}', { params: { type }, query }, { signal, once: true })
      } catch (error) {
        if (signal.aborted || attempt >= RATING_ATTEMPTS) throw error
      }
    }
  }

  #end(rating: Rating | null): void {
    runInAction(() => {
      this.#current = null
      this.loading = false
      this.rating = rating
      this.failed = rating === null
    })
  }

  #restart(): Promise<void> {
    return this.#turn(0)
  }

  #turn(from: number): Promise<void> {
    this.from = Math.max(0, from)
    this.rating = this.rating && { ...this.rating, positions: [] }
    return this.reload()
  }
}

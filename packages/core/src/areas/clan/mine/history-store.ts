import type { ClanLogLine } from '@skystair/contract'
import { CLAN_PAGE, type ClanLogFilter } from '@skystair/contract/enums'
import { makeAutoObservable, runInAction } from 'mobx'
import { Action } from '../../../services/action.ts'
import { addPage } from '../../../services/add-page.ts'
import { Resource } from '../../../services/resource.ts'
import type { Services } from '../../../services/services.ts'
import { ClanStore } from '../store.ts'

export type HistoryFilter = ClanLogFilter | 'ALL'

/** The history of the player's clan, the newest lines first. */
export class HistoryStore {
  filter: HistoryFilter = 'ALL'
  /** Whether there may be older lines than the loaded ones. */
  hasOlder = false
  readonly lines: Resource<readonly ClanLogLine[]>
  readonly older: Action
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
    this.older = new Action(services)
    this.lines = new Resource<readonly ClanLogLine[]>(services, (signal) => this.#page(0, signal))
    makeAutoObservable(this, { lines: false, older: false }, { autoBind: true })
  }

  async choose(filter: HistoryFilter): Promise<void> {
    if (filter !== this.filter) this.lines.set(null)
    this.filter = filter
    await this.lines.reload()
  }

  /** Loads older lines. */
  async more(): Promise<void> {
    const known = this.lines.value ?? []
    const { filter } = this
    const page = await this.older.run(() => this.#page(Math.floor(known.length / CLAN_PAGE)))
    if (!page || filter !== this.filter) return
    this.lines.set(addPage(known, page, ({ id }) => id))
  }

  async #page(page: number, signal?: AbortSignal): Promise<readonly ClanLogLine[]> {
    const id = this.#services.get(ClanStore).info?.clan.id ?? 0
    const query = { page, ...(this.filter === 'ALL' ? {} : { filter: this.filter }) }
    const lines = await this.#services.call('GET /api/clan/{id}/log', { params: { id }, query }, signal ? { signal } : {})
    runInAction(() => {
      this.hasOlder = lines.length === CLAN_PAGE
    })
    return lines
  }
}

import type { ClanLogLine } from '@skystair/contract'
import { CLAN_PAGE, type ClanLogFilter } from '@skystair/contract/enums'
import { makeAutoObservable } from 'mobx'
import { PagedList } from '../../../services/paged-list.ts'
import type { Services } from '../../../services/services.ts'
import { ClanStore } from '../store.ts'

export type HistoryFilter = ClanLogFilter | 'ALL'

/** The history of the player's clan, the newest lines first. */
export class HistoryStore {
  filter: HistoryFilter = 'ALL'
  readonly lines: PagedList<ClanLogLine>

  constructor(services: Services) {
    this.lines = new PagedList<ClanLogLine>(services, {
      size: CLAN_PAGE,
      idOf: ({ id }) => id,
      load: ({ page }, options) => {
        const id = services.get(ClanStore).info?.clan.id ?? 0
        const query = { page, ...(this.filter === 'ALL' ? {} : { filter: this.filter }) }
        return services.call('GET /api/clan/{id}/log', { params: { id }, query }, options)
      },
    })
    makeAutoObservable(this, { lines: false }, { autoBind: true })
  }

  async choose(filter: HistoryFilter): Promise<void> {
    if (filter !== this.filter) this.lines.clear()
    this.filter = filter
    await this.lines.reload()
  }
}

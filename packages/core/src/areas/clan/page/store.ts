import type { ClanPage, Participant } from '@skystair/contract'
import { makeAutoObservable } from 'mobx'
import { Resource } from '../../../services/resource.ts'
import type { Services } from '../../../services/services.ts'

/** A clan as everybody sees it, with its members. */
export class ClanPageStore {
  readonly page: Resource<ClanPage>
  readonly members: Resource<readonly Participant[]>
  #shown = 0

  constructor({ call, ui }: Services) {
    this.page = new Resource<ClanPage>({ ui }, (signal) => call('GET /api/clan/{id}/page', { params: { id: this.#shown } }, { signal }))
    this.members = new Resource<readonly Participant[]>({ ui }, (signal) =>
      call('GET /api/clan/participant/list', { query: { clanId: this.#shown } }, { signal }),
    )
    makeAutoObservable(this, { page: false, members: false }, { autoBind: true })
  }

  /** Loads a clan and its members. */
  async show(clanId: number): Promise<void> {
    if (this.#shown !== clanId) {
      this.page.set(null)
      this.members.set(null)
    }
    this.#shown = clanId
    if (await this.page.reload()) await this.members.reload()
  }
}

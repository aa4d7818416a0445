import type { ReplyOf } from '@skystair/contract'
import type { Force } from '@skystair/contract/enums'
import { makeAutoObservable, observable } from 'mobx'
import { Resource } from '../../services/resource.ts'
import type { Services } from '../../services/services.ts'

export type ManualText = ReplyOf<'GET /api/manual/{id}/get'>

/** The texts of the manual in the player's language, each loaded when it is first opened. It lives while the window is open. */
export class ManualStore {
  readonly pages = observable.map<string, Resource<ManualText>>([], { deep: false })
  readonly forces: Resource<ReplyOf<'GET /api/manual/forces/short/description/get'>>
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
    this.forces = new Resource(services, (signal) => services.call('GET /api/manual/forces/short/description/get', null, { signal }))
    makeAutoObservable(this, { pages: false, forces: false }, { autoBind: true })
  }

  /** Loads a page, unless it is loaded or being loaded. */
  async openPage(id: string): Promise<void> {
    await this.#open(id, (signal) => this.#services.call('GET /api/manual/{id}/get', { params: { id } }, { signal }))
    if (id === 'forces' && !this.forces.value) await this.forces.reload()
  }

  async openForce(force: Force): Promise<void> {
    await this.#open(force, (signal) => this.#services.call('GET /api/manual/force/{id}/get', { params: { id: force } }, { signal }))
  }

  async #open(key: string, load: (signal: AbortSignal) => Promise<ManualText>): Promise<void> {
    const page = this.pages.get(key) ?? new Resource(this.#services, load)
    this.pages.set(key, page)
    if (!page.value && !page.loading) await page.reload()
  }
}

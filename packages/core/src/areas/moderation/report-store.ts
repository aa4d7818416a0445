import type { Report } from '@skystair/contract'
import { type BanReason, type BanTerm, MODERATION_PAGE } from '@skystair/contract/enums'
import { makeAutoObservable } from 'mobx'
import { Action } from '../../services/action.ts'
import { PagedList } from '../../services/paged-list.ts'
import { Resource } from '../../services/resource.ts'
import type { Services } from '../../services/services.ts'

/** The reports that wait. One is open at a time: at first the oldest. */
export class ReportStore {
  readonly reports: Resource<readonly Report[]>
  /** What moderators have hidden, the newest first. */
  readonly hidden: PagedList<Report>
  readonly closing: Action
  /** The chosen reason of the next ban. */
  reason: BanReason | null = null
  #openId = 0
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
    this.closing = new Action(services)
    this.reports = new Resource<readonly Report[]>(services, (signal) => services.call('GET /api/moderation/report/list', null, { signal }))
    this.hidden = new PagedList<Report>(services, {
      size: MODERATION_PAGE,
      idOf: ({ id }) => id,
      load: ({ page }, options) => services.call('GET /api/moderation/report/hidden', { query: { page } }, options),
    })
    makeAutoObservable(this, { reports: false, hidden: false, closing: false }, { autoBind: true })
  }

  get waiting(): number {
    return this.reports.value?.length ?? 0
  }

  get open(): Report | null {
    const reports = this.reports.value ?? []
    return reports.find(({ id }) => id === this.#openId) ?? reports[0] ?? null
  }

  choose({ id }: Report): void {
    this.#openId = id
    this.reason = null
  }

  setReason(reason: BanReason): void {
    this.reason = reason
  }

  /** Bans the author for the chosen reason. */
  async ban(hours: BanTerm): Promise<void> {
    const { reason } = this
    if (reason) await this.#close({ dismiss: false, ban: { reason, hours } })
  }

  /** Restores a text that was hidden. */
  async restore({ id }: Report): Promise<void> {
    const { call, t, ui } = this.#services
    const done = await this.closing.run(() => call('POST /api/moderation/report/{id}/restore', { params: { id } }), {
      target: id,
      refresh: this.hidden.reload,
    })
    if (!done) return
    ui.toast(t('moderation.restored'))
    await this.hidden.reload()
  }

  /** Hides the text without a ban. */
  remove(): Promise<void> {
    return this.#close({ dismiss: false })
  }

  dismiss(): Promise<void> {
    return this.#close({ dismiss: true })
  }

  async #close(body: { dismiss: boolean; ban?: { reason: BanReason; hours: BanTerm } }): Promise<void> {
    const { open } = this
    if (!open) return
    const { call, t, ui } = this.#services
    const close = () => call('POST /api/moderation/report/{id}/close', { params: { id: open.id }, body })
    const done = await this.closing.run(close, { refresh: this.reports.reload })
    if (!done) return
    this.reports.set((this.reports.value ?? []).filter(({ id }) => id !== open.id))
    this.choose({ ...open, id: 0 })
    ui.toast(t('moderation.closed'))
    if (this.waiting === 0) await this.reports.reload()
  }
}

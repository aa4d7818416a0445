import type { ClanInvitation, ClanOffer, ClanPage, Invitation } from '@skystair/contract'
import { nameProblem } from '@skystair/contract/account-rules'
import { CLAN_PAGE } from '@skystair/contract/enums'
import { CLAN_PRICE } from '@skystair/world/areas/clan/rows'
import { makeAutoObservable, runInAction } from 'mobx'
import { CallError } from '../../../net/call-error.ts'
import { Action } from '../../../services/action.ts'
import { PagedList } from '../../../services/paged-list.ts'
import { Resource } from '../../../services/resource.ts'
import type { Services } from '../../../services/services.ts'
import { PlayerStore } from '../../player/index.ts'
import { ClanPageStore } from '../page/store.ts'
import { ClanStore } from '../store.ts'

/** Clans to apply to, invitations, and the form to found a clan. */
export class JoinStore {
  /** The beginning of the names to search for. */
  wanted = ''
  name = ''
  /** The error code with which the server refused the name. */
  refused: string | null = null
  readonly clans: PagedList<ClanOffer>
  readonly invitations: Resource<readonly ClanInvitation[]>
  readonly acting: Action
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
    this.acting = new Action(services)
    this.clans = new PagedList<ClanOffer>(services, {
      size: CLAN_PAGE,
      idOf: ({ clanId }) => clanId,
      load: ({ page }, options) => {
        const name = this.wanted.trim()
        return services.call('GET /api/clan/search', { query: { page, ...(name === '' ? {} : { name }) } }, options)
      },
    })
    this.invitations = new Resource<readonly ClanInvitation[]>(services, (signal) =>
      services.call('GET /api/clan/invitation/get', null, { signal }),
    )
    makeAutoObservable(this, { clans: false, invitations: false, acting: false }, { autoBind: true })
  }

  async load(): Promise<void> {
    await Promise.all([this.clans.reload(), this.invitations.reload()])
  }

  setWanted(wanted: string): void {
    this.wanted = wanted
  }

  setName(name: string): void {
    this.name = name
    this.refused = null
  }

  /** The error code of the name; null if it is valid. */
  get problem(): string | null {
    return this.refused ?? nameProblem(this.name)
  }

  /** Whether the player can pay for a clan. */
  get isAffordable(): boolean {
    const { resources } = this.#services.get(PlayerStore)
    return CLAN_PRICE.every(({ resource, amount }) => (resources?.[resource] ?? 0) >= amount)
  }

  async apply({ clanId, name }: Pick<ClanOffer, 'clanId' | 'name'>): Promise<void> {
    const { call, t, ui } = this.#services
    const candidate = await this.acting.run(() => call('POST /api/clan/apply', { body: { clanId } }))
    if (!candidate) return
    this.#setInvitation(clanId, candidate.invitation)
    ui.toast(t('clan.none.applied', { name }), 'good')
  }

  /** Withdraws the application to a clan. */
  async withdraw({ id, name }: Pick<ClanPage, 'id' | 'name'>): Promise<void> {
    const { call, t, ui } = this.#services
    const refresh = () => this.#services.get(ClanPageStore).show(id)
    const page = await this.acting.run(() => call('POST /api/clan/application/withdraw', { body: { clanId: id } }), { refresh })
    if (!page) return
    this.#setInvitation(id, page.invitation)
    ui.toast(t('clan.page.withdrawn', { name }))
  }

  /** Applies to all clans at once. */
  async applyToAny(): Promise<void> {
    const { call, t, ui } = this.#services
    if (await this.acting.run(() => call('POST /api/clan/broadcast/apply'))) ui.toast(t('clan.none.anyDone'), 'good')
  }

  async accept(clanId: number): Promise<void> {
    const { call } = this.#services
    await this.#join(() => call('POST /api/clan/invitation/accept', { body: { clanId } }), this.#services.ui.fail)
  }

  async refuse(clanId: number): Promise<void> {
    const done = await this.acting.run(() => this.#services.call('POST /api/clan/invitation/refuse', { body: { clanId } }))
    if (!done) return
    this.#services.get(PlayerStore).update(done.player)
    this.invitations.set((this.invitations.value ?? []).filter((one) => one.clanId !== clanId))
    this.#setInvitation(clanId, null)
  }

  /** Founds a clan. If the server refuses the name, the error is shown at the name field. */
  async create(): Promise<void> {
    const { call, ui } = this.#services
    const body = { name: this.name }
    await this.#join(
      () => call('POST /api/clan/create', { body }),
      (error) => {
        if (!(error instanceof CallError) || !error.code.startsWith('NAME_')) return ui.fail(error)
        runInAction(() => {
          this.refused = error.code
        })
      },
    )
  }

  /** Notes the new state between a clan and the player wherever the clan is shown. */
  #setInvitation(clanId: number, invitation: Invitation | null): void {
    this.clans.set((this.clans.value ?? []).map((one) => (one.clanId === clanId ? { ...one, invitation } : one)))
    const { page } = this.#services.get(ClanPageStore)
    if (page.value?.id === clanId) page.set({ ...page.value, invitation })
  }

  async #join(
    work: () => Promise<{ readonly clanInfo: Parameters<ClanStore['take']>[0]; readonly player: object }>,
    onError: (error: unknown) => void,
  ): Promise<void> {
    const joined = await this.acting.run(work, { onError })
    if (!joined) return
    const { t, ui } = this.#services
    const clan = this.#services.get(ClanStore)
    clan.take(joined.clanInfo, joined.player)
    this.setName('')
    ui.toast(t('clan.none.welcome', { name: joined.clanInfo.clan.name }), 'good')
    await clan.members.reload()
  }
}

import type { AuditEntry, HistoryEntry, KeptMessage, ModeratedPlayer, Purchase } from '@skystair/contract'
import { type BanReason, type BanTerm, type HistoryFilter, MODERATION_PAGE, outranks, type ResourceName } from '@skystair/contract/enums'
import { makeAutoObservable } from 'mobx'
import { Action } from '../../services/action.ts'
import { PagedList } from '../../services/paged-list.ts'
import { Resource } from '../../services/resource.ts'
import type { Services } from '../../services/services.ts'
import { PlayerStore } from '../player/index.ts'

/** What the server says about a player: the player, and the newest entries of the audit log about them. */
interface Known {
  readonly player: ModeratedPlayer
  readonly entries: readonly AuditEntry[]
}

/** The players that moderators look up. */
export class ModeratedStore {
  text = ''
  /** The player whose page is open; null for the search. */
  playerId: number | null = null
  filter: HistoryFilter | 'ALL' = 'ALL'
  resource: ResourceName | 'ALL' = 'ALL'
  readonly found: Resource<readonly ModeratedPlayer[]>
  readonly known: Resource<Known>
  readonly messages: PagedList<KeptMessage>
  readonly history: PagedList<HistoryEntry>
  readonly payments: PagedList<Purchase>
  readonly changing: Action
  readonly #services: Services
  readonly #me: PlayerStore

  constructor(services: Services) {
    this.#services = services
    this.#me = services.get(PlayerStore)
    const { call } = services
    this.changing = new Action(services)
    this.found = new Resource<readonly ModeratedPlayer[]>(services, (signal) =>
      call('GET /api/moderation/player/find', { query: { text: this.text } }, { signal }),
    )
    this.known = new Resource<Known>(services, (signal) =>
      call('GET /api/moderation/player/{playerId}', { params: { playerId: this.#id } }, { signal }),
    )
    const size = MODERATION_PAGE
    this.messages = new PagedList<KeptMessage>(services, {
      size,
      idOf: ({ message }) => message.id,
      load: ({ page }, options) =>
        call('GET /api/moderation/player/{playerId}/messages', { params: { playerId: this.#id }, query: { page } }, options),
    })
    this.history = new PagedList<HistoryEntry>(services, {
      size,
      idOf: ({ id }) => id,
      load: ({ page }, options) =>
        call('GET /api/tech/player/{id}/log', { params: { id: this.#id }, query: this.#historyQuery(page) }, options),
    })
    this.payments = new PagedList<Purchase>(services, {
      size,
      idOf: ({ id }) => id,
      load: ({ page }, options) => call('GET /api/tech/player/{id}/payments', { params: { id: this.#id }, query: { page } }, options),
    })
    const own = { found: false, known: false, messages: false, history: false, payments: false, changing: false } as const
    makeAutoObservable(this, own, { autoBind: true })
  }

  get #id(): number {
    return this.playerId ?? 0
  }

  isMe({ id }: ModeratedPlayer): boolean {
    return id === this.#me.player?.id
  }

  /** Whether the moderator may act on the player, and read the player's messages, history and payments. */
  isLower({ accessLevel }: ModeratedPlayer): boolean {
    return outranks(this.#me.player?.accessLevel ?? 'TRIAL', accessLevel)
  }

  setText(text: string): void {
    this.text = text
  }

  async find(): Promise<void> {
    if (this.text.trim() !== '') await this.found.reload()
  }

  /** Opens a player's page; null closes it. */
  async show(playerId: number | null): Promise<void> {
    if (playerId !== this.playerId) this.known.set(null)
    this.playerId = playerId
    this.filter = 'ALL'
    this.resource = 'ALL'
    if (playerId !== null) await this.known.reload()
  }

  async setFilter(filter: HistoryFilter | 'ALL'): Promise<void> {
    this.filter = filter
    await this.history.restart()
  }

  async setResource(resource: ResourceName | 'ALL'): Promise<void> {
    this.resource = resource
    await this.history.restart()
  }

  ban(reason: BanReason, hours: BanTerm): Promise<void> {
    return this.#change((about) => this.#services.call('POST /api/moderation/{playerId}/ban', { ...about, body: { reason, hours } }))
  }

  unban(): Promise<void> {
    return this.#change((about) => this.#services.call('POST /api/moderation/{playerId}/unban', about))
  }

  promote(): Promise<void> {
    return this.#change((about) => this.#services.call('POST /api/moderation/{playerId}/promote', about))
  }

  demote(): Promise<void> {
    return this.#change((about) => this.#services.call('POST /api/moderation/{playerId}/demote', about))
  }

  async renameClan(clanId: number, name: string): Promise<void> {
    const { call, t, ui } = this.#services
    const done = await this.changing.run(() => call('POST /api/admin/clan/name/set', { body: { clanId, name } }))
    if (!done) return
    ui.toast(t('moderation.renamed'))
    await this.known.reload()
  }

  async #change(work: (about: { params: { playerId: number } }) => Promise<unknown>): Promise<void> {
    const done = await this.changing.run(() => work({ params: { playerId: this.#id } }))
    if (done) await this.known.reload()
  }

  #historyQuery(page: number) {
    const { filter, resource } = this
    return { page, ...(filter === 'ALL' ? {} : { filter }), ...(resource === 'ALL' ? {} : { subfilter: resource }) }
  }
}

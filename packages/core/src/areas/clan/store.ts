import type { ClanInfo, LiveMessage, Participant, PlayerChange } from '@skystair/contract'
import type { ClanPermission, DonationType, ParticipantAction } from '@skystair/contract/enums'
import { makeAutoObservable } from 'mobx'
import { Action } from '../../services/action.ts'
import { Resource } from '../../services/resource.ts'
import type { Services } from '../../services/services.ts'
import { silenced } from '../chat/public.ts'
import { PlayerStore } from '../player/index.ts'
import { CandidateStore } from './mine/candidate-store.ts'

/** The player's clan and its members. */
export class ClanStore {
  /** Whether the window is open. */
  open = false
  /** `info` is null without a clan. */
  readonly mine: Resource<{ readonly info: ClanInfo | null }>
  readonly members: Resource<readonly Participant[]>
  readonly acting: Action
  readonly #services: Services
  readonly #player: PlayerStore

  constructor(services: Services) {
    this.#services = services
    this.#player = services.get(PlayerStore)
    this.acting = new Action(services)
    this.mine = new Resource(services, async (signal) => ({ info: await services.call('POST /api/clan/get/my', null, { signal }) }))
    this.members = new Resource<readonly Participant[]>(services, (signal) =>
      services.call('GET /api/clan/participant/list/mine', null, { signal }),
    )
    makeAutoObservable<this>(this, { mine: false, members: false, acting: false }, { autoBind: true })
  }

  get info(): ClanInfo | null {
    return this.mine.value?.info ?? null
  }

  /** Whether the clan has as many members as it may. */
  get isFull(): boolean {
    const { clan } = this.info ?? {}
    return clan !== undefined && clan.membersCurr >= clan.membersMax
  }

  may(permission: ClanPermission): boolean {
    return this.info?.permissions.includes(permission) ?? false
  }

  /** The error code of the reason why the player may not write for the clan; null if the player may. */
  get silenced() {
    return silenced(this.#player.player, this.#services.clock.now)
  }

  isMe({ playerId }: Pick<Participant, 'playerId'>): boolean {
    return playerId === this.#player.player?.id
  }

  /** Returns the amount that the player has of a resource for donations. */
  held(resource: 'mithril' | 'gears' | 'crystal' | 'blueCrystal' | 'tickets'): number {
    return this.#player.resources?.[resource] ?? 0
  }

  setOpen(open: boolean): void {
    this.open = open
  }

  /** Loads the clan and its members. */
  async load(): Promise<void> {
    if (!(await this.mine.reload())) return
    if (this.info) await this.members.reload()
    else this.clear()
  }

  /** Takes the player's clan from the reply of a call that may have changed the player too. */
  take(info: ClanInfo, player: PlayerChange = {}): void {
    this.mine.set({ info })
    this.#player.update({ clanId: info.clan.id, ...player })
  }

  /** Notes that the player has no clan. */
  clear(): void {
    this.mine.set({ info: null })
    this.members.set(null)
    if (this.#player.player && this.#player.player.clanId !== null) this.#player.update({ clanId: null })
  }

  /** Promotes, demotes or expels a member, or accepts a candidate. Resolves with whether it succeeded. */
  async act(playerId: number, type: ParticipantAction): Promise<boolean> {
    const { call } = this.#services
    const members = await this.acting.run(() => call('POST /api/clan/participant/action', { body: { playerId, type } }), {
      target: `${playerId} ${type}`,
      repeatable: true,
    })
    if (members) this.members.set(members)
    return members !== null
  }

  async leave(): Promise<void> {
    const change = await this.acting.run(() => this.#services.call('POST /api/clan/leave'))
    if (!change) return
    this.#player.update(change)
    this.clear()
  }

  async resign(): Promise<void> {
    const info = await this.acting.run(() => this.#services.call('POST /api/clan/resign'))
    if (!info) return
    this.take(info)
    await this.members.reload()
  }

  /** Donates to the budget. Resolves with whether it succeeded. */
  async donate(type: DonationType, amount: number): Promise<boolean> {
    const { call, t, ui } = this.#services
    const given = await this.acting.run(() => call('POST /api/clan/donate', { body: { type, amount } }))
    if (!given) return false
    this.take(given.clanInfo, given.player)
    ui.toast(t('clan.thanks'), 'good')
    return true
  }

  /** Sets the description; null restores the default. Resolves with whether it succeeded. */
  describe(content: string | null): Promise<boolean> {
    const { call } = this.#services
    return this.#write(() =>
      content === null ? call('POST /api/clan/about/default/restore') : call('POST /api/clan/about/set', { body: { content } }),
    )
  }

  announce(content: string): Promise<boolean> {
    return this.#write(() => this.#services.call('POST /api/clan/advertisement/set', { body: { content } }))
  }

  /** Marks the announcement as seen. */
  async see(): Promise<void> {
    const { info } = this
    const reply = await this.acting.run(() => this.#services.call('GET /api/clan/advertisement/mark/seen'))
    if (reply && info) this.take({ ...info, announcementSeen: true }, reply.player)
  }

  /** Handles a live message: reloads the shown data of the clan. */
  receive(message: LiveMessage): boolean {
    if (message.notificationType !== 'CLAN_CHANGED') return true
    // The player's data says whether there is a new announcement.
    if (message.part === 'TEXTS') void this.#player.refresh()
    if ((this.open || this.#services.ui.scene === 'clan') && (this.info || this.mine.loading)) {
      if (message.part === 'CANDIDATES') void this.#services.get(CandidateStore).follow()
      else void this.load()
    }
    return true
  }

  async #write(work: () => Promise<ClanInfo>): Promise<boolean> {
    const info = await this.acting.run(work)
    if (!info) return false
    this.take(info)
    this.#services.ui.toast(this.#services.t('clan.saved'), 'good')
    return true
  }
}

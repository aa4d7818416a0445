import type { ChatMessage, LiveMessage, MailRoom, ReplyOf } from '@skystair/contract'
import { MAIL_PAGE, MESSAGE_MAX, MESSAGE_PAGE, moderates, SUPPORT_ID } from '@skystair/contract/enums'
import { textProblem } from '@skystair/contract/player-text'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Action } from '../../services/action.ts'
import { PagedList } from '../../services/paged-list.ts'
import { Resource } from '../../services/resource.ts'
import type { Services } from '../../services/services.ts'
import { fileReport, MessageList, silenced } from '../chat/public.ts'
import { Drafts, PlayerStore } from '../player/index.ts'

/** The partner of the open conversation. */
export interface Partner {
  /** SUPPORT_ID for the support. */
  readonly id: number
  readonly name: string | null
  /** Whether the partner has written to the support, for which the player answers. */
  readonly asks?: boolean
}

/** A moderator may write to the same player as the support, too. */
const draftKey = ({ id, asks }: Partner): string => `${asks ? 'support' : 'mail'} ${id}`

/** The player's mail: conversations, one of them open, and, for moderators, the questions to the support. */
export class MailStore {
  /** Whether the window is open. */
  open = false
  /** The shown list. */
  tab: 'own' | 'questions' = 'own'
  partner: Partner | null = null
  text = ''
  readonly rooms: PagedList<MailRoom>
  readonly questions: Resource<readonly MailRoom[]>
  readonly messages: MessageList
  readonly sending: Action
  readonly changing: Action
  readonly #services: Services
  readonly #player: PlayerStore
  readonly #drafts: Drafts

  constructor(services: Services) {
    this.#services = services
    this.#drafts = services.get(Drafts)
    this.#player = services.get(PlayerStore)
    this.rooms = new PagedList<MailRoom>(services, {
      size: MAIL_PAGE,
      idOf: ({ partnerId }) => partnerId,
      load: ({ from, to }, options) => services.call('GET /api/mail/list', { query: { from, to } }, options),
      silent: true,
    })
    this.questions = new Resource<readonly MailRoom[]>(
      services,
      (signal) => services.call('GET /api/mail/support/list', null, { signal }),
      {
        silent: true,
      },
    )
    this.messages = new MessageList(services, {
      page: (from, signal) => this.#loadMessages(from, signal),
      latest: (afterId) => this.#loadLatest(afterId),
    })
    this.sending = new Action(services)
    this.changing = new Action(services)
    makeAutoObservable(
      this,
      {
        ...{ rooms: false, questions: false, messages: false, sending: false, changing: false },
        partner: observableRef,
      },
      { autoBind: true },
    )
  }

  /** Whether there is unseen mail. */
  get unseen(): boolean {
    return this.#services.live.mailUnseen || (this.#player.player?.haveNewMailMessage ?? false)
  }

  /** Whether the player is a guest, who has no mail. */
  get guest(): boolean {
    return this.#player.guest
  }

  get answers(): boolean {
    return moderates(this.#player.player?.accessLevel ?? 'TRIAL')
  }

  /** The error code of the reason why the player may not write to the partner; null if the player may. Every player may write to the support. */
  get silenced() {
    const { partner } = this
    if (partner === null || partner.id === SUPPORT_ID || partner.asks) return null
    return silenced(this.#player.player, this.#services.clock.now)
  }

  /** The error code of the text so far; null if it is valid or empty. */
  get problem() {
    return this.text === '' ? null : textProblem(this.text, MESSAGE_MAX)
  }

  /** Whether the player has blocked the partner. */
  get blocked(): boolean {
    return this.partner !== null && (this.#player.player?.mailBlockList.includes(this.partner.id) ?? false)
  }

  isOwn({ authorId }: ChatMessage): boolean {
    return authorId === (this.partner?.asks ? SUPPORT_ID : this.#player.player?.id)
  }

  setText(text: string): void {
    this.text = text
    if (this.partner) this.#drafts.set(draftKey(this.partner), text === '' ? null : text)
  }

  /** Handles the opening of the window; opens a conversation if there is a partner. */
  async enter(partner: Partner | null = null): Promise<void> {
    this.open = true
    this.#services.live.mailSeen()
    if (this.guest) return
    const choosing = partner ? this.choose(partner) : this.loadLatest()
    await Promise.all([this.load(), choosing])
  }

  /** Loads the shown list. */
  async load(): Promise<void> {
    await (this.tab === 'own' ? this.rooms : this.questions).reload()
  }

  async show(tab: 'own' | 'questions'): Promise<void> {
    if (tab !== this.tab) this.partner = null
    this.tab = tab
    await this.load()
  }

  /** Opens the conversation with a partner; closes it for null. */
  async choose(partner: Partner | null): Promise<void> {
    if (partner?.id !== this.partner?.id || partner?.asks !== this.partner?.asks) this.messages.clear()
    this.partner = partner
    this.text = (partner && this.#drafts.get(draftKey(partner))) ?? ''
    if (!partner) return
    await this.messages.open()
    if (partner === this.partner) await this.#see(partner)
  }

  /** Loads the changes since the connection was lost. */
  async loadLatest(): Promise<void> {
    if (!this.open || this.guest) return
    await Promise.all([this.load(), this.partner ? this.messages.loadLatest() : null])
    if (this.partner) await this.#see(this.partner)
  }

  /** Handles the closing of the window. Reloads the player, because only the server knows whether there is still new mail. */
  hide(): void {
    this.open = false
    this.#services.live.mailSeen()
    if (!this.guest) void this.#player.refresh()
  }

  async send(): Promise<void> {
    const { partner } = this
    if (!partner || !(await this.#send({ text: this.text, kind: 'TEXT' }))) return
    this.#drafts.set(draftKey(partner), null)
    // The player may have opened another conversation meanwhile.
    if (partner === this.partner) runInAction(() => (this.text = ''))
  }

  async sendSmiley(name: string): Promise<void> {
    await this.#send({ text: name, kind: 'SMILEY' })
  }

  /** Blocks or unblocks the partner. */
  async setBlocked(blocked: boolean): Promise<void> {
    const { partner } = this
    if (!partner) return
    const call = blocked ? 'POST /api/mail/block/{id}' : 'POST /api/mail/unblock/{id}'
    const change = await this.changing.run(() => this.#services.call(call, { params: { id: partner.id } }))
    if (!change) return
    this.#player.update(change)
    this.#changeRoom(partner.id, { blocked })
  }

  /** Reports a letter to the moderators. */
  report({ id }: ChatMessage): Promise<void> {
    return fileReport(this.#services, this.changing, 'MAIL', id)
  }

  /** Handles a live message. Returns whether the message is new to the player. */
  receive(live: LiveMessage): boolean {
    if (live.notificationType === 'CHAT_MESSAGE_DELETE') this.#drop(live.messageId)
    if (live.notificationType !== 'MAIL_MESSAGE') return true
    const { message } = live
    const own = message.authorId === this.#player.player?.id
    const partnerId = own ? message.to?.id : message.authorId
    const shown = this.open && this.partner?.id === partnerId && !this.partner?.asks
    if (shown) this.messages.add([message])
    if (this.open && this.tab === 'own') void this.rooms.reload()
    if (shown && !own && this.partner) void this.#see(this.partner)
    return !own && !this.open
  }

  /** Removes a letter that moderators have hidden. */
  #drop(id: number): void {
    this.messages.keep((message) => message.id !== id)
    const { value } = this.rooms
    if (this.open && value?.some(({ last }) => last.id === id)) void this.rooms.reload()
  }

  #changeRoom(partnerId: number, changes: Partial<MailRoom>): void {
    const { value } = this.rooms
    if (value) this.rooms.set(value.map((room) => (room.partnerId === partnerId ? { ...room, ...changes } : room)))
  }

  /** Marks all letters of the partner as seen. */
  async #see({ id, asks }: Partner): Promise<void> {
    if (asks) return
    const { call } = this.#services
    const change = await call('POST /api/mail/dialog/{partner}/seen', { params: { partner: id } }, { once: true }).catch(() => null)
    if (!change) return
    this.#player.update(change)
    this.#changeRoom(id, { unread: 0 })
  }

  /** Returns the path parameters and the query of the open conversation. */
  #asked() {
    const { id = SUPPORT_ID, asks = false } = this.partner ?? {}
    return { params: { partner: id }, query: id === SUPPORT_ID || asks ? { support: true } : {} }
  }

  #loadMessages(from: number, signal?: AbortSignal): Promise<ReplyOf<'GET /api/mail/dialog/{partner}/list'>> {
    const { params, query } = this.#asked()
    const input = { params, query: { ...query, from, to: from + MESSAGE_PAGE } }
    return this.#services.call('GET /api/mail/dialog/{partner}/list', input, signal ? { signal } : {})
  }

  #loadLatest(afterId: number): Promise<ReplyOf<'GET /api/mail/dialog/{partner}/list/latest'>> {
    const { params, query } = this.#asked()
    return this.#services.call('GET /api/mail/dialog/{partner}/list/latest', { params, query: { ...query, afterId } }, { once: true })
  }

  async #send(body: { text: string; kind: 'TEXT' | 'SMILEY' }): Promise<boolean> {
    const { partner } = this
    const input = { ...this.#asked(), body }
    const sent = await this.sending.run(() => this.#services.call('POST /api/mail/dialog/{partner}/send', input))
    if (!sent) return false
    if (partner === this.partner) this.messages.add([sent])
    void this.load()
    return true
  }
}

import type { ChatMessage, LiveMessage, MessageKind, ReplyOf } from '@skystair/contract'
import { type ChatRoom, MESSAGE_MAX, MESSAGE_PAGE, moderates } from '@skystair/contract/enums'
import { textProblem } from '@skystair/contract/player-text'
import { makeAutoObservable, observableRef } from 'mobx'
import { Action } from '../../services/action.ts'
import type { Services } from '../../services/services.ts'
import { Drafts, PlayerStore } from '../player/index.ts'
import { fileReport } from './file-report.ts'
import { MessageList } from './message-list.ts'
import { silenced } from './silenced.ts'

export interface Partner {
  readonly id: number
  readonly name: string | null
}

/** The rooms of the chat, and the player's draft. */
export class ChatStore {
  room: ChatRoom = 'main'
  /** Whether the window is open. */
  open = false
  /** Whether there are unseen whispers. */
  whisperUnseen = false
  text = ''
  /** The receiver of the next whisper. */
  to: Partner | null = null
  /** The message that the player is about to forward. */
  forward: ChatMessage | null = null
  readonly messages: MessageList
  readonly sending: Action
  readonly changing: Action
  /** The clan at the last opening of a room. */
  #shownClan: number | null = null
  readonly #services: Services
  readonly #player: PlayerStore
  readonly #drafts: Drafts

  constructor(services: Services) {
    this.#services = services
    this.#drafts = services.get(Drafts)
    this.#player = services.get(PlayerStore)
    this.messages = new MessageList(services, {
      page: (from, signal) => this.#load(from, signal),
      latest: (afterId) => this.#loadLatest(afterId),
    })
    this.sending = new Action(services)
    this.changing = new Action(services)
    makeAutoObservable<this>(
      this,
      { messages: false, sending: false, changing: false, forward: observableRef, to: observableRef },
      { autoBind: true },
    )
  }

  /** The error code of the reason why the player may not write; null if the player may. */
  get silenced(): ReturnType<typeof silenced> {
    return silenced(this.#player.player, this.#services.clock.now)
  }

  /** The error code of the text so far; null if it is valid or empty. */
  get problem() {
    return this.text === '' ? null : textProblem(this.text, MESSAGE_MAX)
  }

  get moderates(): boolean {
    return moderates(this.#player.player?.accessLevel ?? 'TRIAL')
  }

  /** Whether the player may read the chosen room: the clan's room is for members. */
  get canRead(): boolean {
    return this.room !== 'clan' || this.#clanId !== null
  }

  get #clanId(): number | null {
    return this.#player.player?.clanId ?? null
  }

  isOwn({ authorId }: ChatMessage): boolean {
    return authorId === this.#player.player?.id
  }

  setText(text: string): void {
    this.text = text
    this.#drafts.set('chat', text === '' ? null : text)
  }

  /** Opens a room; by default, the last one. */
  async enter(room: ChatRoom = this.room): Promise<void> {
    this.open = true
    this.text = this.#drafts.get('chat') ?? ''
    if (room !== this.room || (room === 'clan' && this.#clanId !== this.#shownClan)) this.messages.clear()
    this.room = room
    this.#shownClan = this.#clanId
    if (room === 'private') this.whisperUnseen = false
    this.#services.live.chatSeen()
    if (this.canRead) await this.messages.open()
  }

  /** Reloads the clan's room if it is shown and the player's clan has changed. */
  async followClan(): Promise<void> {
    if (this.room !== 'clan' || this.#clanId === this.#shownClan) return
    await this.enter()
  }

  /** Notes that the window is closed and that all messages are seen. */
  hide(): void {
    this.open = false
    this.#services.live.chatSeen()
  }

  /** Closes the window, and with it the mail. */
  leave(): void {
    this.hide()
    this.#services.ui.close()
  }

  /** Loads the messages since the newest known one, after the connection was lost. */
  async loadLatest(): Promise<void> {
    if (this.open && this.canRead) await this.messages.loadLatest()
  }

  whisperTo(partner: Partner): void {
    this.to = partner
    if (this.room !== 'private') void this.enter('private')
  }

  setForward(message: ChatMessage | null): void {
    this.forward = message
  }

  /** Sends the text, or forwards the chosen message. */
  async send(): Promise<void> {
    const { forward, text } = this
    if (forward ? await this.#send({ text: '', kind: 'FORWARDED', forward: forward.id }) : await this.#send({ text, kind: 'TEXT' })) {
      if (forward) this.setForward(null)
      else this.setText('')
    }
  }

  sendSmiley(name: string): Promise<boolean> {
    return this.#send({ text: name, kind: 'SMILEY' })
  }

  async remove({ id }: ChatMessage): Promise<void> {
    const { room } = this
    const done = await this.changing.run(() => this.#services.call('POST /api/chat/{room}/message/{id}/delete', { params: { room, id } }))
    if (done) this.#drop(id)
  }

  /** Blocks the author and removes the author's messages. */
  async block({ authorId }: ChatMessage): Promise<void> {
    const change = await this.changing.run(() => this.#services.call('POST /api/chat/block/{playerId}', { params: { playerId: authorId } }))
    if (!change) return
    this.#player.update(change)
    if (this.to?.id === authorId) this.to = null
    this.messages.keep((message) => !this.#isBlocked(message))
  }

  /** Reports a message to the moderators. */
  report({ id }: ChatMessage): Promise<void> {
    return fileReport(this.#services, this.changing, 'CHAT', id)
  }

  async unblockAll(): Promise<void> {
    for (const playerId of this.#player.player?.chatBlockList ?? []) {
      const change = await this.changing.run(() => this.#services.call('POST /api/chat/unblock/{playerId}', { params: { playerId } }))
      if (!change) return
      this.#player.update(change)
    }
    await this.enter()
  }

  get blocked(): number {
    return this.#player.player?.chatBlockList.length ?? 0
  }

  /** Handles a live message. Returns whether the message is new to the player. */
  receive(message: LiveMessage): boolean {
    if (message.notificationType === 'CHAT_MESSAGE_DELETE') this.#drop(message.messageId)
    if (message.notificationType !== 'CHAT_MESSAGE') return true
    const { lang, message: said, room } = message
    if ((lang !== null && lang !== this.#services.lang) || this.#isBlocked(said)) return false
    if (this.open && room === this.room) {
      this.messages.add([said])
      return false
    }
    if (this.isOwn(said)) return false
    if (room === 'private') this.whisperUnseen = true
    return !this.open
  }

  #isBlocked({ authorId, forwarded }: ChatMessage): boolean {
    const blocked = this.#player.player?.chatBlockList ?? []
    return blocked.includes(authorId) || (forwarded !== null && blocked.includes(forwarded.id))
  }

  #load(from: number, signal?: AbortSignal): Promise<ReplyOf<'GET /api/chat/{room}/list'>> {
    const input = { params: { room: this.room }, query: { from, to: from + MESSAGE_PAGE } }
    return this.#services.call('GET /api/chat/{room}/list', input, signal ? { signal } : {})
  }

  #loadLatest(afterId: number): Promise<ReplyOf<'GET /api/chat/{room}/list/latest'>> {
    const input = { params: { room: this.room }, query: { afterId } }
    return this.#services.call('GET /api/chat/{room}/list/latest', input, { once: true })
  }

  #drop(id: number): void {
    this.messages.keep((message) => message.id !== id)
  }

  async #send(said: { text: string; kind: MessageKind; forward?: number }): Promise<boolean> {
    const { room, to } = this
    const body = room === 'private' && to ? { ...said, to: to.id } : said
    const sent = await this.sending.run(() => this.#services.call('POST /api/chat/{room}/send', { params: { room }, body }))
    if (sent && room === this.room) this.messages.add([sent])
    return sent !== null
  }
}

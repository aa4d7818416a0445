import type { ChatMessage } from '@skystair/contract'
import { MESSAGE_PAGE } from '@skystair/contract/enums'
import { makeAutoObservable } from 'mobx'
import { Action } from '../../services/action.ts'
import { Resource } from '../../services/resource.ts'
import type { Services } from '../../services/services.ts'
import { mergeMessages } from './merge-messages.ts'

/** Number of messages to keep, unless the player has loaded more. Older ones are reloaded when the player requests them. */
const KEPT = 400

/** The calls that list the messages of the open room or conversation. */
export interface MessageSource {
  /** The page that begins at a position, counted from the newest message. */
  page(from: number, signal?: AbortSignal): Promise<readonly ChatMessage[]>
  /** Messages after a known one. */
  latest(afterId: number): Promise<readonly ChatMessage[]>
}

type Change = (known: readonly ChatMessage[]) => readonly ChatMessage[]

/** The messages of a room or a conversation, the newest first, each of them once. */
export class MessageList {
  /** Whether there may be older messages than the loaded ones. */
  hasMore = false
  readonly loadingMore: Action
  readonly #source: MessageSource
  readonly #loaded: Resource<readonly ChatMessage[]>
  /** Increases with every opening, so that replies to earlier ones are dropped. */
  #turn = 0
  /** Loads in progress since the last opening. */
  #loads = 0
  /** Changes that arrived during these loads. They are applied afterwards, because the replies may be out of date. */
  #waiting: Change[] = []

  constructor(services: Services, source: MessageSource) {
    this.#source = source
    this.#loaded = new Resource(services, (signal) => source.page(0, signal), { silent: true })
    this.loadingMore = new Action(services)
    makeAutoObservable(this, { loadingMore: false }, { autoBind: true })
  }

  /** Null until the first page is loaded. */
  get value(): readonly ChatMessage[] | null {
    return this.#loaded.value
  }

  get failed(): boolean {
    return this.#loaded.failed
  }

  set(messages: readonly ChatMessage[] | null): void {
    this.#loaded.set(messages)
  }

  /** Drops all messages before another room or conversation is opened. */
  clear(): void {
    this.#begin()
    this.#waiting = []
    this.set(null)
  }

  /** Replaces the messages with the newest page. */
  async open(): Promise<void> {
    this.#begin()
    await this.#load(async () => {
      if (await this.#loaded.reload()) this.#setMore((this.value?.length ?? 0) >= MESSAGE_PAGE)
    })
  }

  /** Loads the page before the oldest message. */
  async more(): Promise<void> {
    await this.#load(async (isCurrent) => {
      const page = await this.loadingMore.run(() => this.#source.page(this.value?.length ?? 0))
      if (!page || !isCurrent()) return
      this.set(mergeMessages(this.value ?? [], page))
      this.#setMore(page.length >= MESSAGE_PAGE)
    })
  }

  /** Loads the messages since the newest known one, after the connection was lost. */
  async loadLatest(): Promise<void> {
    const newest = this.value?.[0]
    if (!newest) return this.open()
    await this.#load(async (isCurrent) => {
      const latest = await this.#source.latest(newest.id).catch(() => [])
      if (!isCurrent()) return
      // There may be a gap between a full page and the known messages.
      if (latest.length >= MESSAGE_PAGE) await this.open()
      else this.set(this.#merged(this.value ?? [], latest))
    })
  }

  /** Adds new messages. If the last load failed, loads the newest page instead. */
  add(added: readonly ChatMessage[]): void {
    if (this.failed) void this.open()
    else this.#change((known) => this.#merged(known, added))
  }

  /** Drops the messages for which `wanted` is false. */
  keep(wanted: (message: ChatMessage) => boolean): void {
    this.#change((known) => known.filter(wanted))
  }

  #begin(): void {
    this.#turn += 1
    this.#loads = 0
    this.hasMore = false
  }

  /** Runs a load, which must not reject, and then applies the changes that arrived during it. */
  async #load(load: (isCurrent: () => boolean) => Promise<void>): Promise<void> {
    const turn = this.#turn
    const isCurrent = () => turn === this.#turn
    this.#loads += 1
    await load(isCurrent)
    if (!isCurrent()) return
    this.#loads -= 1
    if (this.#loads === 0) for (const change of this.#waiting.splice(0)) this.#change(change)
  }

  /** Changes the messages: now, or after the loads in progress. */
  #change(change: Change): void {
    if (this.#loads > 0) this.#waiting.push(change)
    else if (this.value) this.set(change(this.value))
  }

  #merged(known: readonly ChatMessage[], added: readonly ChatMessage[]): readonly ChatMessage[] {
    const all = mergeMessages(known, added)
    const kept = Math.max(KEPT, known.length)
    if (all.length > kept) this.#setMore(true)
    return all.slice(0, kept)
  }

  #setMore(hasMore: boolean): void {
    this.hasMore = hasMore
  }
}

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

/** The messages of a room or a conversation, the newest first, each of them once. */
export class MessageList {
  /** Whether there may be older messages than the loaded ones. */
  hasMore = false
  readonly loadingMore: Action
  readonly #source: MessageSource
  readonly #loaded: Resource<readonly ChatMessage[]>
  /** Increases with every opening, so that replies to earlier ones are dropped. */
  #turn = 0

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
    this.#turn += 1
    this.hasMore = false
    this.set(null)
  }

  /** Replaces the messages with the newest page. */
  async open(): Promise<void> {
    this.#turn += 1
    this.hasMore = false
    if (await this.#loaded.reload()) this.#setMore((this.value?.length ?? 0) >= MESSAGE_PAGE)
  }

  /** Loads the page before the oldest message. */
  async more(): Promise<void> {
    const turn = this.#turn
    const page = await this.loadingMore.run(() => this.#source.page(this.value?.length ?? 0))
    if (!page || turn !== this.#turn) return
    this.set(mergeMessages(this.value ?? [], page))
    this.#setMore(page.length >= MESSAGE_PAGE)
  }

  /** Loads the messages since the newest known one, after the connection was lost. */
  async loadLatest(): Promise<void> {
    const turn = this.#turn
    const newest = this.value?.[0]
    if (!newest) return this.open()
    const latest = await this.#source.latest(newest.id).catch(() => [])
    if (turn !== this.#turn) return
    // There may be a gap between a full page and the known messages.
    if (latest.length >= MESSAGE_PAGE) return this.open()
    this.add(latest)
  }

  add(added: readonly ChatMessage[]): void {
    const known = this.value ?? []
    const all = mergeMessages(known, added)
    const kept = Math.max(KEPT, known.length)
    this.set(all.slice(0, kept))
    if (all.length > kept) this.hasMore = true
  }

  /** Drops the messages for which `wanted` is false. */
  keep(wanted: (message: ChatMessage) => boolean): void {
    if (this.value) this.set(this.value.filter(wanted))
  }

  #setMore(hasMore: boolean): void {
    this.hasMore = hasMore
  }
}

import type { ForumCategoryInfo, ForumTopic, LiveMessage } from '@skystair/contract'
import { type ForumCategory, type ForumShelf, moderates } from '@skystair/contract/enums'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Resource } from '../../services/resource.ts'
import type { Services } from '../../services/services.ts'
import { silenced } from '../chat/public.ts'
import { PlayerStore } from '../player/index.ts'
import type { tokensOf } from './dialect.ts'
import { TopicStore } from './topic-store.ts'
import { TopicsStore } from './topics-store.ts'

export type ForumPage =
  | { readonly kind: 'HOME' }
  /** The topics of a category, or of the whole forum; all that a search finds, unless it is empty. */
  | { readonly kind: 'TOPICS'; readonly category: ForumShelf | null; readonly search: string }
  | { readonly kind: 'TOPIC'; readonly id: number }
  /** A new topic, or a change of the given one. */
  | { readonly kind: 'WRITE'; readonly category: ForumCategory; readonly topic: ForumTopic | null }

const HOME: ForumPage = { kind: 'HOME' }

/** The pages of the forum, and its categories. */
export class ForumStore {
  /** The open page, after those that lead back from it. */
  trail: readonly ForumPage[] = [HOME]
  /** Splits a text into tokens of Markdown; null until its chunk is loaded. */
  tokensOf: typeof tokensOf | null = null
  /** Whether the window is open. */
  open = false
  readonly categories: Resource<readonly ForumCategoryInfo[]>
  readonly #services: Services
  readonly #player: PlayerStore

  constructor(services: Services) {
    this.#services = services
    this.#player = services.get(PlayerStore)
    this.categories = new Resource<readonly ForumCategoryInfo[]>(services, (signal) =>
      services.call('GET /api/forum/category/list', { query: services.get(TopicsStore).ofLang }, { signal }),
    )
    makeAutoObservable<this>(this, { categories: false, trail: observableRef, tokensOf: observableRef }, { autoBind: true })
  }

  get page(): ForumPage {
    return this.trail.at(-1) ?? HOME
  }

  /** Whether the player is a guest, who has no access to the forum. */
  get guest(): boolean {
    return this.#player.guest
  }

  get moderator(): boolean {
    return moderates(this.#player.player?.accessLevel ?? 'TRIAL')
  }

  /** The error code of the reason why the player may not write; null if the player may. */
  get clanId() {
    return this.#player.player?.clanId ?? null
  }

  get silenced() {
    return silenced(this.#player.player, this.#services.clock.now)
  }

  isMe(playerId: number): boolean {
    return playerId === this.#player.player?.id
  }

  /** Whether the player's rank allows topics in a category. */
  mayBegin(category: ForumShelf): category is ForumCategory {
    return this.categories.value?.find((info) => info.category === category)?.writable ?? false
  }

  /** Opens the window, perhaps at a page that is not the first. */
  enter(page: ForumPage | null): void {
    this.trail = page ? [HOME, page] : [HOME]
    if (this.guest) return
    void this.categories.reload()
    void this.loadDialect()
  }

  /** Loads the Markdown of the forum, which is needed only here. */
  async loadDialect(): Promise<void> {
    const { tokensOf } = await this.#services.loadChunk(() => import('./dialect.ts'))
    runInAction(() => {
      this.tokensOf = tokensOf
    })
  }

  setOpen(open: boolean): void {
    this.open = open
  }

  /** Handles a live message: loads what is new or has changed on the open page. The calls check whether the player may read it. */
  receive(message: LiveMessage): boolean {
    if (!this.open || !('topicId' in message)) return true
    const { page } = this
    if (page.kind === 'TOPIC') {
      if (page.id === message.topicId) void this.#followTopic(page.id)
    } else if (message.notificationType === 'FORUM_COMMENT' || message.notificationType === 'FORUM_TOPIC') {
      if (page.kind === 'TOPICS') void this.#services.get(TopicsStore).follow()
      else if (page.kind === 'HOME' && message.notificationType === 'FORUM_TOPIC') void this.categories.reload()
    }
    return true
  }

  /** Loads what may be new on the open page after the connection was lost. */
  async loadLatest(): Promise<void> {
    if (!this.open || this.guest) return
    if (this.page.kind === 'TOPIC') await this.#followTopic(this.page.id)
    else if (this.page.kind === 'TOPICS') await this.#services.get(TopicsStore).follow()
    else if (this.page.kind === 'HOME') await this.categories.reload()
  }

  /** Loads what has changed in the open topic. Returns to the page before if the topic is gone. */
  async #followTopic(id: number): Promise<void> {
    const { ui, t } = this.#services
    if ((await this.#services.get(TopicStore).follow()) || this.page.kind !== 'TOPIC' || this.page.id !== id) return
    ui.toast(t('error.TOPIC_NOT_FOUND'))
    this.back()
  }

  /** Returns to the first page when the player has left a clan: its topics are for members. */
  leaveClan(): void {
    this.#services.get(TopicStore).leave()
    this.#services.get(TopicsStore).topics.clear()
    if (this.open) this.enter(null)
  }

  go(page: ForumPage): void {
    this.trail = [...this.trail, page]
  }

  /** Opens a page in place of the open one. */
  replace(page: ForumPage): void {
    this.trail = [...this.trail.slice(0, -1), page]
  }

  back(): void {
    this.trail = this.trail.slice(0, -1)
    if (this.page.kind === 'HOME') void this.categories.reload()
  }
}

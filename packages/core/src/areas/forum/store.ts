import type { ForumCategoryInfo, ForumTopic } from '@skystair/contract'
import { type ForumCategory, type ForumShelf, moderates } from '@skystair/contract/enums'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Resource } from '../../services/resource.ts'
import type { Services } from '../../services/services.ts'
import { silenced } from '../chat/public.ts'
import { PlayerStore } from '../player/index.ts'
import type { tokensOf } from './dialect.ts'

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
  readonly categories: Resource<readonly ForumCategoryInfo[]>
  readonly #services: Services
  readonly #player: PlayerStore

  constructor(services: Services) {
    this.#services = services
    this.#player = services.get(PlayerStore)
    this.categories = new Resource<readonly ForumCategoryInfo[]>(services, (signal) =>
      services.call('GET /api/forum/category/list', null, { signal }),
    )
    makeAutoObservable<this>(this, { categories: false, trail: observableRef, tokensOf: observableRef }, { autoBind: true })
  }

  get page(): ForumPage {
    return this.trail.at(-1) ?? HOME
  }

  /** Whether the player is a guest, who has no access to the forum. */
  get guest(): boolean {
    return this.#player.player?.accessLevel === 'TRIAL'
  }

  get moderator(): boolean {
    return moderates(this.#player.player?.accessLevel ?? 'TRIAL')
  }

  /** The error code of the reason why the player may not write; null if the player may. */
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

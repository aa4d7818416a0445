import type { ForumTopicHead } from '@skystair/contract'
import { type ForumShelf, type ForumSort, type ForumTag, type LangFilter, TOPIC_PAGE } from '@skystair/contract/enums'
import { makeAutoObservable } from 'mobx'
import { PagedList } from '../../services/paged-list.ts'
import type { Services } from '../../services/services.ts'

/** The list of topics. */
export class TopicsStore {
  /** Null for the whole forum. */
  category: ForumShelf | null = null
  /** The words that the shown topics contain; empty for all topics. */
  search = ''
  tag: ForumTag | null = null
  sort: ForumSort = 'COMMENTED'
  /** The language of the topics, also of those that are counted; null for that of the game. */
  lang: LangFilter | null = null
  readonly topics: PagedList<ForumTopicHead>

  constructor(services: Services) {
    this.topics = new PagedList<ForumTopicHead>(services, {
      size: TOPIC_PAGE,
      idOf: ({ id }) => id,
      load: ({ from, to }, options) => services.call('GET /api/forum/topic/list', { query: { ...this.#asked, from, to } }, options),
    })
    makeAutoObservable<this>(this, { topics: false }, { autoBind: true })
  }

  /** Shows the topics of a category that a search finds. */
  async open(category: ForumShelf | null, search: string): Promise<void> {
    if (category !== this.category || search !== this.search) {
      this.topics.clear()
      this.tag = null
    }
    this.category = category
    this.search = search
    await this.topics.reload()
  }

  /** Shows what others have added, changed and deleted, on all loaded pages. */
  follow(): Promise<void> {
    return this.topics.refresh()
  }

  async setTag(tag: ForumTag | null): Promise<void> {
    this.tag = tag
    await this.topics.reload()
  }

  async setLang(lang: LangFilter): Promise<void> {
    this.lang = lang
    await this.topics.reload()
  }

  async setSort(sort: ForumSort): Promise<void> {
    this.sort = sort
    await this.topics.reload()
  }

  /** The part of a query that selects the language. */
  get ofLang(): { readonly lang?: LangFilter } {
    return this.lang ? { lang: this.lang } : {}
  }

  get #asked() {
    const { category, search, tag, sort } = this
    return { sort, ...this.ofLang, ...(category ? { category } : {}), ...(search === '' ? {} : { search }), ...(tag ? { tag } : {}) }
  }
}

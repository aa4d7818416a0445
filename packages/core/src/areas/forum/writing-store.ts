import type { ForumTopic } from '@skystair/contract'
import { type ForumCategory, ForumTag, TITLE_MAX, TOPIC_MAX } from '@skystair/contract/enums'
import { textProblem } from '@skystair/contract/player-text'
import { clanCategories } from '@skystair/world/areas/forum/rows'
import { makeAutoObservable, observableRef } from 'mobx'
import { Action } from '../../services/action.ts'
import type { Services } from '../../services/services.ts'
import { Drafts } from '../player/index.ts'

/** Who sees a topic: everybody, the clan, the clan and guests, or only the author and moderators. */
export type Seen = 'ALL' | 'CLAN' | 'GUEST' | 'PRIVATE'

interface Content {
  readonly title: string
  readonly text: string
  readonly tag: ForumTag | null
  readonly seen: Seen
}

const isContent = (value: unknown): value is Content => {
  const { title, text, tag, seen } = (value ?? {}) as Partial<Record<keyof Content, unknown>>
  const isTag = tag === null || ForumTag.includes(tag as ForumTag)
  return typeof title === 'string' && typeof text === 'string' && isTag && ['ALL', 'CLAN', 'GUEST', 'PRIVATE'].includes(seen as string)
}

/** The form of a new topic, or of the change of one, with its draft on the device. */
export class WritingStore {
  category: ForumCategory = 'TALK'
  /** The topic to change; null for a new one. */
  topic: ForumTopic | null = null
  content: Content = { title: '', text: '', tag: null, seen: 'ALL' }
  hasDraft = false
  readonly saving: Action
  readonly #services: Services
  readonly #drafts: Drafts

  constructor(services: Services) {
    this.#services = services
    this.#drafts = services.get(Drafts)
    this.saving = new Action(services)
    makeAutoObservable<this>(this, { saving: false, topic: observableRef, content: observableRef }, { autoBind: true })
  }

  get ofClan(): boolean {
    return clanCategories.some(({ id }) => id === this.category)
  }

  /** Who can be chosen to see the topic. */
  get choices(): readonly Seen[] {
    return this.ofClan ? ['CLAN', 'GUEST', 'PRIVATE'] : ['ALL', 'PRIVATE']
  }

  /** The error code of the title so far; null if it is valid or empty. */
  get titleProblem() {
    return this.content.title === '' ? null : textProblem(this.content.title, TITLE_MAX)
  }

  get textProblem() {
    return this.content.text === '' ? null : textProblem(this.content.text, TOPIC_MAX)
  }

  get ready(): boolean {
    const { title, text } = this.content
    return textProblem(title, TITLE_MAX) === null && textProblem(text, TOPIC_MAX) === null
  }

  open(category: ForumCategory, topic: ForumTopic | null): void {
    this.category = category
    this.topic = topic
    const draft = this.#draft()
    this.hasDraft = draft !== null
    this.content = draft ?? this.#first()
  }

  change(changes: Partial<Content>): void {
    this.content = { ...this.content, ...changes }
    this.hasDraft = true
    this.#drafts.set(this.#key, JSON.stringify(this.content))
  }

  dropDraft(): void {
    this.#drafts.set(this.#key, null)
    this.hasDraft = false
    this.content = this.#first()
  }

  /** Stores the topic. Resolves with it, or null if that failed. */
  async save(): Promise<ForumTopic | null> {
    const { call } = this.#services
    const { seen, ...content } = this.content
    const body = { ...content, private: seen === 'PRIVATE', guest: seen === 'GUEST' }
    const { category, topic } = this
    const saved = await this.saving.run(() =>
      topic
        ? call('POST /api/forum/topic/{id}/edit', { params: { id: topic.id }, body })
        : call('POST /api/forum/topic/create', { body: { category, ...body } }),
    )
    if (saved) this.dropDraft()
    return saved
  }

  get #key(): string {
    return this.topic ? `topic ${this.topic.id}` : `new ${this.category}`
  }

  #first(): Content {
    const { topic } = this
    const open = this.ofClan ? 'CLAN' : 'ALL'
    if (!topic) return { title: '', text: '', tag: null, seen: open }
    const { title, text, tag } = topic
    return { title, text, tag, seen: topic.private ? 'PRIVATE' : topic.guest ? 'GUEST' : open }
  }

  #draft(): Content | null {
    try {
      const draft: unknown = JSON.parse(this.#drafts.get(this.#key) ?? 'null')
      return isContent(draft) ? draft : null
    } catch {
      return null
    }
  }
}

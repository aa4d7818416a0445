import type { ForumComment, ForumTopic } from '@skystair/contract'
import { COMMENT_MAX, COMMENT_PAGE } from '@skystair/contract/enums'
import { textProblem } from '@skystair/contract/player-text'
import { makeAutoObservable, observableRef } from 'mobx'
import { CallError } from '../../net/call-error.ts'
import { Action } from '../../services/action.ts'
import { PagedList } from '../../services/paged-list.ts'
import { Resource } from '../../services/resource.ts'
import type { Services } from '../../services/services.ts'
import { fileReport } from '../chat/public.ts'
import { Drafts } from '../player/index.ts'

/** The open topic with its comments and the player's unsent one. */
export class TopicStore {
  id = 0
  text = ''
  /** The player's comment that is being changed, with its text so far; null while none is. */
  edited: { readonly id: number; readonly text: string } | null = null
  readonly topic: Resource<ForumTopic>
  readonly comments: PagedList<ForumComment>
  readonly sending: Action
  readonly changing: Action
  readonly #services: Services
  readonly #drafts: Drafts

  constructor(services: Services) {
    this.#services = services
    this.#drafts = services.get(Drafts)
    this.topic = new Resource<ForumTopic>(services, (signal) =>
      services.call('GET /api/forum/topic/{id}/get', { params: { id: this.id } }, { signal }),
    )
    this.comments = new PagedList<ForumComment>(services, {
      size: COMMENT_PAGE,
      idOf: ({ id }) => id,
      load: ({ from, to }, options) =>
        services.call('GET /api/forum/topic/{id}/comment/list', { params: { id: this.id }, query: { from, to } }, options),
    })
    this.sending = new Action(services)
    this.changing = new Action(services)
    makeAutoObservable<this>(
      this,
      { topic: false, comments: false, sending: false, changing: false, edited: observableRef },
      { autoBind: true },
    )
  }

  /** The error code of the comment so far; null if it is valid or empty. */
  get problem() {
    return this.text === '' ? null : textProblem(this.text, COMMENT_MAX)
  }

  async open(id: number): Promise<void> {
    if (id !== this.id) {
      this.topic.set(null)
      this.comments.clear()
    }
    this.id = id
    this.edited = null
    this.text = this.#drafts.get(`reply ${id}`) ?? ''
    await Promise.all([this.topic.reload(), this.comments.reload()])
  }

  setText(text: string): void {
    this.text = text
    this.#drafts.set(`reply ${this.id}`, text === '' ? null : text)
  }

  async send(): Promise<void> {
    const { id, text } = this
    const input = { params: { id }, body: { text } }
    const comment = await this.sending.run(() => this.#services.call('POST /api/forum/topic/{id}/comment/add', input))
    if (!comment || id !== this.id) return
    this.setText('')
    this.comments.add(comment)
    this.#count(1)
  }

  /** Begins to change a comment; null ends it without a change. */
  edit(comment: Pick<ForumComment, 'id' | 'text'> | null): void {
    this.edited = comment && { id: comment.id, text: comment.text }
  }

  setEdited(text: string): void {
    if (this.edited) this.edited = { ...this.edited, text }
  }

  /** The error code of the changed comment; null if it is valid or empty. */
  get editedProblem() {
    const { text = '' } = this.edited ?? {}
    return text === '' ? null : textProblem(text, COMMENT_MAX)
  }

  async saveEdited(): Promise<void> {
    const { id, edited } = this
    if (!edited) return
    const input = { params: { id, commentId: edited.id }, body: { text: edited.text } }
    const saved = await this.changing.run(() => this.#services.call('POST /api/forum/topic/{id}/comment/{commentId}/edit', input))
    if (!saved || id !== this.id) return
    this.edit(null)
    this.comments.set((this.comments.value ?? []).map((comment) => (comment.id === saved.id ? saved : comment)))
  }

  async deleteComment(commentId: number): Promise<void> {
    const { id } = this
    const input = { params: { id, commentId } }
    const done = await this.changing.run(() => this.#services.call('POST /api/forum/topic/{id}/comment/{commentId}/delete', input))
    if (!done || id !== this.id) return
    this.comments.remove(commentId)
    this.#count(-1)
  }

  async pin(pinned: boolean): Promise<void> {
    const input = { params: { id: this.id }, body: { pinned } }
    const topic = await this.changing.run(() => this.#services.call('POST /api/forum/topic/{id}/pin', input))
    if (topic?.id === this.id) this.topic.set(topic)
  }

  /** Deletes the topic. Resolves with whether it succeeded. */
  async deleteTopic(): Promise<boolean> {
    const input = { params: { id: this.id } }
    return (await this.changing.run(() => this.#services.call('POST /api/forum/topic/{id}/delete', input))) !== null
  }

  /** Reports the topic or a comment on it to the moderators. */
  report(kind: 'TOPIC' | 'COMMENT', id: number): Promise<void> {
    return fileReport(this.#services, this.changing, kind, id)
  }

  /** Loads what others have added, changed and deleted since. Resolves with false if the player can no longer read the topic. */
  async follow(): Promise<boolean> {
    const { id } = this
    if (!this.topic.value) return true
    try {
      const topic = await this.#services.call('GET /api/forum/topic/{id}/get', { params: { id } }, { once: true })
      if (id !== this.id) return true
      this.topic.set(topic)
    } catch (error) {
      return !(error instanceof CallError && error.code === 'TOPIC_NOT_FOUND')
    }
    await this.comments.refresh()
    return true
  }

  /** Forgets the topic, because the player may no longer read it. */
  leave(): void {
    this.id = 0
    this.edited = null
    this.topic.set(null)
    this.comments.clear()
  }

  #count(change: 1 | -1): void {
    const { value } = this.topic
    if (value) this.topic.set({ ...value, comments: value.comments + change })
  }
}

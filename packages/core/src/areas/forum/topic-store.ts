import type { ForumComment, ForumTopic } from '@skystair/contract'
import { COMMENT_MAX, COMMENT_PAGE } from '@skystair/contract/enums'
import { textProblem } from '@skystair/contract/player-text'
import { makeAutoObservable } from 'mobx'
import { Action } from '../../services/action.ts'
import { Resource } from '../../services/resource.ts'
import type { Services } from '../../services/services.ts'
import { Drafts } from './drafts.ts'
import { PagedList } from './paged-list.ts'

/** The open topic with its comments and the player's unsent one. */
export class TopicStore {
  id = 0
  text = ''
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
    this.comments = new PagedList<ForumComment>(services, COMMENT_PAGE, (query, signal) =>
      services.call('GET /api/forum/topic/{id}/comment/list', { params: { id: this.id }, query }, signal ? { signal } : {}),
    )
    this.sending = new Action(services)
    this.changing = new Action(services)
    makeAutoObservable<this>(this, { topic: false, comments: false, sending: false, changing: false }, { autoBind: true })
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
    this.text = this.#drafts.get(`reply ${id}`) ?? ''
    await Promise.all([this.topic.reload(), this.comments.rows.reload()])
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

  #count(change: 1 | -1): void {
    const { value } = this.topic
    if (value) this.topic.set({ ...value, comments: value.comments + change })
  }
}

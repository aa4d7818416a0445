import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Action } from '../../services/action.ts'
import type { Services } from '../../services/services.ts'
import { PlayerStore } from '../player/index.ts'
import { isKnown } from './looks.ts'
import type { Notification } from './notification.ts'

/** The player's notifications, newest first. */
export class NotificationStore {
  list: readonly Notification[] = []
  readonly removing: Action
  readonly #services: Services
  readonly #player: PlayerStore

  constructor(services: Services) {
    this.#services = services
    this.#player = services.get(PlayerStore)
    this.removing = new Action(services)
    makeAutoObservable<this>(this, { list: observableRef, removing: false }, { autoBind: true })
  }

  get unseen(): boolean {
    return this.list.some(({ seen }) => !seen)
  }

  set(all: readonly Notification[]): void {
    this.list = all.filter(isKnown)
  }

  /** Marks all notifications as seen. */
  async see(): Promise<void> {
    if (!this.unseen) return
    if (await this.#player.take(() => this.#services.call('POST /api/player/notification/reset')))
      runInAction(() => {
        this.list = this.list.map((one) => ({ ...one, seen: true }))
      })
  }

  async remove(id: number): Promise<void> {
    await this.#services.ui.attempt(() => this.#remove(id))
  }

  /** Removes all listed notifications, up to the first that the server refuses to remove. */
  async removeAll(): Promise<void> {
    await this.removing.run(async () => {
      for (const { id } of this.list) await this.#remove(id)
    })
  }

  async #remove(id: number): Promise<void> {
    await this.#services.call('POST /api/player/notif/remove/{id}', { params: { id } })
    runInAction(() => {
      this.list = this.list.filter((one) => one.id !== id)
    })
  }
}

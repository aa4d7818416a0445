import type { Task } from '@skystair/contract'
import { TaskGroup } from '@skystair/contract/enums'
import { makeAutoObservable } from 'mobx'
import type { Services } from '../../services/services.ts'
import { GainAction, PlayerStore } from '../player/index.ts'

/** Tasks of one event, or of none. */
export interface TaskSection {
  readonly event: string | null
  /** When the event ends; 0 if it is over and only rewards are left, null for tasks without an end. */
  readonly until: number | null
  readonly tasks: readonly Task[]
}

/** The window of tasks: which group is shown, and taking rewards. It exists while the window is open. */
export class TaskStore {
  chosen: TaskGroup
  readonly taking: GainAction
  readonly #services: Services
  readonly #player: PlayerStore

  constructor(services: Services) {
    this.#services = services
    this.#player = services.get(PlayerStore)
    this.taking = new GainAction(services)
    this.chosen = 'TASK'
    makeAutoObservable(this, { taking: false }, { autoBind: true })
    // The window was probably opened for a reward that can be taken.
    this.chosen = TaskGroup.find((group) => this.waiting(group) > 0) ?? 'TASK'
  }

  get all(): readonly Task[] {
    return this.#player.player?.tasks ?? []
  }

  /** The chosen group by events; tasks with a reward to take come first. */
  get sections(): readonly TaskSection[] {
    const sections = new Map<string | null, Task[]>()
    for (const task of this.all.filter(({ group }) => group === this.chosen)) {
      const section = sections.get(task.event)
      if (section) section.push(task)
      else sections.set(task.event, [task])
    }
    return [...sections].map(([event, tasks]) => ({
      event,
      until: tasks.some(({ until }) => until === null) ? null : Math.max(...tasks.map(({ until }) => until ?? 0)),
      tasks: tasks.sort((a, b) => Number(b.done) - Number(a.done)),
    }))
  }

  /** Returns how many rewards of a group can be taken. */
  waiting(group: TaskGroup): number {
    return this.all.filter((task) => task.group === group && task.done).length
  }

  choose(group: TaskGroup): void {
    this.chosen = group
    this.taking.clear()
  }

  /** Takes the rewards of the chosen group one after the other, and shows them together. Ends with the first that is refused. */
  async takeAll(): Promise<void> {
    if (this.taking.busy) return
    this.taking.clear()
    for (const task of this.all.filter(({ group, done }) => group === this.chosen && done)) {
      await this.take(task, true)
      if (this.all.some(({ id, done }) => id === task.id && done)) return
    }
  }

  /** Takes the reward of a task; `adds` shows it together with those before. */
  async take({ id, done }: Pick<Task, 'id' | 'done'>, adds = false): Promise<void> {
    if (!done) return
    await this.taking.run(() => this.#services.call('POST /api/player/task/{id}/take', { params: { id } }), {
      target: id,
      adds,
      refresh: () => this.#player.refresh(),
    })
  }
}

import type { Task } from '@skystair/contract'
import { TaskGroup } from '@skystair/contract/enums'
import { makeAutoObservable } from 'mobx'
import type { Services } from '../../services/services.ts'
import { gainsWords } from '../../ui/format/gain-look.ts'
import { GainAction, PlayerStore } from '../player/index.ts'

/** Tasks of one event, or of none. */
export interface TaskSection {
  readonly event: string | null
  /** When the event ends; 0 if it is over and only rewards are left, null for tasks without an end. */
  readonly until: number | null
  readonly tasks: readonly Task[]
}

/** Tasks: which group is shown, and taking rewards. The window has one while it is open, and so has the list beside the road. */
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

  /** Takes the rewards of these groups one after the other, and shows them together. Ends with the first that is refused. */
  async takeAll(groups: readonly TaskGroup[] = [this.chosen]): Promise<void> {
    if (this.taking.busy) return
    this.taking.clear()
    for (const task of this.all.filter(({ group, done }) => groups.includes(group) && done)) {
      await this.take(task, true)
      if (this.all.some(({ id, done }) => id === task.id && done)) return
    }
  }

  /** Takes the rewards of all groups, and says what they were. */
  async takeEverything(): Promise<void> {
    await this.takeAll(TaskGroup)
    const { t, ui } = this.#services
    if (this.taking.gains.length > 0) ui.toast(`${t('tasks.thanks')}: ${gainsWords(this.taking.gains, t)}`, 'good')
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

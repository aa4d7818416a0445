import type { Gain, Task } from '@skystair/contract'
import { TaskGroup } from '@skystair/contract/enums'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import type { Services } from '../../services/services.ts'
import { PlayerStore } from '../player/index.ts'

/** Tasks of one event, or of none. */
export interface TaskSection {
  readonly event: string | null
  /** When the event ends; 0 where it is over and only rewards wait, null for what has no end. */
  readonly until: number | null
  readonly tasks: readonly Task[]
}

/** The window of tasks: which of them are looked at, and taking what they give. It lives while the window is open. */
export class TaskStore {
  chosen: TaskGroup
  /** The task whose reward is on its way. */
  taking: number | null = null
  /** What was taken last, to be shown. */
  gains: readonly Gain[] = []
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
    this.chosen = 'TASK'
    makeAutoObservable(this, { gains: observableRef }, { autoBind: true })
    // Where something waits to be taken, that is what the window was opened for.
    this.chosen = TaskGroup.find((group) => this.waiting(group) > 0) ?? 'TASK'
  }

  get all(): readonly Task[] {
    return this.#services.get(PlayerStore).player?.tasks ?? []
  }

  /** The chosen group by events, what waits to be taken first. */
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

  /** How many rewards of a group wait. */
  waiting(group: TaskGroup): number {
    return this.all.filter((task) => task.group === group && task.done).length
  }

  choose(group: TaskGroup): void {
    this.chosen = group
    this.gains = []
  }

  /** Takes a reward. A press while another is on its way counts for nothing. */
  async take({ id, done }: Pick<Task, 'id' | 'done'>): Promise<void> {
    if (!done || this.taking !== null) return
    this.taking = id
    const { ui, call } = this.#services
    const player = this.#services.get(PlayerStore)
    const taken = await ui.attempt(() => call('POST /api/player/task/{id}/take', { params: { id } }))
    // A refusal means that our picture is old.
    if (!taken) await player.refresh()
    runInAction(() => {
      this.taking = null
      if (!taken) return
      this.gains = taken.gains
      player.replace(taken.player)
    })
  }
}

import type { DelayedChest, DelayedChestStatus } from '@skystair/contract'
import { makeAutoObservable, runInAction } from 'mobx'
import { Action } from '../../../services/action.ts'
import { Resource } from '../../../services/resource.ts'
import type { Services } from '../../../services/services.ts'
import { noteDraw } from '../../fairness/public.ts'
import { GainAction, PlayerStore } from '../../player/index.ts'

/** The chest that opens after a time. */
export class DelayedChestStore {
  readonly status: Resource<DelayedChestStatus>
  readonly speeding: Action
  readonly taking: GainAction
  /** The type of the chest that was opened last. Reset when the window opens. */
  opened: DelayedChest['type'] | null = null
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
    this.speeding = new Action(services)
    this.taking = new GainAction(services)
    this.status = new Resource<DelayedChestStatus>(
      services,
      async (signal) => this.#noted(await services.call('GET /api/delayed/chest/ensure', null, { signal })),
      { silent: true },
    )
    makeAutoObservable(this, { status: false, speeding: false, taking: false }, { autoBind: true })
  }

  get chest(): DelayedChest | null {
    return this.status.value?.chest ?? null
  }

  /** True if there is a chest that can be opened now. */
  get ready(): boolean {
    return this.chest !== null && this.chest.readyAt <= this.#services.clock.now
  }

  async enter(): Promise<void> {
    this.opened = null
    this.taking.clear()
    this.#services.clock.tick()
    await this.status.reload()
  }

  /** Makes the chest ready immediately for gems. */
  async speedUp(): Promise<void> {
    await this.speeding.run(
      async () => {
        const { player, ...status } = await this.#services.call('GET /api/delayed/chest/speedup')
        runInAction(() => {
          this.#services.get(PlayerStore).update(player)
          this.status.set(this.#noted(status))
        })
        this.#services.clock.tick()
      },
      { refresh: this.status.reload },
    )
  }

  /** Opens the chest and takes its content. */
  async take(): Promise<void> {
    const type = this.chest?.type
    if (!this.ready || !type) return
    await this.taking.run(() => this.#services.call('GET /api/delayed/chest/take'), {
      apply: ({ chest, victoriesLeft, nextType }) => {
        this.opened = type
        this.status.set(this.#noted({ chest, victoriesLeft, nextType }))
      },
      refresh: () => this.status.reload(),
    })
  }

  #noted(status: DelayedChestStatus): DelayedChestStatus {
    if (status.chest) noteDraw(this.#services.local, status.chest.draw)
    return status
  }
}

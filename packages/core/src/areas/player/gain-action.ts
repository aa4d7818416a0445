import type { Gain, PlayerChange } from '@skystair/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Action, type ActionOptions } from '../../services/action.ts'
import type { Services } from '../../services/services.ts'
import { PlayerStore } from './store.ts'

interface GainOptions<R> extends Pick<ActionOptions, 'target' | 'refresh'> {
  /** Applies the rest of the reply. */
  readonly apply?: (reply: R) => void
  /** Adds the gains to those that are shown, instead of replacing them. */
  readonly adds?: boolean
}

/** Returns gains with one amount for each kind. */
function summed(gains: readonly Gain[]): Gain[] {
  const amounts = new Map<string, number>()
  for (const { kind, amount } of gains) amounts.set(kind, (amounts.get(kind) ?? 0) + amount)
  return [...amounts].map(([kind, amount]) => ({ kind, amount }))
}

/** Takes rewards, one at a time: updates the player, and stores the gains for display. */
export class GainAction {
  /** The gains that were taken last. */
  gains: readonly Gain[] = []
  readonly #action: Action
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
    this.#action = new Action(services)
    makeAutoObservable(this, { gains: observableRef }, { autoBind: true })
  }

  get busy(): boolean {
    return this.#action.busy
  }

  /** Forgets the last gains. */
  clear(): void {
    this.gains = []
  }

  /** Makes the call. Resolves when its reply is applied, or the refusal is shown and `refresh` is done. */
  async run<R extends { readonly player: PlayerChange; readonly gains: readonly Gain[] }>(
    call: () => Promise<R>,
    { target, apply, refresh, adds = false }: GainOptions<R> = {},
  ): Promise<void> {
    const work = async () => {
      const reply = await call()
      runInAction(() => {
        apply?.(reply)
        this.gains = adds ? summed([...this.gains, ...reply.gains]) : reply.gains
        this.#services.get(PlayerStore).update(reply.player)
      })
    }
    await this.#action.run(work, { target, refresh })
  }
}

import type { Player } from '@skystair/contract'
import { makeAutoObservable, observableShallow, reaction } from 'mobx'
import type { Services } from '../../services/services.ts'
import type { UiStore } from '../../services/ui-store.ts'
import { PlayerStore } from '../player/index.ts'
import { FirstState } from './first-state.ts'
import { type Moment, momentsBetween } from './moments-between.ts'

/** Windows in which heroes are bought. */
const SHOPS: readonly string[] = ['shops', 'offer']

/** The moments that the player has not seen yet, the oldest first. */
export class MomentStore {
  waiting: Moment[] = []
  readonly #player: PlayerStore
  readonly #first: FirstState
  readonly #ui: UiStore

  constructor(services: Services) {
    this.#first = services.get(FirstState)
    this.#player = services.get(PlayerStore)
    this.#ui = services.ui
    makeAutoObservable<this>(this, { waiting: observableShallow, watch: false }, { autoBind: true })
  }

  /** The moments that may be shown now. Over a window: only new ranks, and bought heroes. Why: other windows show what was gained themselves. */
  get showable(): readonly Moment[] {
    if (this.#ui.overlay === null) return this.waiting
    return this.waiting.filter(({ kind }) => kind === 'rank' || (kind === 'hero' && this.#isShopping))
  }

  get current(): Moment | null {
    return this.showable[0] ?? null
  }

  /** Collects the player's moments since the game began. Returns the function that stops it. */
  watch(): () => void {
    this.#collect(this.#first.player, this.#player.player)
    return reaction(
      () => this.#player.player,
      (after, before) => this.#collect(before ?? null, after),
    )
  }

  next(): void {
    const { current } = this
    this.waiting = this.waiting.filter((moment) => moment !== current)
  }

  skipAll(): void {
    const { showable } = this
    this.waiting = this.waiting.filter((moment) => !showable.includes(moment))
  }

  get #isShopping(): boolean {
    return SHOPS.includes(this.#ui.overlay?.name ?? '')
  }

  #collect(before: Player | null, after: Player | null): void {
    if (!before || !after || before.id !== after.id) this.waiting = []
    // A bought artifact is no surprise: the player has just chosen it.
    else this.waiting.push(...momentsBetween(before, after).filter(({ kind }) => kind !== 'artifact' || !this.#isShopping))
  }
}

import type { BattleRecord } from '@skystair/contract'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { Resource } from '../../services/resource.ts'
import type { Services } from '../../services/services.ts'
import type { ReplayFrame, Verdict } from './check.ts'

/** A fight that was replayed on this device, and the result of checking it. */
interface Played {
  readonly record: BattleRecord
  readonly frames: readonly ReplayFrame[]
  readonly verdict: Verdict
}

/** A fight that the player may see by its number, or one that somebody has shared. */
export type Fight = { readonly id: number } | { readonly token: string }

/** Replays a finished fight move by move. It exists while the window is open. */
export class ReplayStore {
  readonly played: Resource<Played>
  step = 0
  /** Whether the next moves are shown automatically. */
  playing = false
  /** Whether the player shares the fight. */
  sharing = false

  readonly #services: Services

  constructor(services: Services, fight: Fight) {
    this.#services = services
    this.played = new Resource<Played>(services, async (signal) => {
      const [record, { checkBattle, framesOf, isByOtherRules }] = await Promise.all([
        'token' in fight
          ? services.call('GET /api/battle/shared/{token}/record', { params: fight }, { signal })
          : services.call('GET /api/battle/{id}/record', { params: fight }, { signal }),
        import('./check.ts'),
      ])
      runInAction(() => {
        this.sharing = record.shared === true
      })
      const verdict = checkBattle(record, null)
      const frames = framesOf(record)
      // The moves of a fight by other rules would lead to another fight than the one that took place.
      return { record, frames: isByOtherRules(verdict) ? frames.slice(0, 1) : frames, verdict }
    })
    makeAutoObservable(this, { played: false, step: true, playing: observableRef }, { autoBind: true })
  }

  /** The number of moves. */
  get steps(): number {
    return (this.played.value?.frames.length ?? 1) - 1
  }

  get frame(): ReplayFrame | null {
    return this.played.value?.frames[this.step] ?? null
  }

  get atEnd(): boolean {
    return this.step >= this.steps
  }

  /** Shows another move. */
  move(by: number): void {
    this.step = Math.max(0, Math.min(this.steps, this.step + by))
    if (this.atEnd) this.playing = false
  }

  /** Shares a fight of the player. Returns the target of its link; null if that failed. */
  async share(id: number): Promise<{ readonly kind: 'replay'; readonly token: string } | null> {
    const { call, ui } = this.#services
    const shared = await ui.attempt(() => call('POST /api/battle/{id}/share', { params: { id } }))
    if (!shared) return null
    runInAction(() => {
      this.sharing = true
    })
    return { kind: 'replay', token: shared.token }
  }

  /** Withdraws the link to a fight of the player. */
  async unshare(id: number): Promise<void> {
    const { call, ui, t } = this.#services
    const { shared } = (await ui.attempt(() => call('POST /api/battle/{id}/unshare', { params: { id } }))) ?? { shared: true }
    runInAction(() => {
      this.sharing = shared
    })
    if (!shared) ui.toast(t('fairness.replay.unshared'), 'good')
  }

  /** Starts or stops showing moves; starts from the beginning if all were shown. */
  toggle(): void {
    if (!this.playing && this.atEnd) this.step = 0
    this.playing = !this.playing
  }
}

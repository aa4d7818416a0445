import type { BattleRecord } from '@skystair/contract'
import { makeAutoObservable, observableRef } from 'mobx'
import { Resource } from '../../services/resource.ts'
import type { Services } from '../../services/services.ts'
import type { ReplayFrame, Verdict } from './check.ts'

/** A fight that was replayed on this device, and the result of checking it. */
interface Played {
  readonly record: BattleRecord
  readonly frames: readonly ReplayFrame[]
  readonly verdict: Verdict
}

/** Replays a finished fight move by move. It exists while the window is open. */
export class ReplayStore {
  readonly played: Resource<Played>
  step = 0
  /** Whether the next moves are shown automatically. */
  playing = false

  constructor(services: Services, id: number) {
    this.played = new Resource<Played>(services, async (signal) => {
      const [record, { checkBattle, framesOf }] = await Promise.all([
        services.call('GET /api/battle/{id}/record', { params: { id } }, { signal }),
        import('./check.ts'),
      ])
      return { record, frames: framesOf(record), verdict: checkBattle(record, null) }
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

  /** Starts or stops showing moves; starts from the beginning if all were shown. */
  toggle(): void {
    if (!this.playing && this.atEnd) this.step = 0
    this.playing = !this.playing
  }
}

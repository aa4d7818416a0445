import { makeAutoObservable } from 'mobx'

/** What the start is waiting for; `done` once the first scene is shown. */
export type LoadPhase = 'identity' | 'player' | 'texts' | 'pictures' | 'scene' | 'done'

/** Progress of the start. */
export class LoadStore {
  /** 0 to 100, never falling. */
  pct = 0
  phase: LoadPhase = 'identity'

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Ignores smaller values: a progress bar that shrinks looks broken. */
  set(pct: number, phase: LoadPhase = this.phase): void {
    this.pct = Math.max(this.pct, Math.min(100, pct))
    this.phase = phase
  }
}

import { makeAutoObservable } from 'mobx'

/** `texts` to `scene` are what is waited for; `done` once the first scene stands. */
export type LoadPhase = 'identity' | 'player' | 'texts' | 'pictures' | 'scene' | 'done'

/** How far the start has come. */
export class LoadStore {
  /** 0 to 100, never falling. */
  pct = 0
  phase: LoadPhase = 'identity'

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Steps that go back are ignored, for a bar that shrinks looks broken. */
  set(pct: number, phase: LoadPhase = this.phase): void {
    this.pct = Math.max(this.pct, Math.min(100, pct))
    this.phase = phase
  }
}

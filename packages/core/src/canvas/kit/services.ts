import type { Scene } from '@skystair/contract/enums'
import type { RootStore } from '../../stores/root-store.ts'
import type { LateSound } from '../sound/late-sound.ts'
import type { Art } from './art.ts'
import type { Easel } from './easel.ts'
import type { Pace } from './pace.ts'
import type { Painted } from './painted.ts'

/** What every scene is given. */
export interface Services {
  root: RootStore
  art: Art
  painted: Painted
  easel: Easel
  sound: LateSound
  pace: Pace
  /** Brings the script of a scene that isn't there from the start. Rejects only once the game is destroyed. */
  bringScene: (scene: Scene) => Promise<void>
  /** A scene says that it stands, or with an error that it can't. */
  stands: (scene: Scene, error?: unknown) => void
}

import type { Scene } from '@skystair/contract/enums'
import type { RootStore } from '../../root-store.ts'
import type { Pace } from '../render-quality.ts'
import type { LateSound } from '../sound/lazy-sound.ts'
import type { Art } from '../texture/art.ts'
import type { Easel } from '../texture/dynamic-atlas.ts'
import type { Painted } from '../texture/painted.ts'

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

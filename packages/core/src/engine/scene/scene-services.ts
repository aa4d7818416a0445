import type { Scene } from '@skystair/contract/enums'
import type { Services } from '../../services/services.ts'
import type { RenderQuality } from '../render-quality.ts'
import type { LazySound } from '../sound/lazy-sound.ts'
import type { Art } from '../texture/art.ts'
import type { DynamicAtlas } from '../texture/dynamic-atlas.ts'
import type { Painted } from '../texture/painted.ts'

/** What every scene is given. */
export interface SceneServices {
  root: Services
  art: Art
  painted: Painted
  easel: DynamicAtlas
  sound: LazySound
  pace: RenderQuality
  /** Brings the script of a scene that isn't there from the start. Rejects only once the game is destroyed. */
  bringScene: (scene: Scene) => Promise<void>
  /** A scene says that it stands, or with an error that it can't. */
  stands: (scene: Scene, error?: unknown) => void
}

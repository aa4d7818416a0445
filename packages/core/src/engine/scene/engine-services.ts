import type { Scene } from '@skystair/contract/enums'
import type { Services } from '../../services/services.ts'
import type { RenderQuality } from '../render-quality.ts'
import type { LazySound } from '../sound/lazy-sound.ts'
import type { Art } from '../texture/art.ts'
import type { DynamicAtlas } from '../texture/dynamic-atlas.ts'
import type { ProceduralTextures } from '../texture/procedural-textures.ts'

/** What every scene can use. */
export interface EngineServices {
  services: Services
  art: Art
  textures: ProceduralTextures
  dynamicAtlas: DynamicAtlas
  sound: LazySound
  quality: RenderQuality
  /** Must be called when the pixels of a picture have changed. */
  redraw: () => void
  /** Loads the script of a scene that isn't loaded from the start. Rejects only once the game is destroyed. */
  loadScene: (scene: Scene) => Promise<void>
  /** Called by a scene once it is built, or with the error that kept it from being built. */
  onSceneReady: (scene: Scene, error?: unknown) => void
}

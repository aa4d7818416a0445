import type { Picture } from './picture.ts'
import { TintMode } from './tint.ts'

/** Makes a picture one of light. Where there is no WebGL, blending costs nothing more. */
export function lit(image: Picture): Picture {
  return 'renderNodes' in image.scene.renderer ? image.setTintMode(TintMode.LIGHT) : image.setBlendMode('ADD')
}

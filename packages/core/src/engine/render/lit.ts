import type { Picture } from './picture.ts'
import { TintMode } from './tint.ts'

/** Makes a picture add its light onto what is below. Without WebGL, changing the blend mode costs nothing. */
export function lit(image: Picture): Picture {
  return 'renderNodes' in image.scene.renderer ? image.setTintMode(TintMode.LIGHT) : image.setBlendMode('ADD')
}

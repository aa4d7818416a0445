import type { AreaParts } from '../../services/area.ts'
import { hudCss } from './hud/css.ts'
import { RoadHud } from './hud/hud.tsx'
import { keys } from './keys.ts'
import { RoadMirror } from './mirror.tsx'
import { followCues } from './sound-cues.ts'

export const parts: AreaParts = {
  css: hudCss,
  huds: { road: RoadHud },
  mirrors: { road: RoadMirror },
  keys: { road: keys },
  cues: followCues,
}

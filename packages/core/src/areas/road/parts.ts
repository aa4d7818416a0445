import type { AreaParts } from '../../services/area.ts'
import hudCss from './hud/hud.css'
import { RoadHud } from './hud/hud.tsx'
import { keys } from './keys.ts'
import { RoadMirror } from './mirror.tsx'
import { followCues } from './sound-cues.ts'
import { TeleportChoice } from './teleport-window.tsx'

export const parts: AreaParts = {
  css: [hudCss],
  windows: { teleport: TeleportChoice },
  huds: { road: RoadHud },
  mirrors: { road: RoadMirror },
  keys: { road: keys },
  cues: followCues,
}

import type { AreaParts } from '../../services/area.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import css from './hero.css'
import orderCss from './order.css'
import { PreloadArtifacts } from './preload-artifacts.ts'
import { CreatureHud } from './scene-hud.tsx'
import { Profile } from './window.tsx'

export const parts: AreaParts = {
  css: [...kitCss, css, orderCss],
  windows: { profile: Profile },
  huds: { creature: CreatureHud },
  background: PreloadArtifacts,
}

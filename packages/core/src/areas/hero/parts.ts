import type { AreaParts } from '../../services/area.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import cardsCss from './cards.css'
import forgeCss from './forge.css'
import gearCss from './gear.css'
import css from './hero.css'
import orderCss from './order.css'
import portraitCss from './portrait.css'
import { PreloadArtifacts } from './preload-artifacts.ts'
import { RipeningBox } from './ripening.tsx'
import { CreatureHud } from './scene-hud.tsx'
import { SlotsSetting } from './slots-setting.tsx'
import statsCss from './stats.css'
import stripCss from './strip.css'
import { Profile } from './window.tsx'

export const parts: AreaParts = {
  css: [...kitCss, css, portraitCss, statsCss, stripCss, orderCss, gearCss, forgeCss, cardsCss],
  windows: { profile: Profile },
  huds: { creature: CreatureHud },
  slots: { 'road/left': RipeningBox, 'settings/game': SlotsSetting },
  background: PreloadArtifacts,
}

import type { AreaParts } from '../../services/area.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import css from './profile.css'
import { PlayerWindow } from './window.tsx'

export const parts: AreaParts = {
  css: [...kitCss, css],
  windows: { player: PlayerWindow },
}

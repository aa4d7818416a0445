import type { AreaParts } from '../../services/area.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import css from './settings.css'
import { Settings } from './window.tsx'

export const parts: AreaParts = {
  css: [...kitCss, css],
  windows: { settings: Settings },
}

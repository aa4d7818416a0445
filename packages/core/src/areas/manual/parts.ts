import type { AreaParts } from '../../services/area.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import css from './manual.css'
import { Manual } from './window.tsx'

export const parts: AreaParts = {
  css: [...kitCss, css],
  windows: { manual: Manual },
}

import type { AreaParts } from '../../services/area.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import { Manual } from './window.tsx'

export const parts: AreaParts = {
  css: kitCss,
  windows: { manual: Manual },
}

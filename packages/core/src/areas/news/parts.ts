import type { AreaParts } from '../../services/area.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import { News } from './window.tsx'

export const parts: AreaParts = {
  css: kitCss,
  windows: { news: News },
}

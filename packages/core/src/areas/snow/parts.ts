import type { AreaParts } from '../../services/area.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import { SnowIsland } from './island.tsx'
import snowCss from './snow.css'
import { SnowWay } from './way.tsx'
import { SnowWindow } from './window.tsx'

export const parts: AreaParts = {
  css: [...kitCss, snowCss],
  windows: { snow: SnowWindow },
  moods: { snow: 'snow' },
  slots: { 'shops/islands': SnowIsland, 'road/way': SnowWay },
}

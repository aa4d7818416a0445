import type { AreaParts } from '../../services/area.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import { PortalIsland } from './island.tsx'
import portalCss from './portal.css'
import { PortalWindow } from './window.tsx'

export const parts: AreaParts = {
  css: [...kitCss, portalCss],
  windows: { portal: PortalWindow },
  moods: { portal: 'hell' },
  slots: { 'shops/islands': PortalIsland },
}

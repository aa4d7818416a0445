import type { AreaParts } from '../../services/area.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import buildingsCss from './buildings.css'
import css from './clan.css'
import { ClanStore } from './store.ts'
import { ClanWindow } from './window.tsx'

export const parts: AreaParts = {
  css: [...kitCss, css, buildingsCss],
  windows: { clan: ClanWindow },
  start: (services) => services.live.listen(services.get(ClanStore).receive),
}

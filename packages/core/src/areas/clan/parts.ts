import type { AreaParts } from '../../services/area.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import css from './clan.css'
import raidsCss from './raids/raids.css'
import { RaidStore } from './raids/store.ts'
import { RaidWay } from './raids/way.tsx'
import { ClanStore } from './store.ts'
import { ClanWindow } from './window.tsx'

export const parts: AreaParts = {
  css: [...kitCss, css, raidsCss],
  windows: { clan: ClanWindow },
  slots: { 'road/way': RaidWay },
  start: (services) => {
    const stops = [services.live.listen(services.get(ClanStore).receive), services.live.listen(services.get(RaidStore).receive)]
    return () => {
      for (const stop of stops) stop()
    }
  },
}

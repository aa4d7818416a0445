import type { AtlasName } from '../../art/atlas-of.ts'
import { creatureAtlases } from '../../art/looks.ts'
import type { AreaParts } from '../../services/area.ts'
import type { Services } from '../../services/services.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import css from './battle.css'
import besideCss from './beside.css'
import { BattleLogWindow } from './beside.tsx'
import forecastCss from './forecast.css'
import { BattleHud } from './hud.tsx'
import { keys } from './keys.ts'
import { BattleMirror } from './mirror.tsx'
import resultCss from './result.css'
import { BattleResultPanel, UnseenResult } from './result.tsx'
import { SpeedChoice } from './speed-choice.tsx'
import { BattleStore } from './store.ts'

export const parts = {
  css: [...kitCss, forecastCss, css, besideCss, resultCss],
  windows: { 'battle log': BattleLogWindow },
  huds: { battle: BattleHud },
  results: { battle: BattleResultPanel, road: UnseenResult },
  slots: { 'settings/game': SpeedChoice },
  mirrors: { battle: BattleMirror },
  keys: { battle: keys },
  /** Starts the fight at a place of the road and shows it. */
  attack: (services: Services, placeId: number) => services.get(BattleStore).start(placeId),
  /** Loads the player's current fight. Returns whether there is one. */
  resume: (services: Services) => services.get(BattleStore).resume(),
  clear: (services: Services) => services.get(BattleStore).clear(),
  atlases: (services: Services): readonly AtlasName[] => [
    ...new Set<AtlasName>(['ui', 'heroes', 'backdrops', ...creatureAtlases(services.get(BattleStore).shown)]),
  ],
} satisfies AreaParts & Record<string, unknown>

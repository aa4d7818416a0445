import type { AtlasName } from '../../art/atlas-of.ts'
import { needsSecondCreatureAtlas } from '../../art/looks.ts'
import type { AreaParts } from '../../services/area.ts'
import type { Services } from '../../services/services.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import css from './battle.css'
import { BattleHud } from './hud.tsx'
import { keys } from './keys.ts'
import { BattleMirror } from './mirror.tsx'
import { BattleResultPanel } from './result.tsx'
import { BattleStore } from './store.ts'

export const parts = {
  css: [...kitCss, css],
  huds: { battle: BattleHud },
  results: { battle: BattleResultPanel },
  mirrors: { battle: BattleMirror },
  keys: { battle: keys },
  /** Starts the fight at a place of the road and shows it. */
  attack: (services: Services, placeId: number) => services.get(BattleStore).start(placeId),
  /** Loads the player's current fight. Returns whether there is one. */
  resume: (services: Services) => services.get(BattleStore).resume(),
  clear: (services: Services) => services.get(BattleStore).clear(),
  atlases: (services: Services): readonly AtlasName[] =>
    services.get(BattleStore).shown.some(needsSecondCreatureAtlas)
      ? ['ui', 'heroes', 'creatures-1', 'creatures-2', 'backdrops']
      : ['ui', 'heroes', 'creatures-1', 'backdrops'],
} satisfies AreaParts & Record<string, unknown>

import type { AtlasName } from '../../art/atlas-of.ts'
import { creatureAtlases } from '../../art/looks.ts'
import type { AreaParts } from '../../services/area.ts'
import type { Services } from '../../services/services.ts'
import { kitCss } from '../../ui/theme/kit-css.ts'
import { HeroStore } from '../hero/index.ts'
import css from './arena.css'
import { ArenaCorner } from './corner.tsx'
import { ArenaHud } from './scene/hud.tsx'
import { keys } from './scene/keys.ts'
import { ArenaMirror } from './scene/mirror.tsx'
import { ArenaSceneStore } from './scene/store.ts'
import { ArenaWindow } from './window.tsx'

export const parts = {
  css: [...kitCss, css],
  windows: { arena: ArenaWindow },
  slots: { 'road/corner': ArenaCorner },
  huds: { arena: ArenaHud },
  mirrors: { arena: ArenaMirror },
  keys: { arena: keys },
  prepare: (services: Services) => services.get(ArenaSceneStore).prepare(),
  atlases(services: Services): readonly AtlasName[] {
    const rivals = services.get(ArenaSceneStore).rivals.flatMap(({ squad: [imageId] }) => (imageId ? [{ imageId }] : []))
    const own = services.get(HeroStore).squad.slice(0, 1)
    return ['ui', 'road', 'society', 'leagues', ...creatureAtlases([...rivals, ...own])]
  },
} satisfies AreaParts & Record<string, unknown>

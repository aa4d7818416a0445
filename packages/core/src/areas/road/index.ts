import { atlasOf } from '../../art/atlas-of.ts'
import { creatureAtlases, creaturesAt } from '../../art/looks.ts'
import { defineArea } from '../../services/area.ts'
import { HeroStore } from '../hero/index.ts'
import { PlayerStore } from '../player/index.ts'
import { RoadStore } from './store.ts'

export { RoadStore } from './store.ts'

/** Needed at every stair, because all players have the same first enemies. */
const base = ['ui', 'road', 'heroes', 'creatures-1'] as const

export const area = defineArea({
  name: 'road',
  budget: 29,
  preload: true,
  load: async () => (await import('./parts.ts')).parts,
  scenes: {
    road: {
      load: async () => (await import('./scene/road-scene.ts')).RoadScene,
      atlases: (services) => {
        const places = [...services.get(RoadStore).places.values()]
        const shown = creatureAtlases([...services.get(HeroStore).squad, ...creaturesAt(places)])
        const event = places.some(({ image }) => atlasOf(image) === 'event-items')
        return [...new Set([...base, ...shown, ...(event ? ['event-items' as const] : [])])]
      },
    },
  },
  forget: (services) => services.get(RoadStore).discard(),
  firstScene: async (services) => (services.get(PlayerStore).player ? 'road' : null),
})

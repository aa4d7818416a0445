import { atlasOf } from '../../art/atlas-of.ts'
import { needsSecondCreatureAtlas, placeNeedsSecondCreatureAtlas } from '../../art/looks.ts'
import { defineArea } from '../../services/area.ts'
import { HeroStore } from '../hero/index.ts'
import { PlayerStore } from '../player/index.ts'
import { RoadStore } from './store.ts'

export { RoadStore } from './store.ts'

export const area = defineArea({
  name: 'road',
  budget: 23,
  preload: true,
  load: async () => (await import('./parts.ts')).parts,
  scenes: {
    road: {
      load: async () => (await import('./scene/road-scene.ts')).RoadScene,
      atlases: (services) => {
        const places = [...services.get(RoadStore).places.values()]
        const rare = services.get(HeroStore).squad.some(needsSecondCreatureAtlas) || places.some(placeNeedsSecondCreatureAtlas)
        const event = places.some(({ image }) => atlasOf(image) === 'event-items')
        return [
          'ui',
          'road',
          'heroes',
          'creatures-1',
          ...(rare ? ['creatures-2' as const] : []),
          ...(event ? ['event-items' as const] : []),
        ]
      },
    },
  },
  windows: ['teleport'],
  forget: (services) => services.get(RoadStore).discard(),
  firstScene: async (services) => (services.get(PlayerStore).player ? 'road' : null),
})

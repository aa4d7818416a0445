import { defineArea } from '../../services/area.ts'
import { PlayerStore } from '../player/index.ts'

export const area = defineArea({
  name: 'selection',
  budget: 6,
  preload: true,
  load: async () => (await import('./parts.ts')).parts,
  scenes: {
    'character selection': {
      load: async () => (await import('./scene.ts')).SelectionScene,
      atlases: () => ['ui', 'road', 'heroes'],
    },
  },
  firstScene: async (services) => (services.get(PlayerStore).player ? null : 'character selection'),
})

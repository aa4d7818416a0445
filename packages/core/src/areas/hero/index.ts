import { defineArea } from '../../services/area.ts'
import { PlayerStore } from '../player/index.ts'

export { avatarFrame, companionFrame, heroKey } from './frames.ts'
export { HeroStore } from './store.ts'

export const area = defineArea({
  name: 'hero',
  budget: 31,
  load: async () => (await import('./parts.ts')).parts,
  texts: ['battle'],
  scenes: {
    creature: {
      load: async () => (await import('./scene.ts')).CreatureScene,
      atlases: () => ['ui', 'road', 'heroes', 'creatures-1', 'creatures-2', 'backdrops'],
    },
  },
  windows: ['profile'],
  menu: [
    {
      order: 10,
      icon: 'icon/heroes',
      label: 'hud.heroes',
      window: 'profile',
      news: (services) => services.get(PlayerStore).player?.creatureNews ?? false,
    },
  ],
})

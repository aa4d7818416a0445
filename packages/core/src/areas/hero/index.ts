import { creatureAtlases } from '../../art/looks.ts'
import { defineArea } from '../../services/area.ts'
import { PlayerStore } from '../player/index.ts'
import { hasHeroNews } from './news.ts'

export { avatarFrame, companionFrame, faceFrame, heroKey } from './frames.ts'
export { hasRankNews, wearableCount } from './news.ts'
export { HeroStore } from './store.ts'

export const area = defineArea({
  name: 'hero',
  budget: 45,
  load: async () => (await import('./parts.ts')).parts,
  texts: ['battle'],
  scenes: {
    creature: {
      load: async () => (await import('./scene.ts')).CreatureScene,
      atlases: (services) => ['ui', 'road', 'heroes', 'backdrops', ...creatureAtlases(services.get(PlayerStore).player?.creatures ?? [])],
    },
  },
  windows: ['profile'],
  menu: [
    {
      order: 10,
      icon: 'icon/heroes',
      label: 'hud.heroes',
      window: 'profile',
      news: (services) => hasHeroNews(services.get(PlayerStore).player, services.clock.now),
    },
  ],
})

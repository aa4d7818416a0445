import { defineArea } from '../../services/area.ts'
import { PlayerStore } from '../player/index.ts'
import { EverydayStore } from './store.ts'

export const area = defineArea({
  name: 'everyday',
  budget: 3,
  load: async () => (await import('./parts.ts')).parts,
  texts: ['battle', 'hero', 'story'],
  windows: ['daily'],
  menu: [
    {
      order: 20,
      icon: 'icon/gifts',
      label: 'hud.daily',
      window: 'daily',
      news: (services) => services.get(EverydayStore).ready || (services.get(PlayerStore).player?.haveNewGift ?? false),
    },
  ],
})

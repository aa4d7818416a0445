import { defineArea } from '../../services/area.ts'
import { NotificationStore } from '../notification/index.ts'
import { PlayerStore } from '../player/index.ts'

export const area = defineArea({
  name: 'news',
  budget: 2,
  load: async () => (await import('./parts.ts')).parts,
  windows: ['news'],
  menu: [
    {
      order: 50,
      icon: 'icon/info',
      label: 'hud.news',
      window: 'news',
      news: (services) => (services.get(PlayerStore).player?.roadNews ?? false) || services.get(NotificationStore).unseen,
    },
  ],
})

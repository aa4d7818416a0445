import { defineArea } from '../../services/area.ts'
import { PlayerStore } from '../player/index.ts'

export const area = defineArea({
  name: 'task',
  budget: 9,
  load: async () => (await import('./parts.ts')).parts,
  texts: ['battle', 'event', 'hero'],
  windows: ['tasks'],
  menu: [
    {
      order: 40,
      icon: 'icon/tasks',
      label: 'hud.tasks',
      window: 'tasks',
      news: (services) => services.get(PlayerStore).player?.haveCompletedTasks ?? false,
    },
  ],
})

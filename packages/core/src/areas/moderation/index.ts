import { moderates } from '@skystair/contract/enums'
import { defineArea } from '../../services/area.ts'
import type { Services } from '../../services/services.ts'
import { PlayerStore } from '../player/index.ts'

const isModerator = (services: Services): boolean => moderates(services.get(PlayerStore).player?.accessLevel ?? 'TRIAL')
const views = (services: Services): boolean => services.get(PlayerStore).info?.admined ?? false

export const area = defineArea({
  name: 'moderation',
  budget: 11,
  load: async () => (await import('./parts.ts')).parts,
  only: (services) => isModerator(services) || views(services),
  texts: ['chat'],
  windows: ['moderation'],
  menu: [{ order: 90, icon: 'icon/eye', label: 'hud.moderation', window: 'moderation', shown: isModerator }],
  // The bar with the way out must be there at once.
  settle: async (services) => {
    if (views(services)) services.areas.want(area)
  },
})

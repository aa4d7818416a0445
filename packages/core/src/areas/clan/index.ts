import { CLAN_SEEN_LEVEL } from '@skystair/contract/enums'
import { defineArea } from '../../services/area.ts'
import { PlayerStore } from '../player/index.ts'

export const area = defineArea({
  name: 'clan',
  budget: 14,
  load: async () => (await import('./parts.ts')).parts,
  texts: ['bank', 'hero', 'platform'],
  windows: ['clan'],
  menu: [
    {
      order: 45,
      icon: 'icon/clan',
      label: 'hud.clan',
      window: 'clan',
      shown: (services) => (services.get(PlayerStore).player?.level ?? 0) >= CLAN_SEEN_LEVEL,
      news: (services) => services.get(PlayerStore).player?.promptClan ?? false,
    },
  ],
})

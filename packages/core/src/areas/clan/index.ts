import { CLAN_SEEN_LEVEL } from '@skystair/contract/enums'
import type { Area } from '../../services/area.ts'
import { PlayerStore } from '../player/index.ts'

const load = async () => (await import('./parts.ts')).parts

export const area: Area<Awaited<ReturnType<typeof load>>> = {
  name: 'clan',
  budget: 28,
  load,
  texts: ['bank', 'chat', 'hero', 'platform'],
  windows: ['clan', 'clanPage'],
  scenes: {
    clan: {
      load: async () => (await import('./scene/clan-scene.ts')).ClanScene,
      atlases: () => ['ui', 'road', 'heroes', 'buildings', 'society', 'flags'],
    },
  },
  prepare: async (services, scene) => {
    if (scene === 'clan') await (await services.areas.load(area)).prepare(services)
  },
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
}

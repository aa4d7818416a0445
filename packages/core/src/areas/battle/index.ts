import type { Area } from '../../services/area.ts'
import { PlayerStore } from '../player/index.ts'

const load = async () => (await import('./parts.ts')).parts

export const area: Area<Awaited<ReturnType<typeof load>>> = {
  name: 'battle',
  budget: 31,
  load,
  texts: ['hero'],
  windows: ['battle log'],
  scenes: {
    battle: {
      load: async () => (await import('./scene/battle-scene.ts')).BattleScene,
      atlases: async (services) => (await services.areas.load(area)).atlases(services),
    },
  },
  /** Resumes a fight in progress. */
  firstScene: async (services) => {
    if (services.get(PlayerStore).player?.battleId == null) return null
    return (await (await services.areas.load(area)).resume(services)) ? 'battle' : null
  },
}

import type { Area } from '../../services/area.ts'

const load = async () => (await import('./parts.ts')).parts

export const area: Area<Awaited<ReturnType<typeof load>>> = {
  name: 'arena',
  budget: 12,
  load,
  texts: ['battle', 'fairness', 'hero'],
  windows: ['arena'],
  scenes: {
    arena: {
      load: async () => (await import('./scene/arena-scene.ts')).ArenaScene,
      atlases: async (services) => (await services.areas.load(area)).atlases(services),
    },
  },
  prepare: async (services, scene) => {
    if (scene === 'arena') await (await services.areas.load(area)).prepare(services)
  },
}

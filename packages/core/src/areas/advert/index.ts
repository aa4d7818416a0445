import { type Area, defineArea } from '../../services/area.ts'
import type { parts } from './parts.ts'

export const area: Area<typeof parts> = defineArea({
  name: 'advert',
  budget: 3,
  load: async () => (await import('./parts.ts')).parts,
  texts: ['bank', 'platform'],
  settle: async (services) => {
    if (services.platform.capabilities.startsWithAdvert) await (await services.areas.loadSoon(area))?.begin(services)
  },
})

import { defineArea } from '../../services/area.ts'

export const area = defineArea({
  name: 'campaign',
  budget: 20,
  load: async () => (await import('./parts.ts')).parts,
  texts: ['battle', 'bank', 'hero', 'shop'],
  windows: ['campaigns', 'wheel', 'delayed-chest'],
})

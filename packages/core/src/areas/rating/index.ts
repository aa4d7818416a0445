import { defineArea } from '../../services/area.ts'

export const area = defineArea({
  name: 'rating',
  budget: 4,
  load: async () => (await import('./parts.ts')).parts,
  windows: ['rating'],
})

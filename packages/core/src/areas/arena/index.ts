import { defineArea } from '../../services/area.ts'

export const area = defineArea({
  name: 'arena',
  budget: 10,
  load: async () => (await import('./parts.ts')).parts,
  texts: ['battle', 'fairness', 'hero'],
  windows: ['arena'],
})

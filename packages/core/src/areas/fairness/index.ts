import { defineArea } from '../../services/area.ts'

export const area = defineArea({
  name: 'fairness',
  budget: 3,
  load: async () => (await import('./parts.ts')).parts,
  texts: ['battle', 'manual', 'settings'],
  windows: ['fairness'],
})

import { defineArea } from '../../services/area.ts'

export const area = defineArea({
  name: 'fairness',
  budget: 6,
  load: async () => (await import('./parts.ts')).parts,
  texts: ['battle', 'campaign', 'hero', 'manual', 'platform', 'settings'],
  windows: ['fairness', 'replay'],
})

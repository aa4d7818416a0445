import { defineArea } from '../../services/area.ts'

export const area = defineArea({
  name: 'bank',
  budget: 9,
  load: async () => (await import('./parts.ts')).parts,
  texts: ['battle', 'campaign', 'hero', 'platform'],
  windows: ['bank'],
})

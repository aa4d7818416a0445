import { defineArea } from '../../services/area.ts'

export const area = defineArea({
  name: 'event',
  budget: 2,
  load: async () => (await import('./parts.ts')).parts,
  texts: ['battle', 'hero', 'task'],
})

import { defineArea } from '../../services/area.ts'

export const area = defineArea({
  name: 'event',
  budget: 3,
  load: async () => (await import('./parts.ts')).parts,
  texts: ['battle', 'hero', 'task'],
})

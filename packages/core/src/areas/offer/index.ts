import { defineArea } from '../../services/area.ts'

export const area = defineArea({
  name: 'offer',
  budget: 5,
  load: async () => (await import('./parts.ts')).parts,
  texts: ['battle', 'hero', 'shop'],
  windows: ['offer'],
})

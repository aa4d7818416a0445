import { defineArea } from '../../services/area.ts'

export const area = defineArea({
  name: 'profile',
  budget: 5,
  load: async () => (await import('./parts.ts')).parts,
  texts: ['bank', 'chat', 'hero', 'shop'],
  windows: ['player'],
})

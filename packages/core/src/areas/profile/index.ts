import { defineArea } from '../../services/area.ts'

export const area = defineArea({
  name: 'profile',
  budget: 6,
  load: async () => (await import('./parts.ts')).parts,
  texts: ['bank', 'chat', 'hero', 'shop'],
  windows: ['player'],
})

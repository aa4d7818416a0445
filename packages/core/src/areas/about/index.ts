import { defineArea } from '../../services/area.ts'

export const area = defineArea({
  name: 'about',
  budget: 5,
  load: async () => (await import('./parts.ts')).parts,
  texts: ['settings'],
  windows: ['credits', 'legal'],
})

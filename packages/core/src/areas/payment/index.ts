import { defineArea } from '../../services/area.ts'

export const area = defineArea({
  name: 'payment',
  budget: 5,
  load: async () => (await import('./parts.ts')).parts,
  texts: ['bank'],
})

import { defineArea } from '../../services/area.ts'

export const area = defineArea({
  name: 'notification',
  budget: 1,
  load: async () => (await import('./parts.ts')).parts,
  texts: ['bank'],
})

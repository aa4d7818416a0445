import { defineArea } from '../../services/area.ts'

export const area = defineArea({
  name: 'gift',
  budget: 7,
  load: async () => (await import('./parts.ts')).parts,
  texts: ['bank', 'battle', 'chat'],
  windows: ['gifts'],
})

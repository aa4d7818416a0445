import { defineArea } from '../../services/area.ts'

export const area = defineArea({
  name: 'mail',
  budget: 6,
  load: async () => (await import('./parts.ts')).parts,
  texts: ['chat'],
  windows: ['mail'],
})
